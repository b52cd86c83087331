/// The pending layout and display of a layer.
struct LayoutState {
  var needsLayout = true
  var needsDisplay = false
  /// Whether its contents came from `display()`, so that a new scale calls for it again.
  var drawsItself = false
  /// Whether anything below waits for layout, or for display.
  var hasLayoutBelow = false
  var hasDisplayBelow = false
}

extension CALayer {
  /// Marks the ancestors that this subtree has pending work, so that the root finds it.
  func announceWork() {
    let layout = layoutState.needsLayout || layoutState.hasLayoutBelow
    let display = layoutState.needsDisplay || layoutState.hasDisplayBelow
    guard layout || display else { return }
    var layer = self
    while let parent = layer.superlayer {
      let state = parent.layoutState
      if state.hasLayoutBelow || !layout, state.hasDisplayBelow || !display,
        !Self.hasAbandonedLayout
      {
        // What marked this ancestor has marked those above it, and has requested a frame.
        return
      }
      if layout { parent.layoutState.hasLayoutBelow = true }
      if display { parent.layoutState.hasDisplayBelow = true }
      layer = parent
    }
    layer.ownTree?.setNeedsFrame()
  }

  func requestLayout() {
    guard !layoutState.needsLayout else { return }
    layoutState.needsLayout = true
    announceWork()
  }

  /// Whether ``layoutSublayers()`` was requested.
  public func needsLayout() -> Bool { layoutState.needsLayout }

  func performLayout() {
    var top = self
    var layer = superlayer
    while let current = layer, current.layoutState.needsLayout {
      top = current
      layer = current.superlayer
    }
    Self.layoutPasses += 1
    defer { Self.layoutPasses -= 1 }
    top.layoutSubtree()
  }

  /// How many layout passes are running, one inside the other.
  package internal(set) static var layoutPasses = 0

  /// Whether a layout without end was abandoned, so that a layer may be marked below ancestors that
  /// are not.
  private static var hasAbandonedLayout = false

  /// The number of times that layout may request layout again before it counts as endless.
  private static var layoutRounds: Int { 16 }

  func layoutSubtree() {
    var rounds = 0
    while layoutState.needsLayout || layoutState.hasLayoutBelow {
      rounds += 1
      guard rounds <= Self.layoutRounds else {
        Self.hasAbandonedLayout = true
        Diagnostics.warn(
          "Layout of \(self) asks for layout without end; the rest waits for the next layout.")
        return
      }
      if layoutState.needsLayout {
        layoutState.needsLayout = false
        layoutSublayers()
      }
      guard layoutState.hasLayoutBelow else { continue }
      layoutState.hasLayoutBelow = false
      for child in children where child.superlayer === self { child.layoutSubtree() }
    }
  }

  func requestDisplay() {
    guard !layoutState.needsDisplay else { return }
    layoutState.needsDisplay = true
    announceWork()
    invalidateContent()
  }

  /// Whether ``display()`` was requested.
  public func needsDisplay() -> Bool { layoutState.needsDisplay }

  func performDisplay() {
    guard layoutState.needsDisplay else { return }
    layoutState.needsDisplay = false
    display()
  }

  /// Performs the requested drawing in the subtree. Hidden layers draw once they are shown; until
  /// then the layers above them are not visited for it.
  func displaySubtree() {
    guard !values.isHidden else { return }
    if layoutState.needsDisplay { displayIfNeeded() }
    guard layoutState.hasDisplayBelow else { return }
    layoutState.hasDisplayBelow = false
    for child in children where child.isDisplayDue {
      child.displaySubtree()
      if child.isDisplayDue { layoutState.hasDisplayBelow = true }
    }
  }

  /// Whether something in the subtree is to be drawn before the next frame.
  private var isDisplayDue: Bool {
    (layoutState.needsDisplay || layoutState.hasDisplayBelow) && !values.isHidden
  }
}
