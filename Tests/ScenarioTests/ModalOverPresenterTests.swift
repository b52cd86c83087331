import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

@testable import Catalogue

/// The animators of the bouncing modal in styles in which the presenter's view stays in its window.
@MainActor
struct ModalOverPresenterTests {
  @Test(arguments: [UIModalPresentationStyle.overFullScreen, .pageSheet])
  func theDismissalLeavesThePresenterInItsPlace(style: UIModalPresentationStyle) {
    let main = MainViewController()
    let simulator = Simulator(size: CGSize(width: 390, height: 844), scale: 1, root: main)
    let modal = ModalViewController()
    modal.modalPresentationStyle = style
    modal.transitioningDelegate = main
    main.present(modal, animated: true)
    simulator.advance(by: 2)
    #expect(main.presentedViewController === modal && main.view.window === simulator.window)
    main.dismiss(animated: true)
    simulator.advance(by: 2)
    #expect(main.presentedViewController == nil && modal.view.window == nil)
    #expect(main.view.window === simulator.window)
    #expect(main.view.frame == simulator.window.bounds)
  }
}
