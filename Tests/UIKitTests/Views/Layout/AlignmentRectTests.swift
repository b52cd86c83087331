import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// What constraints align of a view, and who is notified of its margins.
@MainActor
struct AlignmentRectTests {
  private final class Raised: UIView {
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
  }

  @Test func frameAndAlignmentRectAreMappedToEachOther() {
    let view = Raised()
    let frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    let aligned = CGRect(x: 12, y: 21, width: 94, height: 46)
    #expect(view.alignmentRect(forFrame: frame) == aligned)
    #expect(view.frame(forAlignmentRect: aligned) == frame)
  }

  /// Says the rectangle itself.
  private final class Framed: UIView {
    override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.insetBy(dx: 5, dy: 3) }
    override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
      alignmentRect.insetBy(dx: -5, dy: -3)
    }
  }

  /// A cell that folds about its lower edge adds half of its height to the constant.
  @Test func constraintsPlaceTheCenterWithoutRegardToTheAnchorPoint() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
    outer.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 8 + 50),
      view.widthAnchor.constraint(equalToConstant: 80),
      view.heightAnchor.constraint(equalToConstant: 100),
    ])
    outer.layoutIfNeeded()
    #expect(view.center == CGPoint(x: 50, y: 108))
    #expect(view.frame == CGRect(x: 10, y: 8, width: 80, height: 100))
  }

  @Test func constraintsAlignTheRectangleThatASubclassSays() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let view = Framed()
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 30),
    ])
    outer.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 5, y: 17, width: 60, height: 36))
  }

  private final class Page: UIViewController {
    var calls = 0
    override func viewLayoutMarginsDidChange() {
      super.viewLayoutMarginsDidChange()
      calls += 1
    }
  }

  @Test func aControllerIsNotifiedOfItsViewsMargins() {
    let page = Page()
    let simulator = Simulator(size: CGSize(width: 300, height: 400), scale: 1, root: page)
    simulator.settle()
    let before = page.calls
    page.view.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    #expect(page.calls == before + 1)
    page.additionalSafeAreaInsets.top = 20
    simulator.settle()
    #expect(page.calls == before + 2)
  }
}
