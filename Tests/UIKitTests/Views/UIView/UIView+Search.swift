import UIKit

/// Finds views as a user does: by what they are, what they say, and whether they are seen.
extension UIView {
  /// The view and all that is in it.
  var subtree: [UIView] { [self] + subviews.flatMap(\.subtree) }

  /// All views of a class, this one among them.
  func all<View: UIView>(_ type: View.Type) -> [View] { subtree.compactMap { $0 as? View } }

  /// The labels with a text.
  func labels(_ text: String) -> [UILabel] { all(UILabel.self).filter { $0.text == text } }

  /// The view, what it is in, what that is in, and so on.
  fileprivate var ancestry: UnfoldFirstSequence<UIView> {
    sequence(first: self, next: \.superview)
  }

  /// Whether it is in a window, and neither it nor what it is in is hidden or transparent.
  var isSeen: Bool { window != nil && !ancestry.contains { $0.isHidden || $0.alpha == 0 } }
}

extension UINavigationBar {
  /// The titles in the row, without those of buttons and without large ones.
  var titles: [UILabel] {
    all(UILabel.self).filter { label in
      label.font.pointSize < 30 && !label.ancestry.contains { $0 is UIControl }
    }
  }

  func title(_ text: String) -> UILabel? { titles.first { $0.text == text } }

  /// The buttons, from left to right.
  var buttons: [UIButton] { all(UIButton.self).sorted { $0.frame.minX < $1.frame.minX } }

  /// What the buttons say, from left to right.
  var buttonTitles: [String?] { buttons.map { $0.title(for: .normal) } }
}
