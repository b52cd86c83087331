import UIKit

/// The delegate of a popover that is one wherever it is shown, also on a phone.
@MainActor
protocol UnadaptedPopoverDelegate: UIPopoverPresentationControllerDelegate {}

extension UnadaptedPopoverDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
}
