package import CoreGraphics

/// Where the panels are in a window. Lengths are in points.
package struct PanelLayout: Equatable {
  package enum Side: Sendable { case catalogue, inspector }

  /// The panels beside the stage that the user wants to see.
  package var showsCatalogue = true
  package var showsInspector = true
  /// A panel that lies over the stage, as the window is too narrow for it beside the stage.
  package private(set) var overlay: Side?

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
    let left = isDocked(.catalogue, width: size.width) ? StudioMeasures.catalogueWidth : 0
    let right = isDocked(.inspector, width: size.width) ? StudioMeasures.inspectorWidth : 0
    var frames = Frames(
      stage: CGRect(x: left, y: 0, width: max(size.width - left - right, 0), height: height),
      timeline: CGRect(
        x: 0, y: height, width: size.width, height: StudioMeasures.timelineHeight))
    if isShown(.catalogue, width: size.width) {
      frames.catalogue = CGRect(
        x: 0, y: 0, width: StudioMeasures.catalogueWidth, height: height)
    }
    if isShown(.inspector, width: size.width) {
      frames.inspector = CGRect(
        x: size.width - StudioMeasures.inspectorWidth, y: 0, width: StudioMeasures.inspectorWidth,
        height: height)
    }
    return frames
  }
}
