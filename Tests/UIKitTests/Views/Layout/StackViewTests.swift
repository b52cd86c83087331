import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Rows and columns of views.
@MainActor
struct StackViewTests {
  /// A view with an intrinsic content size.
  private final class Sized: UIView {
    var size = CGSize.zero { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { size }
  }

  private func sized(_ width: CGFloat, _ height: CGFloat) -> Sized {
    let view = Sized()
    view.size = CGSize(width: width, height: height)
    return view
  }

  /// A stack view of 300 × 100 with three views.
  private func stack(_ distribution: UIStackView.Distribution) -> (UIView, UIStackView, [Sized]) {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let views = [sized(20, 10), sized(40, 30), sized(60, 20)]
    let stack = page.add(UIStackView(arrangedSubviews: views))
    stack.distribution = distribution
    stack.pin(x: 0, y: 0, width: 300, height: 100)
    return (page, stack, views)
  }

  @Test func fillStretchesTheOneThatMindsLeast() {
    let (page, stack, views) = stack(.fill)
    stack.spacing = 10
    views[1].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
    page.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 30, 240])
    #expect(views.map(\.frame.width) == [20, 200, 60])
    #expect(views.map(\.frame.height) == [100, 100, 100])
    views[1].setContentHuggingPriority(.defaultLow, for: .horizontal)
    page.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [20, 40, 220], "among equals the last is stretched")
  }

  @Test func theOtherDistributionsShareTheRoom() {
    var (page, stack, views) = stack(.fillEqually)
    stack.spacing = 15
    page.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [90, 90, 90])
    #expect(views.map(\.frame.minX) == [0, 105, 210])
    (page, stack, views) = self.stack(.fillProportionally)
    page.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [50, 100, 150])
    (page, stack, views) = self.stack(.equalSpacing)
    page.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 110, 240])
    #expect(views.map(\.frame.width) == [20, 40, 60])
    (page, stack, views) = self.stack(.equalCentering)
    page.layoutIfNeeded()
    #expect(views.map(\.frame.midX) == [10, 140, 270])
  }

  @Test func proportionsFollowTheSizesOfTheContents() {
    let (page, stack, views) = stack(.fillProportionally)
    page.layoutIfNeeded()
    // Now 20, 40 and 140, of 300 points.
    views[2].size.width = 140
    page.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [30, 60, 210] && stack.frame.width == 300)
  }

  @Test func alignmentPlacesAcrossTheAxis() {
    let (page, stack, views) = stack(.fill)
    stack.alignment = .top
    page.layoutIfNeeded()
    #expect(views.map(\.frame.minY) == [0, 0, 0])
    #expect(views.map(\.frame.height) == [10, 30, 20])
    stack.alignment = .center
    page.layoutIfNeeded()
    #expect(views.map(\.frame.midY) == [50, 50, 50])
    stack.alignment = .bottom
    page.layoutIfNeeded()
    #expect(views.map(\.frame.maxY) == [100, 100, 100])
    stack.axis = .vertical
    stack.alignment = .trailing
    page.layoutIfNeeded()
    #expect(views.map(\.frame.maxX) == [300, 300, 300])
    #expect(views.map(\.frame.minY) == [0, 10, 40])
  }

  @Test func aStackViewIsAsLargeAsItsViewsNeed() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let views = [sized(20, 10), sized(40, 30), sized(60, 20)]
    let stack = page.add(UIStackView(arrangedSubviews: views))
    (stack.axis, stack.spacing, stack.alignment) = (.vertical, 5, .center)
    stack.pin(x: 7, y: 9)
    page.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 7, y: 9, width: 60, height: 70))
    #expect(views.map(\.frame.midX) == [30, 30, 30])
    stack.setCustomSpacing(20, after: views[0])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    page.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 66, height: 89))
    #expect(views[0].frame.origin == CGPoint(x: 22, y: 1))
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 66, height: 89))
  }

  @Test func hiddenViewsTakeNoRoom() {
    let (page, stack, views) = stack(.equalSpacing)
    views[1].isHidden = true
    page.layoutIfNeeded()
    #expect(views[0].frame.minX == 0 && views[2].frame.maxX == 300)
    stack.distribution = .fillEqually
    page.layoutIfNeeded()
    #expect(views[0].frame.width == 150 && views[2].frame.minX == 150)
    views[1].isHidden = false
    page.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [100, 100, 100])
    stack.removeArrangedSubview(views[0])
    views[0].removeFromSuperview()
    page.layoutIfNeeded()
    #expect(views[1].frame.minX == 0 && views[2].frame.width == 150)
    stack.insertArrangedSubview(views[2], at: 0)
    page.layoutIfNeeded()
    #expect(views[2].frame.minX == 0 && views[1].frame.minX == 150)
    #expect(stack.arrangedSubviews == [views[2], views[1]])
  }

  @Test func addingAgainMovesToTheEnd() {
    let (_, stack, views) = stack(.fill)
    let warnings = Diagnostics.collecting {
      stack.addArrangedSubview(views[0])
      #expect(stack.arrangedSubviews == [views[1], views[2], views[0]])
      stack.insertArrangedSubview(views[2], at: 3)
      #expect(stack.arrangedSubviews == [views[1], views[0], views[2]])
    }
    #expect(warnings == [])
    #expect(Diagnostics.collecting { stack.insertArrangedSubview(views[1], at: 4) }.count == 1)
    #expect(stack.arrangedSubviews == [views[0], views[2], views[1]])
  }

  @Test func stacksOfStacksOfLabels() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    func label(_ text: String, _ size: CGFloat) -> UILabel {
      let label = UILabel()
      (label.text, label.font, label.numberOfLines) = (text, .systemFont(ofSize: size), 0)
      return label
    }
    let (name, value) = (label("Name", 30), label("value", 12))
    let row = UIStackView(arrangedSubviews: [name, value])
    (row.alignment, row.spacing) = (.firstBaseline, 8)
    let text = label(String(repeating: "wrapping text ", count: 10), 17)
    let column = page.add(UIStackView(arrangedSubviews: [row, text]))
    (column.axis, column.spacing) = (.vertical, 4)
    column.pin(x: 10, y: 20, width: 300)
    page.layoutIfNeeded()
    let height = text.sizeThatFits(CGSize(width: 300, height: 0)).height
    #expect(text.frame == CGRect(x: 0, y: row.frame.maxY + 4, width: 300, height: height))
    #expect(column.frame.height == text.frame.maxY)
    let (first, second) = (
      name.frame.minY + name.firstBaseline, value.frame.minY + value.firstBaseline
    )
    #expect(abs(first - second) <= 0.5)
    #expect(row.frame.height == name.frame.height)
  }

  @Test func leadingIsRightInARowThatRunsFromTheRight() {
    let root = UIViewController()
    let simulator = Simulator(size: CGSize(width: 300, height: 100), scale: 1, root: root)
    let views = [sized(20, 10), sized(40, 30)]
    let stack = root.view.add(UIStackView(arrangedSubviews: views))
    stack.pin(x: 0, y: 0, width: 100, height: 50)
    simulator.settle()
    #expect(views.map(\.frame.minX) == [0, 20])
    simulator.window.screen.layoutDirection = .rightToLeft
    simulator.settle()
    #expect(views.map(\.frame.maxX) == [100, 80])
  }
}
