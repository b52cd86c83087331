import Catalogue
import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Text in the system's colours is legible in the dark, too: WCAG 2.1 asks for a contrast of 4.5 to
/// 1 (level AA).
@MainActor
struct DarkDemoContrastTests {
  @Test func theTitlesOfTheShelves() throws {
    let root = try #require(Catalogue.demo(id: "collection-shelves")).makeRoot()
    let simulator = Simulator(style: .dark, root: root)
    simulator.settle()
    let views = simulator.window.andAllWithin
    let ground = try #require(views.lazy.compactMap { $0 as? UICollectionView }.first)
    let titles = views.compactMap { $0 as? UILabel }.filter {
      ["Featured", "On the shelf", "More"].contains($0.text)
    }
    #expect(titles.count == 3)
    let paper = try #require(ground.backgroundColor)
    for title in titles { #expect(contrast(title.textColor, paper, in: title) >= 4.5) }
    withExtendedLifetime(simulator) {}
  }

  /// A popover has the system's background.
  @Test func theFruitOfThePopover() {
    let storyboard = UIStoryboard(name: "Popovers", bundle: nil)
    let choices = storyboard.instantiateViewController(withIdentifier: "choices")
    let simulator = Simulator(style: .dark, root: choices)
    simulator.settle()
    let buttons = choices.view.andAllWithin.compactMap { $0 as? UIButton }
    #expect(buttons.count == 3)
    for button in buttons {
      let color = button.titleColor(for: .normal) ?? .clear
      #expect(contrast(color, .systemBackground, in: button) >= 4.5)
    }
    withExtendedLifetime(simulator) {}
  }

  /// A card of a grouped page is lighter than the page, as in the system's lists.
  @Test func theRowsOfTheRecognisers() throws {
    let root = try #require(Catalogue.demo(id: "recognizers")).makeRoot()
    let simulator = Simulator(style: .dark, root: root)
    simulator.settle()
    let page = try #require(root.view.backgroundColor)
    let panel = try #require(root.view.subviews.last?.backgroundColor)
    #expect(luminance(panel, in: root.view) > luminance(page, in: root.view))
    withExtendedLifetime(simulator) {}
  }

  /// (L1 + 0.05) / (L2 + 0.05) of the relative luminances.
  private func contrast(_ a: UIColor, _ b: UIColor, in view: UIView) -> CGFloat {
    let (x, y) = (luminance(a, in: view), luminance(b, in: view))
    return (max(x, y) + 0.05) / (min(x, y) + 0.05)
  }

  private func luminance(_ color: UIColor, in view: UIView) -> CGFloat {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    color.resolvedColor(with: view.traitCollection)
      .getRed(&red, green: &green, blue: &blue, alpha: nil)
    func linear(_ part: CGFloat) -> CGFloat {
      part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}

extension UIView {
  fileprivate var andAllWithin: [UIView] { [self] + subviews.flatMap(\.andAllWithin) }
}
