import CoreGraphics
import ObjectiveCSupport

/// An open menu. It covers its window, and is closed by a tap outside, the Escape key, or a choice.
final class MenuSession: UIView {
  /// The view that a menu belongs to.
  struct Anchor {
    /// The frame in the window's coordinates.
    var frame: CGRect
    /// The view that is lifted from a blurred background; nil for a menu at a button.
    var preview: UIView?
    /// The centre in the window's coordinates, and the transform, from which the lifted view comes
    /// and to which it returns; nil for the frame.
    var start: (center: CGPoint, transform: CGAffineTransform)?
    /// The corner radius of the lifted view.
    var radius: CGFloat = 0
    /// The view that is hidden while its picture is lifted.
    weak var source: UIView?
    /// Whether the card is above the frame if there is room, instead of below.
    var prefersCardAbove = false
  }

  // Points and seconds, chosen by eye to match iOS 17.
  private static let gap: CGFloat = 16
  private static let closing: TimeInterval = 0.25
  private static let smallest: CGFloat = 0.2
  private static let lift: CGFloat = 1.04
  private static let damping: CGFloat = 0.82

  let card: MenuCard
  private var anchor: Anchor
  private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
  private weak var sender: AnyObject?
  private var isClosing = false
  private var touchStart: CGPoint?
  private var lastTouch: CGPoint?
  /// Whether the touch has scrolled the rows of a long menu, so that its end chooses none.
  private var isScrolling = false
  /// Whether the pointer was on the card when it last moved.
  private var isPointerOnCard = false
  /// The letters typed to find a row.
  var typeAhead = MenuTypeAhead()
  /// The opacity of the lifted view before it was hidden.
  private var sourceAlpha: CGFloat = 1
  /// The controller whose view is lifted. Its appearance is animated with the menu.
  var preview: (any MenuPreview)?
  /// The centre of the position to which the lifted view returns, in the window's coordinates; nil
  /// for its original position.
  var destination: CGPoint?
  /// Called in the animation that closes the menu, and after it.
  var onClose: ((_ isChosen: Bool) -> Void)?
  var alongsideClosing: [() -> Void] = []
  var afterClosing: [() -> Void] = []
  /// Called when the user has tapped the lifted view.
  var onPreviewTap: (() -> Void)?

  /// - Parameter sender: the sender of the actions, which is the menu's owner. If it is a view, the
  ///   menu has its idiom and layout direction.
  init(_ menu: UIMenu, at anchor: Anchor, sender: AnyObject?) {
    Self.reset(menu)
    let style = MenuStyle(of: sender as? UIView)
    card = MenuCard(menu, of: sender as? UIResponder, style: style)
    self.anchor = anchor
    self.sender = sender
    super.init(frame: .zero)
    traitOverrides.layoutDirection = style.isReversed ? .rightToLeft : .leftToRight
    blur.isHidden = anchor.preview == nil
    blur.isUserInteractionEnabled = false
    blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(blur)
    if let preview = anchor.preview { addSubview(preview) }
    addSubview(card)
    card.onResize = { [weak self] in self?.cardDidResize() }
    let wheel = UIPanGestureRecognizer(target: self, action: Selector(MenuSession.turnWheel))
    wheel.allowedTouchTypes = []
    wheel.allowedScrollTypesMask = .all
    addGestureRecognizer(wheel)
    addGestureRecognizer(
      UIHoverGestureRecognizer(target: self, action: Selector(MenuSession.movePointer)))
  }

  required init?(coder: NSCoder) { nil }

  private static func reset(_ menu: UIMenu) {
    for child in menu.children {
      (child as? UIDeferredMenuElement)?.reset()
      if let menu = child as? UIMenu { reset(menu) }
    }
  }

  /// The displayed menu, without submenus.
  var menu: UIMenu? { card.path.first }

  /// Replaces the menu.
  func update(_ menu: UIMenu) { card.show(menu) }

  // MARK: Opening and closing

  /// Whether the menu is open and not closing.
  var isOpen: Bool { window != nil && !isClosing }

  /// Opens the menu in front of all views in a window.
  func open(in window: UIWindow, alongside: [() -> Void] = [], completion: [() -> Void] = []) {
    (window.keyReceiver as? MenuSession)?.close(isChosen: false)
    preview?.beginAppearanceChange(true, animated: true)
    UIView.performWithoutAnimation {
      frame = window.bounds
      openedSize = bounds.size
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      window.addSubview(self)
      blur.frame = bounds
      blur.alpha = 0
      anchor.preview?.frame = anchor.frame
      returnPreview()
      placeCard()
      card.alpha = 0
      card.transform = shrunk
      layoutIfNeeded()
      card.flashScrollIndicator()
      sourceAlpha = anchor.source?.alpha ?? 1
      anchor.source?.alpha = 0
    }
    window.keyReceiver = self
    UIView.animate(
      withDuration: card.style.opening, delay: 0, usingSpringWithDamping: Self.damping,
      initialSpringVelocity: 0, options: .allowUserInteraction,
      animations: {
        self.blur.alpha = 1
        self.placePreview()
        self.card.alpha = 1
        self.card.transform = .identity
        for change in alongside { change() }
      },
      completion: { _ in
        if !self.isClosing { self.endPreviewAppearance() }
        for call in completion { call() }
      })
  }

