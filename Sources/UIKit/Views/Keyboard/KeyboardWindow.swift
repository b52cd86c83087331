import CoreGraphics

/// The window of the keyboard, in front of all other windows. It is not one of the scene's windows,
/// and never becomes the key window.
final class KeyboardWindow: UIWindow {
  /// The level of the keyboard's window on iOS.
  private static let level = UIWindow.Level(10_000_001)

  let host = KeyboardHostView(frame: .zero)

  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    windowLevel = Self.level
    addSubview(host)
  }

  required init?(coder: NSCoder) { nil }

  /// Touches outside the keyboard go to the windows behind.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self || hit === host ? nil : hit
  }
}

/// Contains the accessory and, below it, the input view or the panel of keys.
final class KeyboardHostView: UIView {
  private(set) var content = KeyboardContent()
  /// A previous body that is still visible while it moves out.
  private var leavingBody: UIView?

  /// Events of the accessory are passed on to the responder that provided it.
  override var next: UIResponder? {
    if let provider = content.provider, !((provider as? UIView)?.isDescendant(of: self) ?? false) {
      return provider
    }
    return window?.windowScene?.keyWindow ?? super.next
  }

  /// Replaces the views. A body that no other one replaces stays until ``removeLeaving()``.
  func show(_ content: KeyboardContent) {
    let old = self.content
    self.content = content
    if let view = old.accessory, view !== content.accessory, view.superview === self {
      view.removeFromSuperview()
    }
    if let view = old.body, view !== content.body {
      removeLeaving()
      if content.body == nil { leavingBody = view } else { remove(view) }
    }
    if let view = content.body, leavingBody === view { leavingBody = nil }
    if let view = content.body, view.superview !== self { addSubview(view) }
    guard let view = content.accessory, view.superview !== self else { return }
    addSubview(view)
    guard !view.translatesAutoresizingMaskIntoConstraints else { return }
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.widthAnchor.constraint(equalTo: widthAnchor),
    ])
  }

  /// Removes a body that has moved out.
  func removeLeaving() {
    if let view = leavingBody { remove(view) }
    leavingBody = nil
  }

  private func remove(_ view: UIView) { if view.superview === self { view.removeFromSuperview() } }

  /// The required heights of the views, in points.
  func heights(width: CGFloat) -> (accessory: CGFloat, body: CGFloat) {
    (
      content.accessory?.keyboardHeight(width: width) ?? 0,
      content.body?.keyboardHeight(width: width) ?? 0
    )
  }

  /// Lays out the views, and places the upper edge at a height of the window. Inside an animation
  /// block only the edge moves.
  func place(top: CGFloat, width: CGFloat, heights: (accessory: CGFloat, body: CGFloat)) {
    let bottom = max(heights.body, leavingBody?.bounds.height ?? 0)
    let size = CGSize(width: width, height: heights.accessory + bottom)
    UIView.performWithoutAnimation {
      if bounds.size != size {
        let upper = frame.minY
        bounds.size = size
        center = CGPoint(x: width / 2, y: upper + size.height / 2)
      }
      if let view = content.accessory, view.translatesAutoresizingMaskIntoConstraints {
        view.frame = CGRect(x: 0, y: 0, width: width, height: heights.accessory)
      }
      for view in [content.body, leavingBody].compactMap({ $0 }) {
        let height = view === leavingBody ? view.bounds.height : heights.body
        view.frame = CGRect(x: 0, y: heights.accessory, width: width, height: height)
      }
      layoutIfNeeded()
    }
    center = CGPoint(x: width / 2, y: top + size.height / 2)
  }
}
