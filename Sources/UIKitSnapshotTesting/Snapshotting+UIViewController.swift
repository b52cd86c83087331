public import CoreGraphics
public import UIKit
import UIKitTestSupport

extension Snapshotting where Value == UIViewController, Format == CGImage {
  /// The controller as the root of a window, once nothing moves. A controller that is already on a
  /// screen is captured there.
  public static var image: Snapshotting { .image() }

  /// A picture of the controller as the root of a separate screen. A controller that is already on
  /// a screen is captured there, and the parameters are ignored.
  ///
  /// - Parameters:
  ///   - size: the size of the screen in points; nil for the default.
  ///   - scale: pixels per point.
  ///   - style: light or dark.
  ///   - hasText: whether the picture contains text.
  public static func image(
    size: CGSize? = nil, scale: CGFloat = 2, style: UIUserInterfaceStyle = .light,
    hasText: Bool = true
  ) -> Snapshotting {
    Snapshotting(
      diffing: .image, hasText: hasText,
      scaledSnapshot: { controller in
        if let view = controller.viewIfLoaded, view.window != nil {
          return (try view.pictureOnScreen(), scale: UIScreen.main.scale)
        }
        let size = size ?? UIScreen.defaultSize
        let simulator = Simulator(size: size, scale: scale, style: style, root: controller)
        defer { simulator.window.rootViewController = nil }
        guard let image = simulator.snapshot() else {
          throw SnapshotError("\(controller) has no picture.")
        }
        return (image, scale: scale)
      })
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The hierarchy of the controller, its children and presented controllers as text, with the
  /// content of their views.
  public static var recursiveDescription: Snapshotting {
    Snapshotting(diffing: .text, hasText: true) { controller in
      controller.treeLines(depth: 0).joined(separator: "\n")
    }
  }
}

extension UIViewController {
  fileprivate func treeLines(depth: Int) -> [String] {
    let indent = String(repeating: "   ", count: depth)
    var lines = [indent + description]
    if let view = viewIfLoaded {
      let views = view.recursiveDescription().split(separator: "\n").map { "\(indent)   : \($0)" }
      lines += views
    }
    for child in children { lines += child.treeLines(depth: depth + 1) }
    if let presented = presentedViewController, presented.presentingViewController === self {
      lines.append("\(indent)   presents")
      lines += presented.treeLines(depth: depth + 1)
    }
    return lines
  }
}
