public import UIKit

/// A gesture in a script.
public indirect enum ScriptedGesture: Sendable {
  /// No touch: performs the segue with the identifier. Not allowed in a series.
  case segue(String)
  /// Taps the middle of the button with the title, or of the view whose `layer.name` it is.
  case tap(String)
  /// Drags from one point of the demo's stage to another. The duration is in seconds.
  case drag(from: CGPoint, to: CGPoint, duration: TimeInterval)
  /// Drags from one point of the view with the `layer.name` to another. Points are fractions of the
  /// view's width and height; the duration is in seconds.
  case dragIn(String, from: CGPoint, to: CGPoint, duration: TimeInterval)
  /// Drags to one point of the demo's stage and back to another. The duration of each part is in
  /// seconds.
  case dragBack(from: CGPoint, via: CGPoint, to: CGPoint, duration: TimeInterval)
  /// Two fingers on either side of a point of the demo's stage move from one distance to another.
  /// The duration is in seconds.
  case pinch(center: CGPoint, from: CGFloat, to: CGFloat, duration: TimeInterval)
  /// Taps a point of the demo's stage.
  case tapAt(CGPoint)
  /// Turns the stage: width and height are exchanged.
  case turnStage
  /// Presses a key. The name is that of input scripts.
  case key(String)
  /// Rotates the device, and the interface with it.
  case rotateDevice(UIDeviceOrientation)
  /// Performs several gestures, with a pause in seconds between them. Buttons are looked up by
  /// title when the first gesture begins.
  case series([ScriptedGesture], pause: TimeInterval)
}
