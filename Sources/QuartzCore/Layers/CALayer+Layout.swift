public import CoreGraphics

/// What a layer still has to do before it can be shown.
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
  /// Lets the ancestors know what waits in this subtree, so that the root finds it.
  func announceWork() {
    let layout = layoutState.needsLayout || layoutState.hasLayoutBelow
    let display = layoutState.needsDisplay || layoutState.hasDisplayBelow
    guard layout || display else { return }
    var layer = self
    while let parent = layer.superlayer {
      if layout { parent.layoutState.hasLayoutBelow = true }
      if display { parent.layoutState.hasDisplayBelow = true }
      layer = parent
    }
    layer.ownTree?.setNeedsFrame()
  }

  /// Asks for ``layoutSublayers()`` before the next frame.
  public func setNeedsLayout() {
    guard !layoutState.needsLayout else { return }
    layoutState.needsLayout = true
    announceWork()
  }

  /// Whether ``layoutSublayers()`` is due before the next frame.
  public func needsLayout() -> Bool { layoutState.needsLayout }

  /// Lays out at once what is due in this subtree, starting from the topmost ancestor that waits
  /// for layout too.
  public func layoutIfNeeded() {
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

  /// How often layout may ask for layout again before it counts as endless.
  private static var layoutRounds: Int { 16 }

  func layoutSubtree() {
    var rounds = 0
    while layoutState.needsLayout || layoutState.hasLayoutBelow {
      rounds += 1
      guard rounds <= Self.layoutRounds else {
        Diagnostics.warn("Layout of \(self) asks for layout without end; it is left for now.")
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

  /// Asks for ``display()`` before the next frame.
  public func setNeedsDisplay() {
    guard !layoutState.needsDisplay else { return }
    layoutState.needsDisplay = true
    announceWork()
    invalidateContent()
  }

  /// Asks for the whole layer to be drawn again; parts are not drawn alone.
  public func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Whether ``display()`` is due before the next frame.
  public func needsDisplay() -> Bool { layoutState.needsDisplay }

  /// Calls ``display()`` at once where it is due, for this layer alone.
  public func displayIfNeeded() {
    guard layoutState.needsDisplay else { return }
    layoutState.needsDisplay = false
    display()
  }

  /// Draws what is due in the subtree. What is hidden draws once it is shown; the layers above do
  /// not wait for it meanwhile, or each frame would look for it.
  func displaySubtree() {
    guard !values.isHidden else { return }
    displayIfNeeded()
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
