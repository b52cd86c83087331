import CoreGraphics

/// Converts between a scene's time and the host's, linearly from a common reference.
///
/// Times are computed from that reference and not accumulated, so that they stay exact.
struct SceneTime {
  private(set) var hostTime: TimeInterval
  private var anchor: (host: TimeInterval, scene: TimeInterval)
  /// The scene's seconds per second of the host; 0 pauses.
  private(set) var scale = 1.0

  /// Begins with a scene's time that is equal to the host's.
  init(hostTime: TimeInterval) {
    self.hostTime = hostTime
    anchor = (hostTime, hostTime)
  }

  /// Continues from `time` at a host time, at the same speed. Host times before this call are not
  /// related to those after it.
  mutating func restart(at hostTime: TimeInterval, from time: TimeInterval) {
    self.hostTime = hostTime
    anchor = (hostTime, time)
  }

  /// The scene's time at a host time, at the current speed.
  func time(atHost host: TimeInterval) -> TimeInterval {
    anchor.scene + (host - anchor.host) * scale
  }

  /// The host time at which the scene's time will be `time`; nil while the scene is paused.
  func hostTime(at time: TimeInterval) -> TimeInterval? {
    scale > 0 ? anchor.host + (time - anchor.scene) / scale : nil
  }

  /// Continues from `time` at another speed.
  mutating func setScale(_ scale: Double, at time: TimeInterval) {
    anchor = (hostTime, time)
    self.scale = scale
  }

  /// Advances with the host's time, by at most `maximumStep` seconds.
  ///
  /// - Returns: the new time of the scene; nil if the host's time has not advanced.
  mutating func advance(to host: TimeInterval, maximumStep: TimeInterval) -> TimeInterval? {
    let step = host - hostTime
    guard step > 0 else { return nil }
    if step > maximumStep { anchor.host += step - maximumStep }
    hostTime = host
    return time(atHost: host)
  }
}
