import UIKit

/// A button in a row of a table. Tab does not stop at it: the row has keys for it.
final class RowButton: UIButton {
  override var canBecomeFocused: Bool { false }
}
