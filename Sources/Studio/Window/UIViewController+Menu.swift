import UIKit

/// A row of a menu.
struct MenuChoice {
  let title: String
  /// Whether it is what was chosen before: it has a tick.
  var isChosen = false
  let choose: @MainActor () -> Void

  /// The title with its tick.
  var shownTitle: String { isChosen ? "✓ \(title)" : title }
}

extension UIViewController {
  /// Opens a menu at a button, unless something else is presented.
  ///
  /// - Parameter onClose: called after the choice, or where nothing was chosen.
  func showMenu(
    _ title: String? = nil, from button: UIView?, _ choices: [MenuChoice],
    onClose: @escaping @MainActor () -> Void = {}
  ) {
    guard presentedViewController == nil else { return }
    let menu = UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
    for choice in choices {
      menu.addAction(
        UIAlertAction(title: choice.shownTitle, style: .default) { _ in
          choice.choose()
          onClose()
        })
    }
    menu.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in onClose() })
    menu.popoverPresentationController?.sourceView = button
    menu.popoverPresentationController?.sourceRect = button?.bounds ?? .zero
    present(menu, animated: true)
  }
}
