import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// The text of alerts follows the user's text size.
@MainActor
struct AlertTextSizeTests {
  private func sizes(in alert: UIAlertController) -> [String: CGFloat] {
    func labels(in view: UIView) -> [UILabel] {
      ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap { labels(in: $0) }
    }
    let pairs = labels(in: alert.view).map { ($0.text ?? "", $0.font.pointSize.rounded()) }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// Apple's table of text styles has 17, 13 and 17 points for a headline, a footnote and a body,
  /// and 23, 19 and 23 for the largest text without the sizes for accessibility. Larger text would
  /// have no room in the rows.
  @Test func theFontsAreThoseOfTheTextStyles() {
    let root = UIViewController()
    let simulator = Simulator(root: root)
    let usual: [String: CGFloat] = ["Delete it?": 17, "For good.": 13, "Cancel": 17]
    let large: [String: CGFloat] = ["Delete it?": 23, "For good.": 19, "Cancel": 23]
    simulator.preferredContentSizeCategory = .extraExtraExtraLarge
    let alert = UIAlertController(
      title: "Delete it?", message: "For good.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    root.present(alert, animated: false)
    simulator.settle()
    #expect(sizes(in: alert) == large)
    let height = alert.view.frame.height
    simulator.preferredContentSizeCategory = .large
    simulator.settle()
    #expect(sizes(in: alert) == usual)
    #expect(alert.view.frame.height < height)
    simulator.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    simulator.settle()
    #expect(sizes(in: alert) == large && alert.view.frame.height == height)
  }
}
