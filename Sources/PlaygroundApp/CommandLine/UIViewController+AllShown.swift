import UIKit

extension UIViewController {
  /// The controller, those in it and those in front of it.
  var allShown: [UIViewController] {
    let presented = presentedViewController
    let own = presented?.presentingViewController === self ? presented : nil
    return [self] + (children + [own].compactMap { $0 }).flatMap(\.allShown)
  }
}
