package import Catalogue
package import CoreGraphics
package import UIKit
package import UIKitSimulator

/// A button or a view that a script presses is not there.
package struct MissingButton: Error, CustomStringConvertible {
  package let description: String
}

extension Demo {
  /// The touches of a phase, one a frame.
  @MainActor
  package func script(
    for phase: Phase, in window: UIWindow, frameDuration frame: TimeInterval
  ) throws -> InputScript {
    InputScript(events: try events(of: phase.gesture, in: window, frame: frame))
  }

  @MainActor
  private func events(
    of gesture: ScriptedGesture, in window: UIWindow, frame: TimeInterval
  ) throws -> [InputScript.Event] {
    switch gesture {
    case .segue: return []
    case .tap(let title):
      let point = try center(of: title, in: window)
      return try events(of: .tapAt(point), in: window, frame: frame)
    case .tapAt(let point):
      return [
        .init(time: 0, action: .down(point, finger: 0)),
        .init(time: frame, action: .up(point, finger: 0)),
      ]
    case .turnStage:
      let size = window.bounds.size
      return [
        .init(time: 0, action: .resize(CGSize(width: size.height, height: size.width)))
      ]
    case .rotateDevice(let orientation): return [.init(time: 0, action: .turn(orientation))]
    case .key(let key): return [.init(time: 0, action: .key(key))]
    case .series(let gestures, let pause):
      var start: TimeInterval = 0
      return try gestures.flatMap { gesture in
        let events = try events(of: gesture, in: window, frame: frame).map {
          InputScript.Event(time: start + $0.time, action: $0.action)
        }
        start = (events.last?.time ?? start) + pause
        return events
      }
    case .pinch(let center, let start, let end, let duration):
      func ends(_ distance: CGFloat, finger: Int) -> CGPoint {
        CGPoint(x: center.x + (finger == 0 ? -distance : distance) / 2, y: center.y)
      }
      let fingers = try (0...1).map { finger in
        try events(
          of: .drag(
            from: ends(start, finger: finger), to: ends(end, finger: finger), duration: duration),
          in: window, frame: frame
        ).map { InputScript.Event(time: $0.time, action: $0.action.by(finger)) }
      }
      return zip(fingers[0], fingers[1]).flatMap { [$0, $1] }
    case .dragIn(let name, let start, let end, let duration):
      let view = try target(named: name, at: start, in: window)
      let points = [start, end].map { view.point(atShare: $0) }
      return Self.drag(through: points, duration: duration, frame: frame)
    case .drag(let start, let end, let duration):
      return Self.drag(through: [start, end], duration: duration, frame: frame)
    case .dragBack(let start, let turn, let end, let duration):
      return Self.drag(through: [start, turn, end], duration: duration, frame: frame)
    }
  }

  /// - Parameter duration: seconds from one point to the next.
  private static func drag(
    through points: [CGPoint], duration: TimeInterval, frame: TimeInterval
  ) -> [InputScript.Event] {
    let steps = max(Int((duration / frame).rounded()), 1)
    let moves = zip(points, points.dropFirst()).flatMap { start, end in
      (1...steps).map { step in
        let fraction = CGFloat(step) / CGFloat(steps)
        return CGPoint(
          x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
      }
    }
    let first = points.first ?? .zero
    return [.init(time: 0, action: .down(first, finger: 0))]
      + moves.enumerated().map {
        .init(time: Double($0.offset + 1) * frame, action: .move($0.element, finger: 0))
      }
      + [
        .init(
          time: Double(moves.count + 1) * frame, action: .up(points.last ?? first, finger: 0))
      ]
  }

  /// Where to tap.
  @MainActor
  private func center(of name: String, in window: UIWindow) throws -> CGPoint {
    let middle = CGPoint(x: 0.5, y: 0.5)
    return try target(named: name, at: middle, in: window).point(atShare: middle)
  }

  /// The view to touch. A button is found by its title, as a user would find it, and any other view
  /// by the name of its layer.
  ///
  /// - Parameter share: the point that must not be covered, as a share of the view's size.
  @MainActor
  private func target(
    named name: String, at share: CGPoint, in window: UIWindow
  ) throws -> UIView {
    let buttons = window.all { ($0 as? UIButton)?.title(for: .normal) == name }
    let others = window.all { $0.layer.name == name }
    let target = (buttons + others).first { target in
      window.hitTest(target.point(atShare: share), with: nil)?.isDescendant(of: target) == true
    }
    if let target { return target }
    throw MissingButton(
      description:
        "\(id) shows no button “\(name)” that can be pressed on a stage of "
        + "\(Int(window.bounds.size.width))x\(Int(window.bounds.size.height))")
  }
}

extension UIView {
  /// The view and its descendants that satisfy a condition.
  fileprivate func all(where isMeant: (UIView) -> Bool) -> [UIView] {
    (isMeant(self) ? [self] : []) + subviews.flatMap { $0.all(where: isMeant) }
  }

  /// A point of the view, given as a share of its size, on the screen.
  fileprivate func point(atShare share: CGPoint) -> CGPoint {
    convert(
      CGPoint(
        x: bounds.minX + bounds.width * share.x, y: bounds.minY + bounds.height * share.y),
      to: UIView?.none)
  }
}

extension InputScript.Action {
  /// The same action, with another finger.
  fileprivate func by(_ finger: Int) -> InputScript.Action {
    switch self {
    case .down(let point, _): .down(point, finger: finger)
    case .move(let point, _): .move(point, finger: finger)
    case .up(let point, _): .up(point, finger: finger)
    default: self
    }
  }
}
