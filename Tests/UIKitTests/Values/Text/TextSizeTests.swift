import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitSimulator
import UIKitTestSupport

/// Text in the size that the user wants.
@MainActor
struct TextSizeTests {
  private func size(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
    UIFont.preferredFont(
      forTextStyle: style,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
    ).pointSize
  }

  /// Apple's Human Interface Guidelines, Typography, the rows of body text and of large titles.
  @Test func eachCategoryHasItsSizes() {
    let rows: [(UIContentSizeCategory, body: CGFloat, largeTitle: CGFloat)] = [
      (.extraSmall, 14, 31), (.small, 15, 32), (.medium, 16, 33), (.large, 17, 34),
      (.extraLarge, 19, 36), (.extraExtraLarge, 21, 38), (.extraExtraExtraLarge, 23, 40),
      (.accessibilityMedium, 28, 44), (.accessibilityLarge, 33, 48),
      (.accessibilityExtraLarge, 40, 52), (.accessibilityExtraExtraLarge, 47, 56),
      (.accessibilityExtraExtraExtraLarge, 53, 60),
    ]
    for (category, body, largeTitle) in rows {
      #expect(size(.body, category) == body && size(.headline, category) == body)
      #expect(size(.largeTitle, category) == largeTitle)
    }
    #expect(rows.map(\.0).sorted() == rows.map(\.0))
    // No text is smaller than 11 points.
    #expect(size(.caption2, .extraSmall) == 11)
    // What is not said is the usual size.
    #expect(size(.body, .unspecified) == 17 && size(.body, .init(rawValue: "huge")) == 17)
  }

  @Test func accessibilitySizesAreTheFiveLargest() {
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(UIContentSizeCategory.accessibilityExtraExtraExtraLarge.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
    #expect(UIContentSizeCategory.unspecified < .extraSmall)
  }

  /// Body text grows from 17 to 21 points, and a title of 28 points to 32.
  @Test func metricsScaleAsTheirStyleDoes() {
    let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraLarge)
    let value = UIFontMetrics.default.scaledValue(for: 34, compatibleWith: traits)
    #expect(abs(value - 42) < 1e-9)
    let title = UIFontMetrics(forTextStyle: .title1)
    #expect(abs(title.scaledValue(for: 7, compatibleWith: traits) - 8) < 1e-9)
    let font = UIFont.systemFont(ofSize: 34)
    #expect(
      UIFontMetrics.default.scaledFont(for: font, compatibleWith: traits).pointSize == 42)
    let limited = UIFontMetrics.default.scaledFont(
      for: font, maximumPointSize: 40, compatibleWith: traits)
    #expect(limited.pointSize == 40)
  }

  /// 17 points times the factor, and the nearest size of body text.
  @Test func aDesktopsTextScaleIsTheNearestCategory() {
    let expected: [(Double, UIContentSizeCategory)] = [
      (1, .large), (0.85, .extraSmall), (1.12, .extraLarge), (1.25, .extraExtraLarge),
      (1.4, .extraExtraExtraLarge), (2, .accessibilityLarge),
      (9, .accessibilityExtraExtraExtraLarge), (.nan, .large), (.infinity, .large), (0, .large),
      (-1, .large),
    ]
    for (scale, category) in expected {
      #expect(UIContentSizeCategory(textScale: scale) == category, "\(scale)")
    }
  }

  private final class PageViewController: UIViewController {
    var sizes: [UIContentSizeCategory] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      sizes.append(traitCollection.preferredContentSizeCategory)
    }
  }

  @Test func aChangeReachesControllersAndTheFontsTheyAskFor() {
    let page = PageViewController()
    let simulator = Simulator(root: page)
    #expect(page.traitCollection.preferredContentSizeCategory == .large)
    #expect(simulator.preferredContentSizeCategory == .large)
    var posted: [String] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { notification in
      let value = notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey]
      let name = value as? String
      MainActor.assumeIsolated { posted.append(name ?? "") }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    page.sizes = []
    simulator.preferredContentSizeCategory = .extraExtraLarge
    simulator.preferredContentSizeCategory = .unspecified
    simulator.settle()
    #expect(page.sizes == [.extraExtraLarge])
    #expect(posted == [UIContentSizeCategory.extraExtraLarge.rawValue])
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 21)
    #expect(UIApplication.shared.preferredContentSizeCategory == .extraExtraLarge)
    // Another simulator begins with the usual size.
    let other = Simulator(root: UIViewController())
    #expect(other.preferredContentSizeCategory == .large)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
  }
}
