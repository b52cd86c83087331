import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// In dark interfaces sheets have lighter backgrounds than what they cover.
@MainActor
struct SheetLevelTests {
  private func background(
    presented style: UIModalPresentationStyle, _ interface: UIUserInterfaceStyle
  ) throws -> (level: UIUserInterfaceLevel, color: UInt32) {
    let root = UIViewController()
    let simulator = Simulator(size: CGSize(width: 390, height: 844), scale: 1, root: root)
    simulator.window.overrideUserInterfaceStyle = interface
    let next = UIViewController()
    next.view.backgroundColor = .systemBackground
    next.modalPresentationStyle = style
    root.present(next, animated: false)
    simulator.settle()
    let picture = try #require(simulator.snapshot())
    return (
      next.traitCollection.userInterfaceLevel, picture.pixel(x: 195, y: 500) & 0xFF_FFFF
    )
  }

  // Apple's colours: black for the content of a window, 28, 28, 30 for what is elevated.

  @Test func aDarkSheetIsElevated() throws {
    let sheet = try background(presented: .pageSheet, .dark)
    #expect(sheet.level == .elevated && sheet.color == 0x1C1C1E)
  }

  @Test func aDarkPageThatCoversEverythingIsNot() throws {
    let page = try background(presented: .fullScreen, .dark)
    #expect(page.level == .base && page.color == 0)
  }

  @Test func aDarkPopoverIsElevated() throws {
    let root = UIViewController()
    let simulator = Simulator(size: CGSize(width: 820, height: 600), scale: 1, root: root)
    simulator.window.overrideUserInterfaceStyle = .dark
    let next = UIViewController()
    next.view.backgroundColor = .systemBackground
    next.modalPresentationStyle = .popover
    next.preferredContentSize = CGSize(width: 300, height: 300)
    next.popoverPresentationController?.sourceView = root.view
    next.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 100, width: 20, height: 20)
    root.present(next, animated: false)
    simulator.settle()
    #expect(next.traitCollection.userInterfaceLevel == .elevated)
    #expect(root.traitCollection.userInterfaceLevel == .base)
    let picture = try #require(simulator.snapshot())
    #expect(picture.pixel(x: 410, y: 300) & 0xFF_FFFF == 0x1C1C1E)
  }

  @Test func aLightSheetIsWhite() throws {
    let sheet = try background(presented: .pageSheet, .light)
    #expect(sheet.level == .elevated && sheet.color == 0xFF_FFFF)
  }

  @Test func backgroundsFollowTheLevel() {
    func dark(_ color: UIColor, _ level: UIUserInterfaceLevel) -> String {
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceLevel: level),
      ])
      var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: nil)
      return [red, green, blue].map { "\(Int(($0 * 255).rounded()))" }.joined(separator: ",")
    }
    #expect(dark(.systemBackground, .base) == "0,0,0")
    #expect(dark(.systemBackground, .elevated) == "28,28,30")
    #expect(dark(.secondarySystemBackground, .base) == "28,28,30")
    #expect(dark(.secondarySystemBackground, .elevated) == "44,44,46")
    #expect(dark(.tertiarySystemBackground, .elevated) == "58,58,60")
    #expect(dark(.secondarySystemGroupedBackground, .elevated) == "44,44,46")
    #expect(dark(.label, .elevated) == "255,255,255")
  }
}