  /// Closes the menu.
  func close(isChosen: Bool) {
    guard !isClosing else { return }
    isClosing = true
    isUserInteractionEnabled = false
    if window?.keyReceiver === self { window?.keyReceiver = nil }
    onClose?(isChosen)
    if showsPreview { preview?.beginAppearanceChange(false, animated: true) }
    let (alongside, after) = (alongsideClosing, afterClosing)
    UIView.animate(
      withDuration: Self.closing, delay: 0, options: .curveEaseOut,
      animations: {
        self.blur.alpha = 0
        self.returnPreview()
        self.anchor.preview?.layer.shadowOpacity = 0
        self.card.alpha = 0
        self.card.transform = self.shrunk
        for change in alongside { change() }
      },
      completion: { _ in
        self.showSource()
        self.endPreviewAppearance()
        self.removeFromSuperview()
        for call in after { call() }
      })
  }

  /// Shows the lifted view again, unless the program has changed its opacity meanwhile.
  private func showSource() {
    if let source = anchor.source, source.alpha == 0 { source.alpha = sourceAlpha }
  }

  /// Whether the controller's view is still in the menu. The program may have presented it
  /// meanwhile.
  private var showsPreview: Bool { preview?.isShown(in: self) ?? false }

  private func endPreviewAppearance() {
    if showsPreview { preview?.endAppearanceChange() }
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    // The window was removed together with the menu.
    guard newWindow == nil, window != nil, !isClosing else { return }
    showSource()
    guard showsPreview else { return }
    preview?.beginAppearanceChange(false, animated: false)
    preview?.endAppearanceChange()
  }

  // MARK: Layout

  private var shownAnchor = CGRect.zero
  /// The corner of the card that is nearest to the anchor, in units of the card.
  private var corner = CGPoint.zero
  /// The size of the window when the menu was opened.
  private var openedSize = CGSize.zero

