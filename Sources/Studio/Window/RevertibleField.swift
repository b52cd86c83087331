import UIKit

/// A text field of the studio in which Escape takes back what was typed.
@MainActor
protocol RevertibleField: UITextField {
  /// Takes back what was typed.
  ///
  /// - Returns: false where there is nothing to take back: Escape has its usual meaning then.
  func takeBack() -> Bool
}
