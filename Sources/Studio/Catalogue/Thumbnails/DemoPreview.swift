package import Catalogue
import Compositor
package import CoreGraphics
import Platform
import UIKit
import UIKitSimulator

/// A demo's transition as a sequence of a few small pictures.
///
/// They are made by running the demo in a separate scene that is not shown.
@MainActor
package struct DemoPreview {
  /// From the first frame of the transition to the last; empty where the demo could not be run.
  package let pictures: [CGImage]

  /// The picture a quarter into the preview, shown at rest. Springs are near their end after it.
  package var still: CGImage? { pictures.isEmpty ? nil : pictures[pictures.count / 4] }

  /// The number of pictures in a preview, and the frame rate of the run from which they are
  /// selected (our choice).
  private static let count = 12
  private static let framesPerSecond: Double = 30
  /// Seconds after which a phase that does not settle is ended (our choice).
  private static let longestPhase: TimeInterval = 4

  /// Runs the phase that the demo is about.
  ///
  /// - Parameter size: of the pictures, in pixels: the stage is fitted into it.
  package init(_ demo: Demo, size: CGSize) {
    var lists: [DisplayList] = []
    let scene = UIApplication.shared.connectScene(size: demo.stageSize, scale: 1) { scene in
      scene.guestWindow = demo.open(in: scene)
    }
    let driver = SceneDriver(scene: scene)
    let phases = demo.phases(upTo: demo.mainPhase) ?? []
    for (index, phase) in phases.enumerated() {
      let isLast = index == phases.count - 1
      if isLast { driver.onFrame = { lists.append($0.list) } }
      Self.run(phase, of: demo, in: scene, by: driver)
    }
    driver.onFrame = nil
    driver.end()
    UIApplication.shared.disconnect(scene)
    pictures = Self.draw(Self.moving(lists), size: size)
  }

  private static func run(
    _ phase: Phase, of demo: Demo, in scene: UIWindowScene, by driver: SceneDriver
  ) {
    let interval = 1 / framesPerSecond
    var time = scene.screen.clock.now
    driver.makeFrame(at: time)
    let start = time
    let script: InputScript? = scene.enter {
      guard let window = UIApplication.shared.keyWindow else { return nil }
      return try? demo.script(for: phase, in: window, frameDuration: interval)
    }
    guard let script else { return }
    var events = script.events[...]
    while time - start < longestPhase, !events.isEmpty || !scene.isIdle {
      time += interval
      driver.move(to: time)
      while let next = events.first, start + next.time <= time + 1e-6 {
        events.removeFirst()
        for event in next.platformEvents(at: time, scale: scene.screen.scale) {
          driver.send(event)
        }
      }
      driver.makeFrame(at: time)
    }
  }

  /// The frames from the first to the last that differs from the one before it.
  private static func moving(_ lists: [DisplayList]) -> [DisplayList] {
    let changed = lists.indices.dropFirst().filter {
      lists[$0].root.content !== lists[$0 - 1].root.content
    }
    guard let first = changed.first, let last = changed.last else { return Array(lists.prefix(1)) }
    let range = (first - 1)...last
    guard range.count > count else { return Array(lists[range]) }
    return (0..<count).map { index in
      lists[range.lowerBound + (range.count - 1) * index / (count - 1)]
    }
  }

  // MARK: Drawing

  private static func draw(_ lists: [DisplayList], size: CGSize) -> [CGImage] {
    let compositor = CompositorMaker.make()
    return lists.compactMap { $0.thumbnail(fitting: size, by: compositor) }
  }
}
