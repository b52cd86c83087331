/// The pending layout and display of a layer.
struct LayoutState {
  var needsLayout = true
  var needsDisplay = false
  /// Whether its contents came from `display()`, so that a new scale calls for it again.
  var drawsItself = false
  /// The drawing of its contents that a display pass has postponed; nil if there is none.
  var awaitedDrawing: AwaitedDrawing?
  /// Whether anything below waits for layout, or for display.
  var hasLayoutBelow = false
  var hasDisplayBelow = false
  /// The pass in which it was laid out last, and how often in that pass.
  var pass: UInt32 = 0
  var rounds: UInt8 = 0

  /// Returns the postponed drawing, and clears it.
  mutating func takeAwaitedDrawing() -> ContentsDrawing? {
    defer { awaitedDrawing = nil }
    return awaitedDrawing?.drawing
  }
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
        // If this ancestor is marked already, those above it are marked, too, and a frame is
        // requested.
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
    placementDidChange()
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
    Self.beginLayoutPass()
    defer { Self.layoutPasses -= 1 }
    top.layoutSubtree()
  }

  /// How many layout passes are running, one inside the other.
  package internal(set) static var layoutPasses = 0

  static func beginLayoutPass() {
    if layoutPasses == 0 { placementDidChange() }
    layoutPasses += 1
  }

  /// A layer whose endless layout was abandoned.
  private struct AbandonedLayout {
    weak var layer: CALayer?
  }
  private static var abandoned: [AbandonedLayout] = []

  /// Whether an endless layout was abandoned. Then a layer may be marked although its ancestors are
  /// not.
  private static var hasAbandonedLayout: Bool {
    guard !abandoned.isEmpty else { return false }
    abandoned.removeAll { $0.layer?.isLayoutDue != true }
    return !abandoned.isEmpty
  }

  /// The number of times that a layer is laid out in one pass before its layout counts as endless.
  private static var layoutRounds: UInt8 { 32 }

  /// The number of the innermost running pass, and of the last one that has begun.
  private static var pass: UInt32 = 0
  private static var lastPass: UInt32 = 0

  /// A layer that is being laid out, and the sublayers that have to be looked at after it.
  private struct LayoutVisit {
    let layer: CALayer
    var children: [CALayer] = []
    var next = 0
  }

  /// Performs the requested layout in the subtree. Layers inside each other form a stack of values,
  /// and not one of calls.
  func layoutSubtree() {
    let outer = Self.pass
    Self.lastPass &+= 1
    Self.pass = Self.lastPass
    defer { Self.pass = outer }
    var visits = [LayoutVisit(layer: self)]
    while var visit = visits.popLast() {
      if visit.next < visit.children.count {
        let child = visit.children[visit.next]
        visit.next += 1
        let isDue = child.isLayoutDue && child.superlayer === visit.layer
        visits.append(visit)
        if isDue { visits.append(LayoutVisit(layer: child)) }
      } else if visit.layer.layOutOnce(&visit) {
        visits.append(visit)
      }
    }
  }

  private var isLayoutDue: Bool { layoutState.needsLayout || layoutState.hasLayoutBelow }

  /// Lays out the layer itself if that was requested.
  ///
  /// - Returns: whether there was anything to do.
  private func layOutOnce(_ visit: inout LayoutVisit) -> Bool {
    guard isLayoutDue else { return false }
    if layoutState.needsLayout, beginRound() {
      layoutState.needsLayout = false
      layoutSublayers()
    } else if !layoutState.hasLayoutBelow {
      return false
    }
    (visit.children, visit.next) = (layoutState.hasLayoutBelow ? children : [], 0)
    layoutState.hasLayoutBelow = false
    return true
  }

  /// Counts a layout of the layer in the pass. The layouts of layers inside each other count one by
  /// one: if each had its own number in every layout of the layer around it, the numbers would
  /// multiply.
  ///
  /// - Returns: whether the layer may be laid out. If not, it waits for the next pass.
  private func beginRound() -> Bool {
    if layoutState.pass != Self.pass { (layoutState.pass, layoutState.rounds) = (Self.pass, 0) }
    guard layoutState.rounds <= Self.layoutRounds else { return false }
    layoutState.rounds += 1
    guard layoutState.rounds > Self.layoutRounds else { return true }
    // It may have been abandoned in an earlier pass.
    if !Self.abandoned.contains(where: { $0.layer === self }) {
      Self.abandoned.append(AbandonedLayout(layer: self))
    }
    Diagnostics.warn(
      "Layout of \(self) asks for layout without end; the rest waits for the next layout.")
    return false
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

  /// A layer that is being displayed, and the sublayers that have to be looked at after it.
  private struct DisplayVisit {
    let layer: CALayer
    var children: [CALayer] = []
    var next = 0
  }

  /// Performs the requested drawing in the subtree. Hidden layers draw once they are shown; until
  /// then the layers above them are not visited for it.
  func displaySubtree() {
    guard !values.isHidden, isDisplayDue || DisplayBatch.current != nil else {
      return DisplayBatch.drawWaiting()
    }
    DisplayBatch.collect { visitForDisplay() }
  }

  /// Performs the drawing that was requested in the subtree, for a frame: what animations keep
  /// transparent is only drawn when they show it, by `DisplayBatch.drawVisible()`.
  func displaySubtreeForFrame() {
    if isDisplayDue { DisplayBatch.collectForFrame { visitForDisplay() } }
  }

  private func visitForDisplay() {
    var visits = [displayVisit()]
    while var visit = visits.popLast() {
      if visit.next < visit.children.count {
        let child = visit.children[visit.next]
        visit.next += 1
        visits.append(visit)
        if child.isDisplayDue { visits.append(child.displayVisit()) }
      } else if visit.layer.isDisplayDue, let parent = visits.last?.layer {
        parent.layoutState.hasDisplayBelow = true
      }
    }
  }

  /// Draws the layer itself.
  private func displayVisit() -> DisplayVisit {
    if layoutState.needsDisplay { displayIfNeeded() }
    guard layoutState.hasDisplayBelow else { return DisplayVisit(layer: self) }
    layoutState.hasDisplayBelow = false
    return DisplayVisit(layer: self, children: children.filter(\.isDisplayDue))
  }

  /// Whether something in the subtree is to be drawn before the next frame.
  private var isDisplayDue: Bool {
    (layoutState.needsDisplay || layoutState.hasDisplayBelow) && !values.isHidden
  }
}
