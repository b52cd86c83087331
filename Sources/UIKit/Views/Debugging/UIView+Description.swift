import CoreGraphics
import QuartzCore

extension UIView {
  /// A description in one line: the class, the frame, and the properties that differ from their
  /// defaults. It contains no addresses, so that two runs print the same text.
  var summary: String {
    var parts = ["frame = \(frame.briefly)"]
    if layer.transform != CATransform3DIdentity { parts.append(briefTransform) }
    if bounds.origin != .zero { parts.append("bounds = \(bounds.briefly)") }
    if isHidden { parts.append("hidden") }
    if alpha != 1 { parts.append("alpha = \(alpha.briefly)") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = false") }
    if clipsToBounds { parts.append("clipsToBounds") }
    if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask.briefly)") }
    if tag != 0 { parts.append("tag = \(tag)") }
    if let recognizers = gestureRecognizers {
      parts.append("gestures = \(recognizers.map { "\(type(of: $0))" }.joined(separator: ", "))")
    }
    return "<\(type(of: self)): \(parts.joined(separator: "; "))>"
  }

  private var briefTransform: String {
    guard CATransform3DIsAffine(layer.transform) else { return "transform3D" }
    let matrix = transform
    let numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
    return "transform = [\(numbers.map(\.briefly).joined(separator: ", "))]"
  }

  /// This view and its descendants, one per line, indented by depth. The rearmost sibling comes
  /// first.
  public func recursiveDescription() -> String {
    var text = ""
    var pending: [(view: UIView, depth: Int)] = [(self, 0)]
    while let (view, depth) = pending.popLast() {
      if !text.isEmpty { text += "\n" }
      for _ in 0..<depth { text += "   | " }
      text += view.description
      for child in view.subviews.reversed() { pending.append((child, depth + 1)) }
    }
    return text
  }
}

extension CGFloat {
  /// The number with at most three decimals, and without decimals if it is an integer. A value that
  /// is not finite is printed as it is.
  fileprivate var briefly: String {
    guard isFinite, magnitude < 1e9 else { return "\(self)" }
    let rounded = (self * 1000).rounded() / 1000
    if rounded == rounded.rounded() { return "\(Int(rounded))" }
    return "\(Double(rounded))"
  }
}

extension CGRect {
  fileprivate var briefly: String {
    "(\(origin.x.briefly) \(origin.y.briefly); \(size.width.briefly) \(size.height.briefly))"
  }
}

extension UIView.AutoresizingMask {
  fileprivate var briefly: String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
