import UIKit

/// A button and a bar button item open the same popover. The unwind segue reports the user's
/// choice.
final class PopoverSourceController: UIViewController, UIPopoverPresentationControllerDelegate {
  @Outlet private var choiceLabel: UILabel!

  override class var actions: [String: Selector] {
    ["choose:": Selector(PopoverSourceController.choose)]
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    segue.destination.popoverPresentationController?.delegate = self
  }

  /// Keeps the popover in a compact width.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  private func choose(_ segue: UIStoryboardSegue) { choiceLabel?.text = segue.identifier }
}

extension Demo {
  static let seguePopover = Demo(
    id: "segue-popover", title: "Segues that pop over", seed: 3,
    summary: "From a button and from a bar button.",
    trigger: "Press “Choose” or the plus, then a fruit.",
    stageSize: Demo.defaultStageSize, glyph: .bubble,
    phases: [
      Phase("present", .tap("Choose")),
      Phase("dismiss", after: "present", .tap("Honeydew")),
    ],
    storyboard: "Popovers")
}
