import CoreGraphics
import ObjectiveCSupport

extension UIView {
  /// The attributes that files of Interface Builder can set by name on every view.
  static let runtimeAttributes: [String: Inspectable] = [
    "frame": Inspectable(\UIView.frame),
    "bounds": Inspectable(\UIView.bounds),
    "center": Inspectable(\UIView.center),
    "transform": Inspectable(\UIView.transform),
    "alpha": Inspectable(\UIView.alpha),
    "backgroundColor": Inspectable(\UIView.backgroundColor),
    "clipsToBounds": Inspectable(\UIView.clipsToBounds),
    "hidden": Inspectable(\UIView.isHidden),
    "opaque": Inspectable(\UIView.isOpaque),
    "tag": Inspectable(\UIView.tag),
    "tintColor": Inspectable(\UIView.tintColor),
    "userInteractionEnabled": Inspectable(\UIView.isUserInteractionEnabled),
    "exclusiveTouch": Inspectable(\UIView.isExclusiveTouch),
    "multipleTouchEnabled": Inspectable(\UIView.isMultipleTouchEnabled),
  ]
}
