import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Views with an intrinsic content size: labels, buttons, images, their hugging and their
/// compression resistance.
@MainActor
struct ContentSizeTests {
  private func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  private func natural(_ label: UILabel) -> CGSize { label.sizeThatFits(.zero) }

  @Test func aLabelIsAsLargeAsItsText() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let title = page.add(label("Title"))
    title.pin(x: 10, y: 20)
    page.layoutIfNeeded()
    #expect(title.frame == CGRect(origin: CGPoint(x: 10, y: 20), size: natural(title)))
    title.text = "A longer title"
    page.layoutIfNeeded()
    #expect(title.frame.size == natural(title))
    title.font = .systemFont(ofSize: 40)
    page.layoutIfNeeded()
    #expect(title.frame.size == natural(title))
  }

  @Test func theOneThatMindsLeastIsCompressedOrStretched() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    let (left, right) = (page.add(label("Left")), page.add(label("Right")))
    left.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 8),
      right.trailingAnchor.constraint(equalTo: page.trailingAnchor),
      left.topAnchor.constraint(equalTo: page.topAnchor),
      right.firstBaselineAnchor.constraint(equalTo: left.firstBaselineAnchor),
    ])
    page.layoutIfNeeded()
    #expect(left.frame.size == natural(left))
    #expect(right.frame.maxX == 300 && right.frame.minX == natural(left).width + 8)
    right.text = String(repeating: "long ", count: 20)
    page.layoutIfNeeded()
    left.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    page.layoutIfNeeded()
    #expect(left.frame.width == natural(left).width)
    #expect(right.frame.width == 300 - 8 - natural(left).width)
  }

  @Test func linesWrapAtTheWidthThatConstraintsMake() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let text = page.add(label(String(repeating: "words that wrap ", count: 12), lines: 0))
    let below = page.add(label("below"))
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20),
      text.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -20),
      text.topAnchor.constraint(equalTo: page.topAnchor, constant: 30),
      below.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
      below.leadingAnchor.constraint(equalTo: text.leadingAnchor),
    ])
    for width in [320, 844, 200, 390] as [CGFloat] {
      page.frame.size.width = width
      page.layoutIfNeeded()
      let height = text.sizeThatFits(CGSize(width: width - 40, height: 0)).height
      #expect(text.frame == CGRect(x: 20, y: 30, width: width - 40, height: height))
      #expect(below.frame.minY == 38 + height)
    }
    text.preferredMaxLayoutWidth = 100
    page.layoutIfNeeded()
    #expect(
      text.frame.height == text.sizeThatFits(CGSize(width: 100, height: 0)).height,
      "who sets the width knows better")
  }

  @Test func baselinesOfDifferentSizesMeet() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let (big, small) = (page.add(label("Big")), page.add(label("small")))
    let button = page.add(UIButton(type: .system))
    button.setTitle("Button", for: .normal)
    big.font = .systemFont(ofSize: 40)
    big.pin(x: 0, y: 50)
    small.leadingAnchor.constraint(equalTo: big.trailingAnchor).isActive = true
    small.firstBaselineAnchor.constraint(equalTo: big.firstBaselineAnchor).isActive = true
    button.leadingAnchor.constraint(equalTo: small.trailingAnchor).isActive = true
    button.lastBaselineAnchor.constraint(equalTo: big.lastBaselineAnchor).isActive = true
    page.layoutIfNeeded()
    func baseline(_ label: UILabel) -> CGFloat {
      label.convert(CGPoint(x: 0, y: label.firstBaseline), to: page).y
    }
    #expect(abs(baseline(big) - baseline(small)) <= 0.5)
    #expect(abs(baseline(big) - (button.titleLabel.map(baseline) ?? 0)) <= 1)
    big.font = .systemFont(ofSize: 80)
    page.layoutIfNeeded()
    #expect(abs(baseline(big) - baseline(small)) <= 0.5)
  }

  @Test func theSmallestAndAGivenWidthFit() {
    let cell = UIView()
    let (title, text) = (
      cell.add(label("Title")), cell.add(label(String(repeating: "wrap me ", count: 20), lines: 0))
    )
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
      title.topAnchor.constraint(equalTo: cell.topAnchor, constant: 11),
      text.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
      text.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      text.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -11),
    ])
    let fitting = cell.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let height = text.sizeThatFits(CGSize(width: 268, height: 0)).height
    #expect(fitting == CGSize(width: 300, height: 26 + natural(title).height + height))
    let smallest = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(smallest.width == natural(text).width + 32)
    #expect(cell.frame == .zero, "measuring moves nothing")
  }

  @Test func marginsAndSafeAreasAreFollowed() {
    let root = UIViewController()
    let simulator = Simulator(size: CGSize(width: 844, height: 390), scale: 1, root: root)
    let page: UIView = root.view
    let (safe, inner, readable) = (page.add(), page.add(), page.add())
    for (view, guide) in [
      (safe, page.safeAreaLayoutGuide), (inner, page.layoutMarginsGuide),
      (readable, page.readableContentGuide),
    ] {
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        view.topAnchor.constraint(equalTo: guide.topAnchor),
        view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
    }
    let bar = page.add()
    bar.pin(x: 0, y: 0, width: 10)
    NSLayoutConstraint(
      item: bar, attribute: .bottom, relatedBy: .equal, toItem: root.topLayoutGuide,
      attribute: .bottom, multiplier: 1, constant: 5
    ).isActive = true
    page.layoutIfNeeded()
    let side = page.layoutMargins.left
    #expect(side == 16 || side == 20)
    #expect(safe.frame == page.bounds)
    #expect(inner.frame == page.bounds.insetBy(dx: side, dy: 0))
    #expect(readable.frame == CGRect(x: 86, y: 0, width: 672, height: 390))
    #expect(bar.frame.height == 5)
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
    simulator.settle()
    #expect(safe.frame == CGRect(x: 0, y: 40, width: 844, height: 330))
    #expect(inner.frame == CGRect(x: side, y: 40, width: 844 - 2 * side, height: 330))
    #expect(bar.frame.height == 45)
    page.layoutMargins = UIEdgeInsets(top: 3, left: 30, bottom: 4, right: 50)
    simulator.settle()
    #expect(inner.frame == CGRect(x: 30, y: 43, width: 764, height: 323))
    #expect(page.layoutMarginsGuide.layoutFrame == inner.frame)
  }

  @Test func theReadableWidthIsKnownWithoutConstraints() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1_000, height: 400))
    view.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 60)
    let guide = view.readableContentGuide
    // 672 points in the middle of the 920 between the margins.
    #expect(guide.layoutFrame == CGRect(x: 144, y: 10, width: 672, height: 360))
    view.frame.size.width = 500
    #expect(guide.layoutFrame == CGRect(x: 20, y: 10, width: 420, height: 360))
  }

  @Test func whatIsPinnedToAScrollViewsEdgesMakesItsContent() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let scrollView = page.add(UIScrollView())
    scrollView.pin(x: 0, y: 0, width: 320, height: 400)
    let content = scrollView.add()
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 10),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -10),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -10),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -20),
      content.heightAnchor.constraint(equalToConstant: 900),
    ])
    page.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 320, height: 920))
    #expect(content.frame == CGRect(x: 10, y: 10, width: 300, height: 900))
    scrollView.contentOffset.y = 200
    page.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 10, y: 10, width: 300, height: 900))
  }
}
