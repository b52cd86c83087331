import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Images of which a part is aligned.
@MainActor
struct ImageAlignmentTests {
  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  @Test func theInsetsBelongToTheImage() {
    let plain = image(30, 20)
    let insets = UIEdgeInsets(top: 2, left: 4, bottom: 6, right: 8)
    let aligned = plain.withAlignmentRectInsets(insets)
    #expect(plain.alignmentRectInsets == .zero && aligned.alignmentRectInsets == insets)
    #expect(aligned.size == plain.size && aligned != plain)
    #expect(aligned.withRenderingMode(.alwaysTemplate).alignmentRectInsets == insets)
  }

  @Test func constraintsAlignThatPartOfAnImageView() {
    let page = UIViewController()
    let simulator = Simulator(size: CGSize(width: 200, height: 200), scale: 1, root: page)
    let view = UIImageView(
      image: image(30, 20).withAlignmentRectInsets(
        UIEdgeInsets(top: 2, left: 4, bottom: 6, right: 8)))
    #expect(view.intrinsicContentSize == CGSize(width: 18, height: 12))
    view.translatesAutoresizingMaskIntoConstraints = false
    page.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: page.view.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 10),
    ])
    simulator.settle()
    #expect(view.frame == CGRect(x: 6, y: 8, width: 30, height: 20))
  }

  private func indicator(in view: UIView) -> UIView? {
    if String(describing: type(of: view)) == "BackChevron" { return view }
    return view.subviews.lazy.compactMap { indicator(in: $0) }.first
  }

  @Test func theImageOfABackButtonIsMoved() throws {
    let stack = UINavigationController(rootViewController: UIViewController())
    let simulator = Simulator(root: stack)
    stack.pushViewController(UIViewController(), animated: false)
    let (bar, plain) = (stack.navigationBar, image(16, 16))
    (bar.backIndicatorImage, bar.backIndicatorTransitionMaskImage) = (plain, plain)
    simulator.settle()
    let usual = try #require(indicator(in: bar)).frame
    let moved = plain.withAlignmentRectInsets(UIEdgeInsets(top: 0, left: -8, bottom: 2, right: 0))
    bar.backIndicatorImage = moved
    simulator.settle()
    let now = try #require(indicator(in: bar)).frame
    #expect(now == usual.offsetBy(dx: 8, dy: 1))
  }
}
