public import CoreGraphics

/// Segments with actions, and the offsets of their content.
extension UISegmentedControl {
  /// Makes a control with a segment for each action. Of several actions with the same identifier,
  /// the last one is used.
  ///
  /// A segment shows the image of its action, or the title if there is no image. Its action is
  /// performed when the user selects the segment, before those of `.valueChanged`.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    var known: Set<UIAction.Identifier> = []
    let shown = actions.reversed().filter { known.insert($0.identifier).inserted }
    for action in shown.reversed() {
      insert(at: segments.count, animated: false) { $0.show(action) }
    }
  }

  /// Inserts a segment with an action at an index, which is limited to the number of segments.
  ///
  /// A segment that already has an action with the same identifier is updated if it is at that
  /// index; otherwise it is removed.
  public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let known = segmentIndex(identifiedBy: action.identifier)
    if known != NSNotFound {
      if known == segment { return setAction(action, forSegmentAt: segment) }
      removeSegment(at: known, animated: animated)
    }
    insert(at: segment, animated: animated) { $0.show(action) }
  }

  /// Sets the action of a segment, and its image or title. If the action of another segment has the
  /// same identifier, nothing changes, with a warning.
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

  /// Returns a segment's action; nil for a segment without one, and for an invalid index.
  public func actionForSegment(at segment: Int) -> UIAction? { view(at: segment)?.action }

  /// Returns the index of the segment whose action has an identifier; `NSNotFound` if there is
  /// none.
  public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// Sets the offset of a segment's title or image from the middle of the segment, in points to the
  /// right and downwards.
  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    guard offset.width.isFinite, offset.height.isFinite else {
      return Diagnostics.warn("A segment's content cannot be moved by \(offset); it stays.")
    }
    view(at: segment)?.contentOffset = offset
  }

  /// Returns the offset of a segment's content in points; zero for an invalid index.
  public func contentOffsetForSegment(at segment: Int) -> CGSize {
    view(at: segment)?.contentOffset ?? .zero
  }

  /// Performs the action of a segment that the user has selected or pressed, and then those of the
  /// control.
  func sendSelection(at index: Int, with event: UIEvent?) {
    if segments.indices.contains(index), let action = segments[index].action { sendAction(action) }
    send([.valueChanged, .primaryActionTriggered], with: event)
  }
}
