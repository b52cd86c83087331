import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Looks for the app's font as soon as its code runs.
private final class FontApp: UIResponder, UIApplicationDelegate {
  static var font: UIFont?
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Self.font = UIFont(name: "PlaidTest-Regular", size: 10)
    return true
  }
}

/// The fonts that Info.plist names.
@MainActor
struct AppFontTests {
  /// A path from any folder of resources to a file.
  private func name(of file: URL) -> String {
    String(repeating: "../", count: 32) + file.path.dropFirst()
  }

  private func launch(fonts: [String]) -> [String] {
    Diagnostics.collecting {
      let simulator = Simulator(
        size: CGSize(width: 320, height: 480), scale: 1,
        launching: {
          AppLaunch(delegateClass: FontApp.self, information: ["UIAppFonts": fonts]).begin(in: $0)
        })
      withExtendedLifetime(simulator) {}
    }
  }

  @Test func theyAreKnownBeforeTheAppIsLaunched() throws {
    // Text that was laid out before does not keep the fonts that were known then.
    let label = UILabel()
    (label.text, label.font) = ("A", .systemFont(ofSize: 10))
    let usual = label.intrinsicContentSize.width
    let font = FontFile.data(family: "Plaid Test", postScriptName: "PlaidTest-Regular")
    try withTemporaryFolder(["Plaid.ttf": font]) { folder in
      #expect(UIFont(name: "PlaidTest-Regular", size: 10) == nil)
      let warnings = launch(fonts: [name(of: folder.appending(path: "Plaid.ttf"))])
      #expect(warnings == [])
      #expect(FontApp.font?.familyName == "Plaid Test")
      #expect(FontApp.font?.fontName == "PlaidTest-Regular")
      label.font = FontApp.font
      // Its only letter is two em wide.
      #expect(label.intrinsicContentSize.width == 20 && usual < 10)
      #expect(UIFont(name: "Plaid Test", size: 12)?.pointSize == 12)
    }
  }

  @Test func filesThatAreNoFontsAreNamed() throws {
    try withTemporaryFolder(["Note.ttf": Data("no font".utf8)]) { folder in
      let note = name(of: folder.appending(path: "Note.ttf"))
      #expect(
        launch(fonts: [note, "Lost.otf"]) == [
          "The file “\(note)”, which Info.plist names, has no font.",
          "There is no font file “Lost.otf”, which Info.plist names.",
        ])
    }
  }
}
