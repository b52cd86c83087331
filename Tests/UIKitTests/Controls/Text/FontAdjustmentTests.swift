import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitSimulator
import UIKitTestSupport

/// Views whose fonts follow the user's text size while they are shown. The sizes are those of
/// Apple's Human Interface Guidelines, Typography: body 17 and 21 points, footnote 13 and 17.
@MainActor
struct FontAdjustmentTests {
  private let controller = UIViewController()
  private let simulator: Simulator

  init() { simulator = Simulator(size: CGSize(width: 320, height: 480), root: controller) }

  private func enlargeText(to category: UIContentSizeCategory = .extraExtraLarge) {
    simulator.preferredContentSizeCategory = category
    simulator.settle()
  }

  @Test func aLabelFollowsWhereItSaysSo() {
    let (follows, stays, fixed) = (UILabel(), UILabel(), UILabel())
    for label in [follows, stays, fixed] {
      label.text = "Harbour"
      label.font = .preferredFont(forTextStyle: .body)
      controller.view.addSubview(label)
    }
    fixed.font = .systemFont(ofSize: 17)
    for label in [follows, fixed] { label.adjustsFontForContentSizeCategory = true }
    let height = follows.intrinsicContentSize.height
    enlargeText()
    #expect(follows.font.pointSize == 21 && stays.font.pointSize == 17)
    #expect(fixed.font.pointSize == 17)
    #expect(follows.intrinsicContentSize.height > height)
    enlargeText(to: .large)
    #expect(follows.font == .preferredFont(forTextStyle: .body))
  }

