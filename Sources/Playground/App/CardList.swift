import UIKit

/// Cards one below the other: they are highlighted at once, and a drag cancels the press.
final class CardList: UIScrollView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    delaysContentTouches = false
    alwaysBounceVertical = true
  }

  required init?(coder: NSCoder) { nil }

  override func touchesShouldCancel(in view: UIView) -> Bool { true }
}
