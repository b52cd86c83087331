import CoreGraphics

/// What the parts of a frame took, in seconds of host time.
package struct FrameDurations: Sendable, Equatable {
  /// Events, layout, drawing of contents, commit, and the completions afterwards; the frames of
  /// scenes that are shown in this one too.
  package var layout: TimeInterval
  /// Turning the layers into a display list.
  package var displayList: TimeInterval
  /// Drawing the display list; 0 for a scene that another one shows, which draws it.
  package var composite: TimeInterval
  /// Bringing the pixels to the display, and what observes frames.
  package var present: TimeInterval

  package var total: TimeInterval { layout + displayList + composite + present }
}
