import CoreGraphics

/// How a scene's time follows the host's: at a speed, from where both were last known to agree.
///
/// Times are counted from there, not added up, so that they stay exact.
struct SceneTime {
  private(set) var hostTime: TimeInterval
  private var anchor: (host: TimeInterval, scene: TimeInterval)
  /// Seconds of the scene a host second; 0 stands still.
  private(set) var scale = 1.0

  /// The scene's time begins as the host's.
  init(hostTime: TimeInterval) {
    self.hostTime = hostTime
    anchor = (hostTime, hostTime)
  }

  /// The scene's time at a host time, as time runs now.
  func time(atHost host: TimeInterval) -> TimeInterval {
    anchor.scene + (host - anchor.host) * scale
  }

  /// The host time at which the scene's will be `time`; nil while it stands still.
  func hostTime(at time: TimeInterval) -> TimeInterval? {
    scale > 0 ? anchor.host + (time - anchor.scene) / scale : nil
  }

  /// Goes on from `time` at another speed.
  mutating func setScale(_ scale: Double, at time: TimeInterval) {
    anchor = (hostTime, time)
    self.scale = scale
  }

  /// Moves along with the host. What it moved by more than `maximumStep` seconds is left out.
  ///
  /// - Returns: the scene's time then; nil where the host's has not moved on.
  mutating func advance(to host: TimeInterval, maximumStep: TimeInterval) -> TimeInterval? {
    let step = host - hostTime
    guard step > 0 else { return nil }
    if step > maximumStep { anchor.host += step - maximumStep }
    hostTime = host
    return time(atHost: host)
  }
}
