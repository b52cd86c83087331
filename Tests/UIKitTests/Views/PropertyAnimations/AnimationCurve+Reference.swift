import QuartzCore
import UIKit

extension UIView.AnimationCurve {
  /// The timing function that Core Animation has by the same name.
  var reference: CAMediaTimingFunction {
    switch self {
    case .easeIn: CAMediaTimingFunction(name: .easeIn)
    case .easeOut: CAMediaTimingFunction(name: .easeOut)
    case .linear: CAMediaTimingFunction(name: .linear)
    default: CAMediaTimingFunction(name: .easeInEaseOut)
    }
  }
}