  /// Closes the menu if the size of the window has changed, because its anchor has moved.
  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.size != openedSize { close(isChosen: false) }
  }

  /// The transform that shrinks the card towards that corner.
  private var shrunk: CGAffineTransform {
    let scale = Self.smallest
    let size = card.bounds.size
    return CGAffineTransform(
      translationX: (corner.x - 0.5) * size.width * (1 - scale),
      y: (corner.y - 0.5) * size.height * (1 - scale)
    ).scaledBy(x: scale, y: scale)
  }

  /// The area that contains all parts of the menu.
  private var area: CGRect {
    bounds.inset(by: window?.safeAreaInsets ?? .zero).insetBy(
      dx: card.style.edge, dy: card.style.edge)
  }

  /// Places the anchor and the card: the card is below or above the anchor, where there is room.
  private func placeCard() {
    let (area, wanted) = (area, card.fittingHeight)
    let gap = anchor.preview == nil ? card.style.buttonGap : Self.gap
    var frame = anchor.frame
    if anchor.preview != nil {
      // The card of a preview is below it. The preview moves up to make room.
      frame.origin.y = min(frame.minY, area.maxY - gap - wanted - frame.height)
      frame.origin.y = max(frame.minY, min(anchor.frame.minY, area.minY))
    }
    let (below, above) = (area.maxY - frame.maxY - gap, frame.minY - gap - area.minY)
    let staysAbove = anchor.prefersCardAbove && above >= wanted
    let isBelow = !staysAbove && (below >= wanted || below >= above)
    let height = min(wanted, max(isBelow ? below : above, min(wanted, card.style.rowHeight)))
    let ofAnchor = min(anchor.frame.width, card.style.widths.upperBound)
    let width = min(max(card.fittingWidth, ofAnchor), area.width)
    let isLeft = frame.midX <= bounds.midX
    let x = min(max(isLeft ? frame.minX : frame.maxX - width, area.minX), area.maxX - width)
    let top = isBelow ? frame.maxY + gap : frame.minY - gap - height
    let y = min(max(top, area.minY), max(area.maxY - height, area.minY))
    shownAnchor = frame
    corner = CGPoint(x: isLeft ? 0 : 1, y: isBelow ? 0 : 1)
    card.bounds.size = CGSize(width: width, height: height)
    card.center = CGPoint(x: x + width / 2, y: y + height / 2)
  }

  /// Moves the anchor.
  ///
  /// - Parameter frame: the new frame in the window's coordinates.
  func moveAnchor(to frame: CGRect, animated: Bool) {
    guard isOpen else { return }
    anchor.frame = frame
    let move = {
      self.placeCard()
      self.placePreview()
      self.card.layoutIfNeeded()
    }
    if animated {
      UIView.animate(
        withDuration: Self.closing, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
        animations: move)
    } else {
      UIView.performWithoutAnimation(move)
    }
  }

  /// Puts the lifted view at the position to which it returns.
  private func returnPreview() {
    let frame = anchor.frame
    let center = destination ?? anchor.start?.center ?? CGPoint(x: frame.midX, y: frame.midY)
    anchor.preview?.transform = anchor.start?.transform ?? .identity
    anchor.preview?.center = center
  }

  private func placePreview() {
    guard let preview = anchor.preview else { return }
    preview.center = CGPoint(x: shownAnchor.midX, y: shownAnchor.midY)
    let most = max(area.width / max(preview.bounds.width, 1), 1)
    let scale = min(Self.lift, most)
    preview.transform = CGAffineTransform(scaleX: scale, y: scale)
    preview.layer.shadowOpacity = 0.25
  }

  private func cardDidResize() {
    guard window != nil, !isClosing else { return }
    UIView.animate(
      withDuration: Self.closing, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
      animations: {
        self.placeCard()
        self.placePreview()
        self.card.layoutIfNeeded()
      })
  }

  // MARK: Choosing

  func choose(_ row: MenuRow) {
    switch row.content {
    case .action(let action):
      for menu in card.path { menu.select(action) }
      if let menu { (sender as? UIButton)?.menuDidSelect(action, in: menu) }
      if action.attributes.contains(.keepsMenuPresented) {
        action.perform(sender: sender)
        card.rebuildAfterChoice()
      } else {
        close(isChosen: true)
        action.perform(sender: sender)
      }
    case .submenu(let menu): card.open(menu)
    case .back: card.closeSubmenu()
    case .loading, .header, .gap: break
    }
  }

  /// Tracks a touch at a point of the window. It is on the menu, or has opened it.
  func track(_ point: CGPoint) {
    guard !isClosing else { return }
    card.highlight(card.row(at: convert(convertFromWindow(point), to: card)))
  }

  /// Called when that touch has ended at a point of the window. It chooses the row there.
  func release(_ point: CGPoint) {
    guard !isClosing else { return }
    let row = card.row(at: convert(convertFromWindow(point), to: card))
    card.highlight(nil)
    if let row { choose(row) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard touchStart == nil, let point = touches.first?.location(in: nil) else { return }
    (touchStart, lastTouch, isScrolling) = (point, point, false)
    track(point)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: nil), let start = touchStart else { return }
    if card.canScroll, isInCard(start), abs(point.y - start.y) >= PanMotion.hysteresis {
      isScrolling = true
    }
    guard isScrolling else { return track(point) }
    card.highlight(nil)
    card.scroll(by: (lastTouch ?? point).y - point.y)
    lastTouch = point
  }

  /// Scrolls the rows of a long menu by the wheel or the touchpad.
  private func turnWheel(_ wheel: UIPanGestureRecognizer) {
    guard !isClosing, wheel.state == .began || wheel.state == .changed else { return }
    card.scroll(by: -wheel.translation(in: self).y)
    wheel.setTranslation(.zero, in: self)
  }

  /// Highlights the row under the pointer when it moves without a pressed button. A pointer at rest
  /// does not change a highlight that keys have moved.
  private func movePointer(_ pointer: UIHoverGestureRecognizer) {
    guard isOpen, touchStart == nil, pointer.state == .changed else { return }
    let point = pointer.location(in: nil)
    let isOnCard = isInCard(point)
    if isOnCard || isPointerOnCard { track(point) }
    isPointerOnCard = isOnCard
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: nil), let start = touchStart else { return }
    touchStart = nil
    guard !isScrolling else { return }
    if isInCard(start) { return release(point) }
    let preview = anchor.preview
    let isOnPreview = preview.map {
      $0.bounds.contains(convert(convertFromWindow(point), to: $0))
    }
    if isOnPreview == true, let onPreviewTap { return onPreviewTap() }
    close(isChosen: false)
  }

  /// - Parameter place: a point in the window's coordinates.
  private func isInCard(_ place: CGPoint) -> Bool {
    card.bounds.contains(convert(convertFromWindow(place), to: card))
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchStart = nil
    card.highlight(nil)
  }

  // MARK: Keys

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      if let key = press.key { receive(key, at: press.timestamp) }
    }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}
