import UIKit

/// A row of a menu.
struct MenuChoice {
  let title: String
  let choose: @MainActor () -> Void
}

extension UIViewController {
  /// Opens a menu at a button, unless something else is presented.
  func showMenu(_ title: String? = nil, from button: UIView?, _ choices: [MenuChoice]) {
    guard presentedViewController == nil else { return }
    let menu = UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
    for choice in choices {
      menu.addAction(
        UIAlertAction(title: choice.title, style: .default) { _ in choice.choose() })
    }
    menu.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    menu.popoverPresentationController?.sourceView = button
    menu.popoverPresentationController?.sourceRect = button?.bounds ?? .zero
    present(menu, animated: true)
  }
}
