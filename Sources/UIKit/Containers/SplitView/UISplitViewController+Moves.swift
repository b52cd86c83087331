import CoreGraphics

/// Transitions that show and hide columns.
extension UISplitViewController {
  func change(to mode: DisplayMode, isByProgram: Bool = false) {
    guard isViewLoaded, view.window != nil, UIView.areAnimationsEnabled else {
      guard mode != effectiveMode else { return }
      notifyDelegate(of: mode, after: effectiveMode, isByProgram: isByProgram)
      model.displayMode = mode
      shownMode = mode
      return columnsMayHaveChanged()
    }
    move(to: mode, by: nil, isByProgram: isByProgram)
  }

  /// Moves columns in and out, from their current frames on the screen.
  ///
  /// - Parameter interactor: drives an interactive move; nil lets it run by itself.
  /// - Returns: the distance that the columns move, in points; nil if nothing moves.
  @discardableResult
  func move(
    to mode: DisplayMode, by interactor: UIPercentDrivenInteractiveTransition?,
    isByProgram: Bool = false
  ) -> CGFloat? {
    guard mode != effectiveMode else { return nil }
    guard !transitions.isHeld else {
      Diagnostics.warn(
        "\(type(of: self)) cannot show or hide columns while a gesture moves them; "
          + "the call is ignored.")
      return nil
    }
    let former = layoutOnScreen
    endMove()
    // A move that was reversing may have ended.
    guard mode != effectiveMode else { return nil }
    notifyDelegate(of: mode, after: effectiveMode, isByProgram: isByProgram)
    let host = SplitHost(of: self, from: former, to: mode)
    placeButton()
    let transition = ViewControllerTransition(
      context: context(from: former, to: host.next),
      animator: ColumnAnimator(of: self, to: host.next), interactor: interactor, host: host)
    transitions.begin(transition)
    transition.start()
    return transitions.running.map { _ in abs(host.next.strip - former.strip) }
  }

  /// The context has two participants: the first column that leaves or is visible, and the first
  /// one that arrives or stays.
  private func context(from former: Layout, to next: Layout) -> TransitionContext {
    func first(in layout: Layout, without other: Layout) -> TransitionContext.Participant {
      let seen = columns.filter { layout.frames[$0] != nil }
      guard let column = seen.first(where: { other.frames[$0] == nil }) ?? seen.first,
        let holder = holders[column]
      else { return .init(controller: self) }
      return .init(
        controller: holder, view: holder.viewOrPlaceholder, initialFrame: former.place(of: column),
        finalFrame: next.place(of: column))
    }
    return TransitionContext(
      containerView: view, parent: self, style: .none, isAnimated: true,
      from: first(in: former, without: next), to: first(in: next, without: former))
  }

  /// Brings the running move to its end at once.
  func endMove() { transitions.running?.finishNow() }

  /// The layout on the screen, also while columns move.
  private var layoutOnScreen: Layout {
    var layout = layout(in: view.bounds.size)
    guard transitions.running != nil else { return layout }
    func frame(of view: UIView) -> CGRect { view.layer.presentation()?.frame ?? view.frame }
    for column in columns {
      guard let page = holders[column]?.viewOrPlaceholderIfLoaded, page.superview === view else {
        continue
      }
      layout.frames[column] = frame(of: page)
    }
    layout.stripFrame = frame(of: stripBackground)
    layout.dimming = CGFloat(dimmingView.layer.presentation()?.opacity ?? dimmingView.layer.opacity)
    if dimmingView.superview == nil { layout.dimming = 0 }
    return layout
  }

  /// Puts arriving columns at their hidden frames, and the others at their current ones.
  func placeColumns(_ former: Layout, before next: Layout) {
    ViewAnimation.withoutInheritedAnimation {
      for column in columns.reversed()
      where former.frames[column] != nil || next.frames[column] != nil {
        let place = former.place(of: column)
        if let page = put(column, at: place), page.frame != place { page.frame = place }
      }
      guard former.dimming > 0 || next.isDimmed else { return }
      addDimmingView(former)
      stripBackground.frame = former.stripFrame
      dimmingView.alpha = former.dimming
    }
  }

  /// Applies a layout; inside an animation block the change is animated.
  func moveColumns(to next: Layout) {
    stripBackground.frame = next.stripFrame
    dimmingView.alpha = next.dimming
    for column in columns {
      guard let page = holders[column]?.viewOrPlaceholderIfLoaded, page.superview === view else {
        continue
      }
      page.frame = next.place(of: column)
      page.layoutIfNeeded()
    }
  }
}