  /// 20 points times 21 / 17, and no more than the limit.
  @Test func aScaledFontFollowsItsMetrics() {
    let (free, limited) = (UILabel(), UILabel())
    let font = UIFont.systemFont(ofSize: 20, weight: .bold)
    free.font = UIFontMetrics.default.scaledFont(for: font)
    limited.font = UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 22)
    for label in [free, limited] {
      label.adjustsFontForContentSizeCategory = true
      controller.view.addSubview(label)
    }
    enlargeText()
    #expect(abs(free.font.pointSize - 20 * 21 / 17) < 1e-9)
    #expect(free.font.fontName == font.withSize(25).fontName)
    #expect(limited.font.pointSize == 22)
  }

  @Test func anAttributedTextFollowsInItsParts() {
    let label = UILabel()
    let text = NSMutableAttributedString(
      string: "Body", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
    text.append(
      NSAttributedString(
        string: "Fixed", attributes: [.font: UIFont.systemFont(ofSize: 13)]))
    text.append(
      NSAttributedString(
        string: "Note", attributes: [.font: UIFont.preferredFont(forTextStyle: .footnote)]))
    label.attributedText = text
    label.adjustsFontForContentSizeCategory = true
    controller.view.addSubview(label)
    enlargeText()
    let sizes = [0, 4, 9].map {
      (label.attributedText?.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)?.pointSize
    }
    #expect(sizes == [21, 13, 17])
    // The text that was set is the program's own, and stays as it is.
    #expect((text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 17)
  }

  @Test func fieldsAndTextViewsFollow() {
    let (field, view) = (UITextField(), UITextView())
    field.font = .preferredFont(forTextStyle: .footnote)
    field.placeholder = "Name"
    field.adjustsFontForContentSizeCategory = true
    view.font = .preferredFont(forTextStyle: .body)
    view.text = "Text"
    view.adjustsFontForContentSizeCategory = true
    for shown in [field, view] { controller.view.addSubview(shown) }
    enlargeText()
    #expect(field.font?.pointSize == 17 && view.font?.pointSize == 21)
    enlargeText(to: .extraSmall)
    #expect(field.font?.pointSize == 12 && view.font?.pointSize == 14)
  }

  /// Body text of the limits has 15 and 23 points, that of the user's sizes 14 and 33.
  @Test func aViewLimitsTheTextSizesBelowIt() {
    let (view, label) = (UIView(), UILabel())
    view.minimumContentSizeCategory = .small
    view.maximumContentSizeCategory = .extraExtraExtraLarge
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    view.addSubview(label)
    controller.view.addSubview(view)
    let expected: [(UIContentSizeCategory, CGFloat)] = [
      (.accessibilityLarge, 23), (.extraSmall, 15), (.large, 17),
    ]
    for (category, size) in expected {
      enlargeText(to: category)
      #expect(label.font.pointSize == size)
    }
    enlargeText(to: .accessibilityLarge)
    #expect(controller.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    view.maximumContentSizeCategory = nil
    #expect(label.font.pointSize == 33)
    // Limits that are no sizes, and such as exclude each other.
    view.maximumContentSizeCategory = UIContentSizeCategory(rawValue: "huge")
    #expect(view.maximumContentSizeCategory == nil && label.font.pointSize == 33)
    view.minimumContentSizeCategory = .large
    view.maximumContentSizeCategory = .small
    #expect(label.font.pointSize == 15)
  }

  /// A font for another text size is changed when the view begins to follow.
  @Test func aFontOfAnotherTextSizeIsAdjustedAtOnce() {
    let label = UILabel()
    controller.view.addSubview(label)
    label.font = .preferredFont(
      forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .small))
    #expect(label.font.pointSize == 15)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.font.pointSize == 17)
  }

  @Test func aButtonsTitleMakesRoomForItself() throws {
    let (configured, plain) = (UIButton(configuration: .filled()), UIButton(type: .system))
    configured.configuration?.title = "Continue"
    plain.setTitle("Continue", for: .normal)
    let title = try #require(plain.titleLabel)
    title.font = .preferredFont(forTextStyle: .body)
    title.adjustsFontForContentSizeCategory = true
    let stack = UIStackView(arrangedSubviews: [configured, plain])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      stack.topAnchor.constraint(equalTo: controller.view.topAnchor),
    ])
    simulator.settle()
    let before = [configured, plain].map(\.bounds.width)
    enlargeText()
    #expect(title.font.pointSize == 21)
    for (button, width) in zip([configured, plain], before) { #expect(button.bounds.width > width) }
    #expect(!title.isTruncated)
  }

  /// Rows without a height of their own grow with their text.
  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      if indexPath.row == 0 {
        cell.textLabel?.text = "Harbour"
      } else {
        var content = cell.defaultContentConfiguration()
        content.text = "Harbour"
        cell.contentConfiguration = content
      }
      return cell
    }
  }

  @Test func rowsOfATableGrow() throws {
    let table = UITableView(frame: controller.view.bounds)
    let source = Source()
    table.dataSource = source
    controller.view.addSubview(table)
    simulator.settle()
    let before = table.visibleCells.map(\.bounds.height)
    enlargeText(to: .accessibilityExtraExtraExtraLarge)
    let after = table.visibleCells.map(\.bounds.height)
    #expect(before.count == 2 && after.count == 2)
    for (old, new) in zip(before, after) { #expect(new > old + 20) }
    enlargeText(to: .large)
    #expect(table.visibleCells.map(\.bounds.height) == before)
  }

  @Test func rowsOfAListGrow() throws {
    let list = UICollectionView(
      frame: controller.view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) {
      list, path, text in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Harbour", "Lighthouse"])
    source.apply(snapshot, animatingDifferences: false)
    controller.view.addSubview(list)
    simulator.settle()
    func heights() -> [CGFloat] { list.visibleCells.map(\.bounds.height) }
    let before = heights()
    enlargeText(to: .accessibilityExtraExtraExtraLarge)
    #expect(before.count == 2 && heights().count == 2)
    for (old, new) in zip(before, heights()) { #expect(new > old + 20) }
    enlargeText(to: .large)
    #expect(heights() == before)
  }
}

extension UILabel {
  /// Whether its text does not fit.
  fileprivate var isTruncated: Bool { sizeThatFits(.zero).width > bounds.width + 0.5 }
}
