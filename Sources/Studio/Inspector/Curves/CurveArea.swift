import UIKit

/// A change of the visible part of the time axis.
package enum CurveZoom: Sendable { case larger, smaller, whole }

/// The charts of the curves, which scroll and have the keyboard focus together.
final class CurveArea: UIView {
  let stack = CurveStackView(frame: .zero)
  private let scroll = UIScrollView()

  /// The factor of one key press, and the part of the visible time that an arrow key pans by (our
  /// choice).
  private static let zoomStep: CGFloat = 1.5
  private static let panStep: CGFloat = 0.1

  override init(frame: CGRect) {
    super.init(frame: frame)
    scroll.addSubview(stack)
    addSubview(scroll)
    addInteraction(
      UIToolTipInteraction(
        defaultToolTip: "Zoom with Ctrl and the wheel (+ and −), drag to the side, "
          + "show all (0 or Home)"))
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = CGSize(width: bounds.width, height: stack.fittingHeight)
    scroll.frame = bounds
    stack.frame = CGRect(origin: .zero, size: size)
    scroll.contentSize = size
  }

  // MARK: Keys

  override var canBecomeFocused: Bool { !stack.content.rows.isEmpty }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isFocused, let key = presses.first?.key,
      key.modifierFlags.isSubset(of: .shift)
    else { return super.pressesBegan(presses, with: event) }
    switch key.keyCode {
    case .keyboardLeftArrow: stack.pan(by: -Self.panStep)
    case .keyboardRightArrow: stack.pan(by: Self.panStep)
    case .keyboardHome: stack.reset()
    default: super.pressesBegan(presses, with: event)
    }
  }

  func zoom(_ zoom: CurveZoom) {
    switch zoom {
    case .larger: stack.zoom(by: Self.zoomStep)
    case .smaller: stack.zoom(by: 1 / Self.zoomStep)
    case .whole: stack.reset()
    }
  }
}
