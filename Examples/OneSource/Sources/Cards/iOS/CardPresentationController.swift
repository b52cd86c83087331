import UIKit

/// Says where a card is: in the middle half of the screen, also after a turn of the device.
final class CardPresentationController: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return bounds.insetBy(dx: 20, dy: bounds.height / 4)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        let controller = presentedViewController
        if controller.isBeingPresented || controller.isBeingDismissed { return }
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
}
