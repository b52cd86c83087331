import UIKit

/// The delegate of a popover that stays a popover in a compact width.
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
