package import QuartzCore
package import UIKit

/// A layer whose values are of interest: that of a controller's view, or one that a program has
/// named.
package struct NamedLayer {
  /// The controller's class without "ViewController", or the layer's own name.
  package let name: String
  package let layer: CALayer

  /// The layers of the controllers in some views, and those with one of the names, from back to
  /// front.
  @MainActor
  package static func all(in views: [UIView], named names: Set<String>) -> [NamedLayer] {
    var found: [NamedLayer] = []
    // No recursion, because deep trees would overflow the stack.
    var pending: [UIView] = views.reversed()
    while let view = pending.popLast() {
      if let controller = view.viewController {
        found.append(NamedLayer(name: name(of: controller), layer: view.layer))
      } else if let name = view.layer.name, names.contains(name) {
        found.append(NamedLayer(name: name, layer: view.layer))
      }
      pending += view.subviews.reversed()
    }
    return found
  }

  /// The class without "ViewController", where that leaves anything.
  @MainActor
  package static func name(of controller: UIViewController) -> String {
    let (type, suffix) = ("\(Swift.type(of: controller))", "ViewController")
    return type.hasSuffix(suffix) && type != suffix ? String(type.dropLast(suffix.count)) : type
  }
}
