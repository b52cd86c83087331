import CoreGraphics

/// The on-screen keyboard. Touches on its keys type into a text input.
///
/// A finger presses the key where it goes down, and then each key to which it moves. A key types
/// when it is released. Shift and delete act immediately when they are pressed; delete repeats
/// while it is held.
final class KeyboardPanel: UIView {
  /// The heights in points, as on an iPhone without a home indicator and without suggestions in
  /// portrait and in landscape, and as on an iPad.
  private static let phoneHeights: (portrait: CGFloat, landscape: CGFloat) = (216, 162)
  private static let padHeights: (portrait: CGFloat, landscape: CGFloat) = (264, 352)
  /// The seconds until a held delete key repeats, and between repetitions. Chosen by eye.
  private static let repeatDelay: TimeInterval = 0.5
  private static let repeatPause: TimeInterval = 0.1

  private var input: (any UIKeyInput)?
  private var page = KeyboardPage.letters
  private var shift = KeyboardShift.off
  /// The last characters that were typed with these keys.
  private var typed = ""
  private var keys: [KeyView] = []
  /// The pressed key of each touch.
  private var pressed: [ObjectIdentifier: KeyView] = [:]
  private let callout = KeyCalloutView()
  private var repetition: FrameTimer?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = KeyboardColors.background
    isMultipleTouchEnabled = true
    callout.isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  /// The height of the device's keyboard.
  override var intrinsicContentSize: CGSize {
    let screen = hostScene.screen
    let isPad = screen.traitCollection.userInterfaceIdiom == .pad
    let heights = isPad ? Self.padHeights : Self.phoneHeights
    return CGSize(
      width: UIView.noIntrinsicMetric,
      height: screen.isLandscape ? heights.landscape : heights.portrait)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  // MARK: The input

  /// Configures the keys for a text input.
  func configure(for input: any UIKeyInput) {
    autoresizingMask = .flexibleHeight
    overrideUserInterfaceStyle =
      switch input.keyboardAppearance {
      case .dark: .dark
      case .light: .light
      case .default: .unspecified
      }
    guard self.input !== input else { return refresh() }
    self.input = input
    typed = ""
    page = KeyboardPage(first: input.keyboardType)
    capitalize()
    rebuild()
  }

  private func rebuild() {
    cancelPresses()
    for key in keys { key.removeFromSuperview() }
    keys = page.cells(for: input?.keyboardType ?? .default).map { KeyView($0.key) }
    for key in keys { addSubview(key) }
    addSubview(callout)
    refresh()
    setNeedsLayout()
  }

  /// Sets the shift state by the input's autocapitalization trait.
  private func capitalize() {
    guard let input else { return }
    let isFirst = !input.hasText
    let isAfterSentence = ["\n", ". ", "! ", "? "].contains { typed.hasSuffix($0) }
    switch input.autocapitalizationType {
    case .none: shift = .off
    case .allCharacters: shift = .locked
    case .sentences: shift = isFirst || isAfterSentence ? .once : .off
    case .words: shift = isFirst || typed.hasSuffix(" ") || isAfterSentence ? .once : .off
    }
  }

  private func refresh() {
    for view in keys {
      view.appearance.label = label(of: view.key)
      view.appearance.shift = shift
      guard case .enter = view.key, let input else { continue }
      view.appearance.isProminent = input.returnKeyType != .default
      view.appearance.isEnabled = input.hasText || !input.enablesReturnKeyAutomatically
    }
  }

  private func label(of key: KeyboardKey) -> String {
    switch key {
    case .text(let text, _):
      page == .letters && shift != .off && text.count == 1
        ? text.uppercased() : text
    case .space: "space"
    case .enter: (input?.returnKeyType ?? .default).keyLabel
    case .page(let page): page.label
    case .shift, .delete: ""
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let cells = page.cells(for: input?.keyboardType ?? .default)
    let unit = CGSize(width: bounds.width / 10, height: bounds.height / 4)
    let scale = max(hostScene.screen.scale, 1)
    func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    for (view, cell) in zip(keys, cells.map(\.cell)) {
      let (left, right) = (pixel(cell.minX * unit.width), pixel(cell.maxX * unit.width))
      let (top, bottom) = (pixel(cell.minY * unit.height), pixel(cell.maxY * unit.height))
      view.frame = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      guard let key = key(at: touch.location(in: self)) else { continue }
      press(key, by: touch)
      switch key.key {
      case .shift:
        shift = touch.tapCount > 1 && shift == .once ? .locked : shift == .off ? .once : .off
        refresh()
      case .delete:
        deleteBackward()
        repeatDeleting(after: Self.repeatDelay)
      default: break
      }
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      guard let old = pressed[ObjectIdentifier(touch)], old.key != .shift, old.key != .delete,
        let key = key(at: touch.location(in: self)), key !== old, key.key != .shift,
        key.key != .delete
      else { continue }
      release(touch)
      press(key, by: touch)
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      guard let key = pressed[ObjectIdentifier(touch)] else { continue }
      release(touch)
      perform(key)
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { release(touch) }
  }

  /// The key that is nearest to a point; nil if the point is outside the panel.
  private func key(at point: CGPoint) -> KeyView? {
    guard bounds.contains(point) else { return nil }
    func distance(_ view: KeyView) -> CGFloat {
      let frame = view.frame
      return hypot(
        max(frame.minX - point.x, point.x - frame.maxX, 0),
        max(frame.minY - point.y, point.y - frame.maxY, 0))
    }
    return keys.min { distance($0) < distance($1) }
  }

  private func press(_ key: KeyView, by touch: UITouch) {
    pressed[ObjectIdentifier(touch)] = key
    key.appearance.isPressed = true
    guard case .text(let text, _) = key.key, page != .pad, text.count == 1,
      hostScene.screen.traitCollection.userInterfaceIdiom == .phone
    else { return }
    bringSubviewToFront(callout)
    callout.isHidden = false
    callout.show(
      key.appearance.label, above: convert(key.cap, from: key), width: bounds.width)
    key.appearance.isPressed = false
  }

  private func release(_ touch: UITouch) {
    pressed.removeValue(forKey: ObjectIdentifier(touch))?.appearance.isPressed = false
    callout.isHidden = true
    repetition?.cancel()
    repetition = nil
  }

  private func cancelPresses() {
    for key in pressed.values { key.appearance.isPressed = false }
    pressed = [:]
    callout.isHidden = true
    repetition?.cancel()
    repetition = nil
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { releaseInput() }
  }

  /// Stops typing into the current input.
  func releaseInput() {
    cancelPresses()
    input = nil
  }

  // MARK: Typing

  private func perform(_ view: KeyView) {
    switch view.key {
    case .shift, .delete: break
    case .text: type(view.appearance.label)
    case .space: type(" ")
    case .enter: if view.appearance.isEnabled { type("\n") }
    case .page(let page):
      self.page = page
      rebuild()
    }
  }

  private func type(_ text: String) {
    guard let input else { return }
    // After a space, a page of numbers returns to the page of letters, as on iOS.
    let returns = text == " " && page != .letters && page != .pad && input.keyboardType == .default
    typed = String((typed + text).suffix(2))
    input.insertText(text)
    if shift != .locked || input.autocapitalizationType == .allCharacters { capitalize() }
    guard self.input === input else { return }
    if returns {
      page = .letters
      rebuild()
    } else {
      refresh()
    }
  }

  private func deleteBackward() {
    typed = ""
    input?.deleteBackward()
    if shift != .locked { capitalize() }
    refresh()
  }

  private func repeatDeleting(after delay: TimeInterval) {
    repetition = hostScene.frameTimers.schedule(after: delay) { [weak self] in
      guard let self, window != nil, input?.hasText ?? false else { return }
      deleteBackward()
      repeatDeleting(after: Self.repeatPause)
    }
  }
}
