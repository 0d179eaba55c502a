# For a tap: https://docs.brew.sh/How-to-Create-and-Maintain-a-Tap. Not run yet, for want of a Mac.
# `url` and `sha256` come with the first release; until then `brew install --HEAD`.
class Sheetc < Formula
  desc "Compiler for iOS sheets: from YAML to UIKit and SwiftUI"
  homepage "https://github.com/OWNER/sheetc"
  license "MIT"
  head "https://github.com/OWNER/sheetc.git", branch: "main"

  depends_on "pkgconf" => :build
  depends_on xcode: ["26.4", :build]
  depends_on "libyaml"
  depends_on macos: :sequoia

  def install
    # Homebrew has a sandbox of its own, and they do not nest.
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "sheetc"
    system "Scripts/install", ".build/release/sheetc", prefix
  end

  test do
    (testpath/"tray.sheet.yaml").write <<~YAML
      sheets:
        Tray:
          detents: [medium, large]
    YAML
    system bin/"sheetc", "check", "--strict", "tray.sheet.yaml"
    assert_match "final class TraySheet", shell_output("#{bin}/sheetc compile tray.sheet.yaml")
  end
end
