import CoreGraphics

/// The location of a transition's container in the hierarchy. Animators should leave it there, and
/// the root of its window as well.
@MainActor
struct ContainerLocation {
  private weak var container: UIView?
  private weak var superview: UIView?
  private let index: Int
  /// The view of the window's root controller, where the container is inside it.
  private weak var root: UIView?
  private weak var window: UIWindow?

  /// - Parameter controller: the controller whose view the container may be. The location of that
  ///   view is decided outside the transition, and is not restored.
  init(of container: UIView, in controller: UIViewController?) {
    self.container = container === controller?.viewIfLoaded ? nil : container
    superview = container.superview
    index = superview?.subviews.firstIndex { $0 === container } ?? 0
    window = container.window
    let root = window?.rootViewController?.viewIfLoaded
    if let root, container.isDescendant(of: root) { self.root = root }
  }

  /// Restores the views that were removed.
  ///
  /// - Parameter withContainer: whether to restore the container itself, and not only the hierarchy
  ///   around it.
  /// - Returns: a description of the removed view; nil if nothing was missing.
  func restore(withContainer: Bool) -> String? {
    var missing: [String] = []
    if let window, let root, root.superview == nil, isShown(root, in: window) {
      window.insertSubview(root, at: 0)
      missing.append("the view of the window's root view controller")
    }
    if withContainer, let container, let superview, container.superview == nil {
      superview.insertSubview(container, at: min(index, superview.subviews.count))
      missing.append("its container view")
    }
    return missing.isEmpty ? nil : missing.joined(separator: " and ")
  }

  /// Whether the window shows the root's view; a full-screen presentation removes it.
  private func isShown(_ root: UIView, in window: UIWindow) -> Bool {
    guard let controller = window.rootViewController, controller.viewIfLoaded === root else {
      return false
    }
    return !(controller.presentation?.removesPresenter ?? false)
  }
}
