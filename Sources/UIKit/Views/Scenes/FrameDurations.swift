import CoreGraphics

/// The durations of the parts of a frame, in seconds of host time.
package struct FrameDurations: Sendable, Equatable {
  /// Events, layout, drawing of contents, commit, and the completions afterwards. The frames of
  /// scenes that are shown in this scene are included.
  package var layout: TimeInterval
  /// The conversion of the layers to a display list.
  package var displayList: TimeInterval
  /// The rasterization of the display list. It is 0 for a scene that another scene shows, which
  /// rasterizes it.
  package var composite: TimeInterval
  /// The transfer of the pixels to the display, and the calls of frame observers.
  package var present: TimeInterval

  package var total: TimeInterval { layout + displayList + composite + present }
}
