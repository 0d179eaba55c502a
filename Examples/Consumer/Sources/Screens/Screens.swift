import SwiftUI
import UIKit

/// Opens the cart over `presenter`.
@MainActor public func openCart(from presenter: UIViewController) {
  CartSheet().present(UIViewController(), from: presenter)
}

/// Opens an order over `presenter`, as high as its parcel.
@MainActor public func openOrder(from presenter: UIViewController) {
  let sheet = OrderSheet()
  sheet.present(UIViewController(), from: presenter)
  sheet.select(.parcel)
}

extension View {
  /// The same order, over a view.
  public func order(isPresented: Binding<Bool>) -> some View {
    orderSheet(isPresented: isPresented) { Text("parcel") }
  }
}
