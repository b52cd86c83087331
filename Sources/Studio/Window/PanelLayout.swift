package import CoreGraphics

/// Where the panels are in a window. Lengths are in points.
package struct PanelLayout: Equatable {
  package enum Side: Sendable { case catalogue, inspector }

  /// The panels beside the stage that the user wants to see.
  package var showsCatalogue = true
  package var showsInspector = true
  /// A panel that lies over the stage, as the window is too narrow for it beside the stage.
  package private(set) var overlay: Side?
  /// The widths that the user has given to the panels.
  package private(set) var catalogueWidth = StudioMeasures.catalogueWidth
  package private(set) var inspectorWidth = StudioMeasures.inspectorWidth

  /// Windows that are narrower have no inspector beside the stage, and then no catalogue.
  package static let narrowestWithInspector: CGFloat = 1080
  package static let narrowestWithCatalogue: CGFloat = 720

  package init() {}

  /// Whether the window has room for a panel beside the stage.
  package static func hasRoom(for side: Side, width: CGFloat) -> Bool {
    width >= (side == .inspector ? narrowestWithInspector : narrowestWithCatalogue)
  }

  package func isDocked(_ side: Side, width: CGFloat) -> Bool {
    (side == .inspector ? showsInspector : showsCatalogue) && Self.hasRoom(for: side, width: width)
  }

  package func isShown(_ side: Side, width: CGFloat) -> Bool {
    isDocked(side, width: width) || (overlay == side && !Self.hasRoom(for: side, width: width))
  }

  /// Shows a panel, or hides it.
  package mutating func toggle(_ side: Side, width: CGFloat) {
    show(side, !isShown(side, width: width), width: width)
  }

  package mutating func show(_ side: Side, _ isShown: Bool, width: CGFloat) {
    guard Self.hasRoom(for: side, width: width) else {
      if isShown { overlay = side } else if overlay == side { overlay = nil }
      return
    }
    switch side {
    case .catalogue: showsCatalogue = isShown
    case .inspector: showsInspector = isShown
    }
  }

  /// Hides what lies over the stage.
  package mutating func endOverlay() { overlay = nil }

  /// The frames of a window's parts.
  package struct Frames: Equatable {
    /// Nil for a panel that is not shown.
    package var catalogue, inspector: CGRect?
    package var stage: CGRect
    package var timeline: CGRect
  }

  package func frames(in size: CGSize) -> Frames {
    let height = max(size.height - StudioMeasures.timelineHeight, 0)
    let catalogue = width(of: .catalogue, in: size.width)
    let inspector = width(of: .inspector, in: size.width)
    let left = isDocked(.catalogue, width: size.width) ? catalogue : 0
    let right = isDocked(.inspector, width: size.width) ? inspector : 0
    var frames = Frames(
      stage: CGRect(x: left, y: 0, width: max(size.width - left - right, 0), height: height),
      timeline: CGRect(
        x: 0, y: height, width: size.width, height: StudioMeasures.timelineHeight))
    if isShown(.catalogue, width: size.width) {
      frames.catalogue = CGRect(x: 0, y: 0, width: catalogue, height: height)
    }
    if isShown(.inspector, width: size.width) {
      frames.inspector = CGRect(
        x: size.width - inspector, y: 0, width: inspector, height: height)
    }
    return frames
  }

  // MARK: Widths

  /// Gives a panel a width, in points: the nearest that it can have.
  ///
  /// - Parameter width: nil for the width at first. One that is not finite changes nothing.
  package mutating func setWidth(_ width: CGFloat?, of side: Side) {
    let width = width ?? side.usualWidth
    guard width.isFinite else { return }
    let range = side.widths
    let nearest = min(max(width.rounded(), range.lowerBound), range.upperBound)
    switch side {
    case .catalogue: catalogueWidth = nearest
    case .inspector: inspectorWidth = nearest
    }
  }

  /// The width of a panel in a window: the one that the user has chosen, or less if the stage would
  /// be too narrow. The inspector is narrowed first. A panel over the stage leaves the button
  /// visible that hides it.
  private func width(of side: Side, in window: CGFloat) -> CGFloat {
    let chosen = side == .inspector ? inspectorWidth : catalogueWidth
    let other: CGFloat =
      switch side {
      case .catalogue where isDocked(.inspector, width: window):
        Side.inspector.widths.lowerBound
      case .inspector where isDocked(.catalogue, width: window):
        width(of: .catalogue, in: window)
      default: 0
      }
    guard isDocked(side, width: window) else {
      return min(chosen, max(window - StudioMeasures.besideOverlay, 0))
    }
    return min(chosen, max(window - StudioMeasures.stageWidth - other, side.widths.lowerBound))
  }
}

extension PanelLayout.Side {
  /// The width of the panel at first.
  fileprivate var usualWidth: CGFloat {
    self == .inspector ? StudioMeasures.inspectorWidth : StudioMeasures.catalogueWidth
  }

  /// The widths that the panel can have. The least one has room for its titles and its tabs, and
  /// for the columns of what it lists.
  fileprivate var widths: ClosedRange<CGFloat> {
    self == .inspector ? StudioMeasures.inspectorWidths : StudioMeasures.catalogueWidths
  }
}
