public import UIKit

/// A gesture in a script.
public indirect enum ScriptedGesture: Sendable {
  /// No touch: the segue of that identifier is performed in code. Not in a series.
  case segue(String)
  /// Taps the middle of the button of that title, or of the view whose layer has that name.
  case tap(String)
  /// Drags from one point of the demo's stage to another, in seconds.
  case drag(from: CGPoint, to: CGPoint, duration: TimeInterval)
  /// Drags from one point of the view whose layer has that name to another, in seconds; the points
  /// are shares of the view's width and height.
  case dragIn(String, from: CGPoint, to: CGPoint, duration: TimeInterval)
  /// Drags to one point of the demo's stage and back to another, in seconds each.
  case dragBack(from: CGPoint, via: CGPoint, to: CGPoint, duration: TimeInterval)
  /// Two fingers on either side of a point of the demo's stage, from one distance to another, in
  /// seconds.
  case pinch(center: CGPoint, from: CGFloat, to: CGFloat, duration: TimeInterval)
  /// Taps a point of the demo's stage.
  case tapAt(CGPoint)
  /// Turns the stage on its side: width and height change places.
  case turnStage
  /// Presses a key, by the name that input scripts use.
  case key(String)
  /// Rotates the device, and with it the interface.
  case rotateDevice(UIDeviceOrientation)
  /// One after the other, with a pause in seconds between them. Buttons are looked up by title when
  /// the first gesture begins.
  case series([ScriptedGesture], pause: TimeInterval)
}
