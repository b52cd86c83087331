import QuartzCore
import UIKit

extension UIView.AnimationCurve {
  /// Core Animation's timing function of the same name.
  var reference: CAMediaTimingFunction {
    switch self {
    case .easeIn: CAMediaTimingFunction(name: .easeIn)
    case .easeOut: CAMediaTimingFunction(name: .easeOut)
    case .linear: CAMediaTimingFunction(name: .linear)
    default: CAMediaTimingFunction(name: .easeInEaseOut)
    }
  }
}
