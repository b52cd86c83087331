import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// The two controllers of the modal without a transitioning delegate: the system's own animation.
@MainActor
struct ModalDefaultTests {
  private final class Presented: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .lightGray
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 80, y: 210, width: 160, height: 40)
      button.setTitle("Dismiss me", for: .normal)
      button.addAction(
        UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  @Test func itCoversFromBelowAndDismissalIsForwardedToThePresenter() {
    let main = UIViewController()
    let simulator = Simulator(framesPerSecond: 120, root: main)
    UIApplication.shared.automaticModalPresentationStyle = .fullScreen
    let modal = Presented()
    main.present(modal, animated: true)
    Simulator.endTurn()
    var last = CGFloat.infinity
    for _ in 0..<60 {
      simulator.advanceFrame()
      let y = modal.view.layer.presentation()?.frame.minY ?? .nan
      #expect(y <= last && y >= 0, "up, and never beyond: \(y)")
      last = y
    }
    simulator.settle()
    #expect(modal.view.frame == simulator.window.bounds && main.view.window == nil)
    simulator.tap(at: CGPoint(x: 160, y: 230))
    #expect(modal.isBeingDismissed)
    simulator.settle()
    #expect(main.presentedViewController == nil && main.view.window != nil)
    #expect(modal.view.window == nil)
  }

  @Test func theButtonIsAsLongAsTheModalIsInMotionOutOfReach() {
    let main = UIViewController()
    let simulator = Simulator(root: main)
    UIApplication.shared.automaticModalPresentationStyle = .fullScreen
    let modal = Presented()
    main.present(modal, animated: true)
    simulator.advance(by: 0.4)
    simulator.tap(at: CGPoint(x: 160, y: 230))
    simulator.settle()
    #expect(modal.view.window != nil, "touches are ignored while a transition runs by itself")
  }
}
