import UIKit

extension UIViewController {
  /// The controller, its children and the controllers that are presented above it.
  var allShown: [UIViewController] {
    let presented = presentedViewController
    let own = presented?.presentingViewController === self ? presented : nil
    return [self] + (children + [own].compactMap { $0 }).flatMap(\.allShown)
  }
}
