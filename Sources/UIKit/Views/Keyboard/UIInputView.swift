public import CoreGraphics

/// A view for an `inputView` or an `inputAccessoryView` with the keyboard's background.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The background of an input view. The raw values are Apple's.
  public enum Style: Int, Sendable {
    /// No background.
    case `default` = 0
    /// The background of the keyboard.
    case keyboard = 1
  }

  /// The background of the view.
  public let inputViewStyle: Style

  /// Whether the view's constraints, and not its frame, determine its height.
  open var allowsSelfSizing = false

  /// Makes a view with a background.
  public init(frame: CGRect, inputViewStyle: UIInputView.Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = KeyboardColors.background }
  }

  /// Makes a view without a background.
  public override init(frame: CGRect) {
    inputViewStyle = .default
    super.init(frame: frame)
  }

  /// Makes the view from a storyboard or a xib, without a background of its own.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}
