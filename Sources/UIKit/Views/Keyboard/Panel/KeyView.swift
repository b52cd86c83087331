import CoreGraphics

/// A key of the panel, which draws its cap and its label. The panel handles its touches.
final class KeyView: UIView {
  /// The current appearance of the key.
  struct Appearance: Equatable {
    var label = ""
    var isPressed = false
    /// Whether the key is blue, like a return key with a special action.
    var isProminent = false
    var isEnabled = true
    /// The state of a shift key.
    var shift = KeyboardShift.off
  }

  /// The space in points between a cap and its cell, as on an iPhone with iOS 17.
  private static let inset = CGSize(width: 3, height: 6)
  private static let radius: CGFloat = 5
  /// The font sizes in points.
  private static let characterSize: CGFloat = 23
  private static let wordSize: CGFloat = 16
  private static let lettersSize: CGFloat = 10

  let key: KeyboardKey
  var appearance = Appearance() { didSet { if appearance != oldValue { setNeedsDisplay() } } }

  init(_ key: KeyboardKey) {
    self.key = key
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// The frame of the cap in the key's coordinates, without the shadow below.
  var cap: CGRect { bounds.insetBy(dx: Self.inset.width, dy: Self.inset.height) }

  override func draw(_ rect: CGRect) {
    let cap = cap
    KeyboardColors.edge.setFill()
    UIBezierPath(roundedRect: cap.offsetBy(dx: 0, dy: 1), cornerRadius: Self.radius).fill()
    capColor.setFill()
    UIBezierPath(roundedRect: cap, cornerRadius: Self.radius).fill()
    inkColor.set()
    switch key {
    case .shift: drawShift(in: cap)
    case .delete: drawDelete(in: cap)
    case .text(_, let letters): drawText(in: cap, letters: letters)
    case .space, .enter, .page: Self.draw(appearance.label, Self.wordSize, inkColor, in: cap)
    }
  }

  private var capColor: UIColor {
    switch key {
    case .shift where appearance.shift != .off: return .white
    case .enter where appearance.isProminent && appearance.isEnabled:
      return appearance.isPressed ? KeyboardColors.key : .systemBlue
    default:
      return key.isSpecial != appearance.isPressed ? KeyboardColors.specialKey : KeyboardColors.key
    }
  }

  private var inkColor: UIColor {
    if !appearance.isEnabled { return .tertiaryLabel }
    switch key {
    case .shift where appearance.shift != .off: return .black
    case .enter where appearance.isProminent && !appearance.isPressed: return .white
    default: return .label
    }
  }

  private func drawText(in cap: CGRect, letters: String) {
    let size =
      appearance.label.count > 1 ? Self.wordSize : min(Self.characterSize, cap.height * 0.66)
    guard !letters.isEmpty else { return Self.draw(appearance.label, size, inkColor, in: cap) }
    Self.draw(
      appearance.label, min(size, cap.height * 0.55), inkColor,
      in: CGRect(x: cap.minX, y: cap.minY, width: cap.width, height: cap.height * 0.66))
    Self.draw(
      letters, min(Self.lettersSize, cap.height * 0.26), inkColor,
      in: CGRect(
        x: cap.minX, y: cap.minY + cap.height * 0.62, width: cap.width, height: cap.height * 0.34))
  }

  /// Draws a text centred in a rectangle.
  static func draw(_ text: String, _ size: CGFloat, _ color: UIColor, in rect: CGRect) {
    let label = NSAttributedString(
      string: text, attributes: [.font: UIFont.systemFont(ofSize: size), .foregroundColor: color])
    let extent = label.size()
    label.draw(
      at: CGPoint(x: rect.midX - extent.width / 2, y: rect.midY - extent.height / 2))
  }

  /// Draws an arrow that points up, in a box of 20 points. Its shape was chosen by eye.
  private func drawShift(in cap: CGRect) {
    let (x, y) = (cap.midX - 10, cap.midY - 10)
    let path = UIBezierPath()
    let corners: [(CGFloat, CGFloat)] = [
      (10, 2), (18, 10.5), (13.5, 10.5), (13.5, 16), (6.5, 16), (6.5, 10.5), (2, 10.5),
    ]
    for (index, corner) in corners.enumerated() {
      let point = CGPoint(x: x + corner.0, y: y + corner.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    path.lineWidth = 1.5
    path.lineJoinStyle = .round
    path.stroke()
    if appearance.shift != .off { path.fill() }
    guard appearance.shift == .locked else { return }
    UIBezierPath(rect: CGRect(x: x + 5.75, y: y + 18, width: 8.5, height: 1.5)).fill()
  }

  /// Draws a box that points to the left, with a cross in it. Its shape was chosen by eye.
  private func drawDelete(in cap: CGRect) {
    let (x, y) = (cap.midX - 12, cap.midY - 9)
    func point(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }
    let path = UIBezierPath()
    path.move(to: point(8, 2))
    for corner in [(22, 2), (22, 16), (8, 16), (1, 9)] as [(CGFloat, CGFloat)] {
      path.addLine(to: point(corner.0, corner.1))
    }
    path.close()
    path.move(to: point(12, 6))
    path.addLine(to: point(18, 12))
    path.move(to: point(18, 6))
    path.addLine(to: point(12, 12))
    path.lineWidth = 1.5
    path.lineJoinStyle = .round
    path.lineCapStyle = .round
    path.stroke()
  }
}

/// Whether letters are capitals.
enum KeyboardShift {
  case off
  /// The next letter is a capital.
  case once
  /// All letters are capitals.
  case locked
}

/// The enlarged character above a pressed key of a phone.
final class KeyCalloutView: UIView {
  // The width of the flared sides in points, chosen by eye.
  private static let flare: CGFloat = 12
  private static let height: CGFloat = 54
  private static let radius: CGFloat = 10
  private static let fontSize: CGFloat = 36

  private var text = ""
  /// The frames of the cap and the bubble, in this view's coordinates.
  private var cap = CGRect.zero
  private var bubble = CGRect.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 3
    layer.shadowOffset = CGSize(width: 0, height: 1)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a text above a cap, whose frame is in the superview's coordinates. The bubble stays
  /// within a width.
  func show(_ text: String, above cap: CGRect, width: CGFloat) {
    self.text = text
    let left = max(cap.minX - Self.flare, 2)
    let right = min(cap.maxX + Self.flare, width - 2)
    frame = CGRect(
      x: left, y: cap.minY - Self.height, width: right - left, height: Self.height + cap.height)
    self.cap = cap.offsetBy(dx: -left, dy: Self.height - cap.minY)
    bubble = CGRect(x: 0, y: 0, width: right - left, height: Self.height - 6)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    KeyboardColors.key.setFill()
    UIBezierPath(roundedRect: bubble, cornerRadius: Self.radius).fill()
    let neck = UIBezierPath()
    let (top, bottom) = (bubble.maxY - Self.radius, cap.minY + 8)
    neck.move(to: CGPoint(x: bubble.minX, y: top))
    neck.addCurve(
      to: CGPoint(x: cap.minX, y: bottom), controlPoint1: CGPoint(x: bubble.minX, y: bottom - 2),
      controlPoint2: CGPoint(x: cap.minX, y: top + 4))
    neck.addLine(to: CGPoint(x: cap.maxX, y: bottom))
    neck.addCurve(
      to: CGPoint(x: bubble.maxX, y: top), controlPoint1: CGPoint(x: cap.maxX, y: top + 4),
      controlPoint2: CGPoint(x: bubble.maxX, y: bottom - 2))
    neck.close()
    neck.fill()
    UIBezierPath(
      roundedRect: CGRect(x: cap.minX, y: cap.minY, width: cap.width, height: cap.height),
      cornerRadius: 5
    ).fill()
    KeyView.draw(text, Self.fontSize, .label, in: bubble)
  }
}
