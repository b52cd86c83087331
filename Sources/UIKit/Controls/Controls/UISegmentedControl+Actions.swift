public import CoreGraphics

/// Segments that perform actions, and where segments show their content.
extension UISegmentedControl {
  /// A control with a segment for each action, in the frame. Of actions with the same identifier
  /// the last one counts.
  ///
  /// A segment shows the image of its action, or the title where there is none. Its action is
  /// performed when the user selects the segment, before those of `.valueChanged`.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    var known: Set<UIAction.Identifier> = []
    let shown = actions.reversed().filter { known.insert($0.identifier).inserted }
    for action in shown.reversed() {
      insert(at: segments.count, animated: false) { $0.show(action) }
    }
  }

  /// Puts a segment with an action at a place; too large a place is the end.
  ///
  /// A segment that already has an action of the same identifier is updated if it is at that place;
  /// at another place it is removed.
  public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let known = segmentIndex(identifiedBy: action.identifier)
    if known != NSNotFound {
      if known == segment { return setAction(action, forSegmentAt: segment) }
      removeSegment(at: known, animated: animated)
    }
    insert(at: segment, animated: animated) { $0.show(action) }
  }

  /// Gives a segment an action, and its image or title. The action of another segment must not
  /// have the same identifier; then nothing changes, with a warning.
  public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    let known = segmentIndex(identifiedBy: action.identifier)
    guard known == NSNotFound || known == segment else {
      return Diagnostics.warn(
        "Segment \(known) has an action of the same identifier; segment \(segment) stays as it was."
      )
    }
    view(at: segment)?.show(action)
    contentDidChange()
  }

  /// A segment's action; nil for a segment without one, and for an index that does not exist.
  public func actionForSegment(at segment: Int) -> UIAction? { view(at: segment)?.action }

  /// The index of the segment whose action has an identifier; `NSNotFound` if there is none.
  public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// Moves a segment's title or image from the middle of the segment, in points: to the right and
  /// downwards.
  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    guard offset.width.isFinite, offset.height.isFinite else {
      return Diagnostics.warn("A segment's content cannot be moved by \(offset); it stays.")
    }
    view(at: segment)?.contentOffset = offset
  }

  /// How far a segment's content is moved, in points; zero for an index that does not exist.
  public func contentOffsetForSegment(at segment: Int) -> CGSize {
    view(at: segment)?.contentOffset ?? .zero
  }

  /// The user has selected or pressed a segment: performs its action, then those of the control.
  func sendSelection(at index: Int, with event: UIEvent?) {
    if segments.indices.contains(index), let action = segments[index].action { sendAction(action) }
    send([.valueChanged, .primaryActionTriggered], with: event)
  }
}
