import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Which text fields get keys while something is presented.
@MainActor
struct PresentationKeyTests {
  /// A card in the lower half, with a text field of its own above it.
  private final class Card: UIPresentationController {
    let field = PresentationKeyTests.makeField(y: 20)

    override var frameOfPresentedViewInContainerView: CGRect {
      CGRect(x: 0, y: 400, width: 400, height: 400)
    }

    override func presentationTransitionWillBegin() {
      super.presentationTransitionWillBegin()
      containerView?.addSubview(field)
    }
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Card(presentedViewController: presented, presenting: presenting)
    }
  }

  private static func makeField(y: CGFloat) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 40))
    field.autocapitalizationType = .none
    return field
  }

  @Test func aFieldInTheContainerIsTypedIntoAndOneBehindItIsNot() throws {
    let fixture = Fixture(size: CGSize(width: 400, height: 800))
    let (behind, delegate, modal) = (Self.makeField(y: 100), Delegate(), UIViewController())
    fixture.root.view.addSubview(behind)
    (modal.modalPresentationStyle, modal.transitioningDelegate) = (.custom, delegate)
    fixture.root.present(modal, animated: false)
    fixture.simulator.settle()
    let card = try #require(modal.presentationController as? Card)
    card.field.becomeFirstResponder()
    fixture.simulator.type("a")
    #expect(card.field.text == "a")
    behind.becomeFirstResponder()
    fixture.simulator.type("b")
    #expect(card.field.text == "a" && behind.text == "")
    modal.dismiss(animated: false)
    fixture.simulator.settle()
    fixture.simulator.type("c")
    #expect(behind.text == "c")
  }
}
