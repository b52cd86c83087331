import CoreGraphics
import QuartzCore

extension UIView {
  /// A placeholder for `SiblingList`, which documents it.
  static let filler = UIView()

  /// The position of a view among its siblings.
  enum Place {
    case front
    case index(Int)
    case below(UIView)
    case above(UIView)
  }

  func insert(_ view: UIView, at place: Place) {
    guard canHold(view) else { return }
    if view.superview === self {
      move(view, to: place)
      return
    }
    let (oldSuperview, oldWindow, newWindow) = (view.superview, view.window, window)
    let focus = view.focusBelow
    oldSuperview?.willRemoveSubview(view)
    if oldWindow !== newWindow { view.announceMove(toWindow: newWindow) }
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.leave(oldWindow) }
    // The calls above run the app's code, which can have moved views.
    guard canHold(view), view.superview === oldSuperview else { return }
    view.layoutWillLeaveSuperview()
    let move = ViewMove(of: view, focus: focus)
    view.recordTintBeforeMove()
    view.unlink()
    link(view, at: place)
    view.layoutDidEnterSuperview()
    move?.note()
    oldSuperview?.setNeedsLayout()
    setNeedsLayout()
    view.environmentDidChange()
    if oldWindow !== newWindow {
      view.notifyDidMoveToWindow()
    } else if newWindow != nil, let oldSuperview {
      view.viewOwner?.viewDidMove(from: oldSuperview)
    }
    view.didMoveToSuperview()
    if view.superview === self { didAddSubview(view) }
  }

  func detachFromSuperview() {
    guard let superview else { return }
    let (oldWindow, focus) = (window, focusBelow)
    superview.willRemoveSubview(self)
    if oldWindow != nil { announceMove(toWindow: nil) }
    willMove(toSuperview: nil)
    leave(oldWindow)
    guard self.superview === superview else { return }
    layoutWillLeaveSuperview()
    let move = ViewMove(of: self, focus: focus)
    recordTintBeforeMove()
    unlink()
    move?.note()
    superview.setNeedsLayout()
    if oldWindow != nil { notifyDidMoveToWindow() }
    didMoveToSuperview()
  }

  private func canHold(_ view: UIView) -> Bool {
    // A view without subviews has no descendants, so it need not be searched for this one.
    if view.hasSubviews ? isInSubtree(of: view) : view === self {
      Diagnostics.warn(
        "A view cannot become a subview of itself or of a view inside it; "
          + "adding \(type(of: view)) was ignored.")
      return false
    }
    if view is UIWindow {
      Diagnostics.warn("A window cannot become a subview; adding it was ignored.")
      return false
    }
    return true
  }

  private func unlink() {
    guard let superview else { return }
    if let index = superview.siblings.index(of: self) {
      superview.siblings.remove(at: index, filler: UIView.filler)
    }
    layer.removeFromSuperlayer()
    self.superview = nil
    placeInTreeDidChange()
  }

  private func link(_ view: UIView, at place: Place) {
    let index = index(of: place)
    if index < siblings.count {
      layer.insertSublayer(view.layer, below: siblings[index].layer)
    } else if case .above(let sibling) = place, sibling.superview === self {
      layer.insertSublayer(view.layer, above: sibling.layer)
    } else {
      layer.addSublayer(view.layer)
    }
    siblings.insert(view, at: index)
    view.superview = self
    view.placeInTreeDidChange()
  }

  /// Updates what the view and its descendants inherit, after the views above have changed.
  private func placeInTreeDidChange() {
    tintDidChangeAbove()
    let window = superview?.window
    guard hostWindow !== window else { return }
    var moved: [UIView] = []
    visitSubtree {
      $0.hostWindow = window
      if $0.motion != nil { moved.append($0) }
    }
    // Motion effects are the program's own code.
    for view in moved { view.motion?.update(view) }
  }

  private func index(of place: Place) -> Int {
    switch place {
    case .front: return siblings.count
    case .index(let index): return min(max(index, 0), siblings.count)
    case .below(let sibling): return indexBeside(sibling, offset: 0)
    case .above(let sibling): return indexBeside(sibling, offset: 1)
    }
  }

  private func indexBeside(_ sibling: UIView, offset: Int) -> Int {
    if let index = siblings.index(of: sibling) { return index + offset }
    Diagnostics.warn(
      "The view to insert beside (\(type(of: sibling))) is not a subview of "
        + "\(type(of: self)); the new one was added in front of all.")
    return siblings.count
  }

  /// Moves a view that is already a subview.
  private func move(_ view: UIView, to place: Place) {
    if case .below(let sibling) = place, sibling === view { return }
    if case .above(let sibling) = place, sibling === view { return }
    // A layout can set the order of the subviews each time. It does not have to run again for that.
    let needsLayout = !isPlaced(view, at: place) && Self.viewInLayout !== self
    let origin = ViewMove(of: view, focus: nil)
    view.unlink()
    link(view, at: place)
    origin?.note()
    if needsLayout { setNeedsLayout() }
  }

  /// Whether a subview has a place among the subviews already.
  private func isPlaced(_ view: UIView, at place: Place) -> Bool {
    guard let current = siblings.index(of: view) else { return false }
    switch place {
    case .front: return current == siblings.count - 1
    case .index(let index): return current == min(max(index, 0), siblings.count - 1)
    case .below(let sibling): return siblings.index(of: sibling) == current + 1
    case .above(let sibling): return siblings.index(of: sibling) == current - 1
    }
  }

  func reorder(_ view: UIView, toFront: Bool) {
    guard view.superview === self else {
      Diagnostics.warn(
        "\(type(of: view)) is not a subview of \(type(of: self)); its order was not changed.")
      return
    }
    move(view, to: toFront ? .front : .index(0))
  }

  func exchange(_ first: Int, _ second: Int) {
    guard children.indices.contains(first), children.indices.contains(second) else {
      Diagnostics.warn("There are no subviews at \(first) and \(second) to exchange.")
      return
    }
    guard first != second else { return }
    let (low, high) = (children[min(first, second)], children[max(first, second)])
    move(high, to: .index(min(first, second)))
    move(low, to: .index(max(first, second)))
  }

  // MARK: Walking the tree

  func isInSubtree(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  func firstInSubtree(where matches: (UIView) -> Bool) -> UIView? {
    var pending: [UIView] = [self]
    while let view = pending.popLast() {
      if matches(view) { return view }
      pending += view.children.reversed()
    }
    return nil
  }

  /// Calls `body` for the view and all its descendants, each before its own descendants, from back
  /// to front. Views that a call moves elsewhere are not visited. The traversal is iterative, so
  /// the depth of the tree is not limited by the stack.
  func visitSubtree(_ body: (UIView) -> Void) {
    walkSubtree(while: { view in
      body(view)
      return true
    })
  }

  /// Like ``visitSubtree(_:)``, but without the descendants of views for which `body` returns
  /// false.
  func walkSubtree(while body: (UIView) -> Bool) {
    var pending: [(view: UIView, parent: UIView?)] = [(self, nil)]
    while let (view, parent) = pending.popLast() {
      if let parent, view.superview !== parent { continue }
      if body(view), view.hasSubviews {
        for child in view.children.reversed() { pending.append((child, view)) }
      }
    }
  }

  // MARK: Windows

  /// The view that is being removed from its window with its subviews. Nil while their owners are
  /// not being notified of a removal.
  private(set) static weak var viewLeavingWindow: UIView?

  /// Notifies the views of this subtree, and their owners, before the subtree moves to another
  /// window.
  private func announceMove(toWindow newWindow: UIWindow?) {
    let outer = UIView.viewLeavingWindow
    UIView.viewLeavingWindow = newWindow == nil ? self : nil
    notifyWillMove(toWindow: newWindow)
    UIView.viewLeavingWindow = outer
  }

  private func notifyWillMove(toWindow newWindow: UIWindow?) {
    visitSubtree { view in
      view.viewOwner?.viewWillMove(toWindow: newWindow)
      view.willMove(toWindow: newWindow)
    }
  }

  /// Notifies the views of this subtree, and their owners, after it has moved to another window. A
  /// controller is notified after all views inside its own view.
  private func notifyDidMoveToWindow() {
    var pending: [(view: UIView, parent: UIView?, isDone: Bool)] = [(self, nil, false)]
    var waiting: [UIView] = []
    while let (view, parent, isDone) = pending.popLast() {
      guard !isDone else {
        view.viewOwner?.viewDidMoveToWindow()
        continue
      }
      if let parent, view.superview !== parent { continue }
      if view.window != nil { AppearanceRegistry.shared.viewDidEnterWindow(view) }
      view.didMoveToWindow()
      if view.firstResponderRequest > 0 { waiting.append(view) }
      pending.append((view, parent, true))
      for child in view.children.reversed() { pending.append((child, view, false)) }
    }
    Self.performFirstResponderRequests(of: waiting)
  }

  /// The first responder, if it is this view or a descendant.
  private var focusBelow: UIResponder? {
    window?.firstResponder.flatMap { $0.isInResponderSubtree(of: self) ? $0 : nil }
  }

  /// Ends the touches, gestures and keyboard input of this subtree in a window.
  private func leave(_ window: UIWindow?) {
    guard let window else { return }
    window.arbiter.viewWillLeave(self)
    window.keyboardFocus.viewWillLeave(self)
    if let responder = window.firstResponder, responder.isInResponderSubtree(of: self) {
      responder.resignFirstResponder()
      if window.firstResponder === responder { window.firstResponder = nil }
    }
  }

  /// Updates inherited values after the superview has changed.
  private func environmentDidChange() {
    if let screen = window?.screen { updateContentScale(to: screen.scale) }
    updateTraits()
    let hadOtherTint = cameFromOwnTint
    cameFromOwnTint = false
    if hadOtherTint || superview?.passesOnOwnTint ?? false { notifyTintColorChanged() }
  }

  /// Records the tint before the view leaves its superview, because the tint can be different in
  /// the next one.
  private func recordTintBeforeMove() {
    if superview?.passesOnOwnTint ?? false { cameFromOwnTint = true }
  }
}

extension UIResponder {
  /// Whether events that this responder passes on reach `view`.
  fileprivate func isInResponderSubtree(of view: UIView) -> Bool {
    responderChain.contains { $0 === view }
  }
}
