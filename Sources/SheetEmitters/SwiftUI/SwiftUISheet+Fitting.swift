import SheetModel

extension SwiftUISheet {
  /// Writes what measures the content, where a detent follows it.
  ///
  /// The content is laid out as the sheet has it; beside it stands nothing that can be seen, as tall as
  /// the content would be at the width of the sheet if it could choose.
  func writeFitting(to writer: inout SwiftWriter) {
    guard usesFit else { return }
    writer.write(
      """

      private func measuring(_ content: some View) -> some View {
        Fitting {
          content
          Color.clear.onGeometryChange(
            for: CGFloat.self,
            of: { $0.size.height },
            action: { fit = $0 > 0 ? $0 : nil }
          )
        }
      }

      /// Lays out the content, and gives what stands behind it the height that the content would
      /// have at this width.
      nonisolated private struct Fitting: Layout {
        func sizeThatFits(
          proposal: ProposedViewSize,
          subviews: Subviews,
          cache: inout Void
        ) -> CGSize {
          subviews.first?.sizeThatFits(proposal) ?? .zero
        }

        func placeSubviews(
          in bounds: CGRect,
          proposal: ProposedViewSize,
          subviews: Subviews,
          cache: inout Void
        ) {
          guard let content = subviews.first, let probe = subviews.last else { return }
          let ideal = content.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
          content.place(at: bounds.origin, proposal: proposal)
          probe.place(
            at: bounds.origin,
            proposal: ProposedViewSize(width: 0, height: ideal.height)
          )
        }
      }
      """)
  }
}
