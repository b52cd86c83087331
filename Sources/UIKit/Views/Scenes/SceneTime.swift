import CoreGraphics

/// Converts between a scene's time and the host's: linear, from a common reference.
///
/// Times are computed from that reference, and not accumulated, so that they stay exact.
struct SceneTime {
  private(set) var hostTime: TimeInterval
  private var anchor: (host: TimeInterval, scene: TimeInterval)
  /// Seconds of the scene a host second; 0 pauses.
  private(set) var scale = 1.0

  /// The scene's time starts at the host's.
  init(hostTime: TimeInterval) {
    self.hostTime = hostTime
    anchor = (hostTime, hostTime)
  }

  /// Continues from `time` at a host time, at the same speed: the hosts' times before are not
  /// related to those after.
  mutating func restart(at hostTime: TimeInterval, from time: TimeInterval) {
    self.hostTime = hostTime
    anchor = (hostTime, time)
  }

  /// The scene's time at a host time, at the current speed.
  func time(atHost host: TimeInterval) -> TimeInterval {
    anchor.scene + (host - anchor.host) * scale
  }

  /// The host time at which the scene's will be `time`; nil while it is paused.
  func hostTime(at time: TimeInterval) -> TimeInterval? {
    scale > 0 ? anchor.host + (time - anchor.scene) / scale : nil
  }

  /// Continues from `time` at another speed.
  mutating func setScale(_ scale: Double, at time: TimeInterval) {
    anchor = (hostTime, time)
    self.scale = scale
  }

  /// Advances with the host, by at most `maximumStep` seconds.
  ///
  /// - Returns: the scene's time then; nil if the host's has not advanced.
  mutating func advance(to host: TimeInterval, maximumStep: TimeInterval) -> TimeInterval? {
    let step = host - hostTime
    guard step > 0 else { return nil }
    if step > maximumStep { anchor.host += step - maximumStep }
    hostTime = host
    return time(atHost: host)
  }
}
