import UIKit

/// A field in which the user types what to look for. Escape empties it.
final class SearchField: UITextField, RevertibleField {
  /// - Parameter toolTip: what it searches, and by which key it is reached.
  init(_ placeholder: String, toolTip: String) {
    super.init(frame: .zero)
    self.placeholder = placeholder
    self.toolTip = toolTip
    font = StudioStyle.body
    textColor = StudioStyle.ink
    backgroundColor = StudioStyle.field
    layer.cornerRadius = 8
    clearButtonMode = .whileEditing
    autocorrectionType = .no
    let glass = UIImageView(image: .symbol("magnifyingglass", pointSize: 13))
    glass.tintColor = StudioStyle.secondaryInk
    glass.contentMode = .center
    glass.frame = CGRect(x: 0, y: 0, width: 28, height: 28)
    leftView = glass
    leftViewMode = .always
  }

  required init?(coder: NSCoder) { nil }

  func takeBack() -> Bool {
    guard hasText else { return false }
    text = ""
    sendActions(for: .editingChanged)
    return true
  }
}
