package import CoreGraphics

/// An event on the stage between two frames.
package struct RecordedEvent: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    case call(RecordedCall)
    /// A finger, or the mouse, went down at a point of the screen.
    case touchDown(CGPoint)
    case touchUp(CGPoint)
    /// A key went down.
    case key(String)
  }

  /// The stage's time, in seconds.
  package let time: TimeInterval
  package let kind: Kind

  package init(time: TimeInterval, kind: Kind) {
    self.time = time
    self.kind = kind
  }
}
