import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

import Catalogue
import PlaygroundApp

/// Durations of transitions, and what their values have to do with each other in every frame: the
/// numbers of the articles.
@MainActor
struct TransitionNumbersTests {
  private static let framesPerSecond = 60.0

  /// How long something lasts that a phase starts, in seconds.
  ///
  /// - Parameters:
  ///   - lasts: whether it lasts in this frame.
  ///   - look: called in each of these frames.
  private func duration(
    of phase: String, in run: DemoRun, while lasts: () -> Bool, _ look: () throws -> Void = {}
  ) throws -> TimeInterval {
    try run.schedule(run.phase(phase))
    var frames = 0
    for _ in 0..<300 {
      run.simulator.advance(by: run.simulator.frameDuration)
      if lasts() {
        frames += 1
        try look()
      } else if frames > 0 {
        break
      }
    }
    run.finish()
    return Double(frames) / Self.framesPerSecond
  }

  private func transition(
    _ phase: String, in run: DemoRun, _ look: () throws -> Void = {}
  ) throws -> TimeInterval {
    try duration(of: phase, in: run, while: { Simulator.isTransitioning }, look)
  }

  /// Within two frames: the one in which it begins, and the one in which it ends.
  private func isNear(_ duration: TimeInterval, _ expected: TimeInterval) -> Bool {
    abs(duration - expected) < 2.5 / Self.framesPerSecond
  }

  private func stack(of run: DemoRun) throws -> UINavigationController {
    try #require(run.root as? UINavigationController)
  }

  /// Alpha 0 to 1 above, a scale of 1 to 0.1 below.
  @Test func scalingAndFadingTakesAQuarterOfASecond() throws {
    let run = try DemoRun("nav-scale-fade")
    let stack = try stack(of: run)
    let from = try #require(stack.topViewController?.view)
    var alphas: [CGFloat] = []
    let time = try transition("push", in: run) {
      guard let to = stack.topViewController?.view, to.layer.animationKeys() != nil,
        let upper = to.layer.presentation(), let lower = from.layer.presentation()
      else { return }
      let alpha = CGFloat(upper.opacity)
      alphas.append(alpha)
      #expect(abs(lower.transform.m11 - (1 - 0.9 * alpha)) < 1e-3, "at \(alpha)")
    }
    #expect(isNear(time, 0.25), "\(time)")
    #expect(alphas.count > 10 && alphas == alphas.sorted())
    #expect(from.transform == .identity && stack.viewControllers.count == 2)
  }

  @Test func scalingTakesFourTenthsOfASecondInBothDirections() throws {
    let run = try DemoRun("nav-scale")
    let stack = try stack(of: run)
    var scales: [CGFloat] = []
    let push = try transition("push", in: run) {
      guard let to = stack.topViewController?.view, to.layer.animationKeys() != nil else { return }
      scales.append(to.layer.presentation()?.transform.m11 ?? .nan)
    }
    #expect(isNear(push, 0.4), "\(push)")
    #expect(scales.count > 15 && scales == scales.sorted() && (scales.first ?? 1) < 0.1)
    let page = try #require(stack.topViewController?.view)
    scales = []
    let pop = try transition("pop", in: run) {
      guard page.layer.animationKeys() != nil else { return }
      scales.append(page.layer.presentation()?.transform.m11 ?? .nan)
    }
    #expect(isNear(pop, 0.4), "\(pop)")
    #expect(scales.count > 15 && scales == scales.sorted(by: >) && (scales.last ?? 1) < 0.1)
    #expect(page.transform == .identity && stack.viewControllers.count == 1)
  }

  /// The lower right corner stays where it is, and the sides keep the screen's proportions.
  @Test func outOfTheCornerAndBackTakesASecondEach() throws {
    let run = try DemoRun("corner-present")
    let screen = run.simulator.window.bounds.size
    var page: UIView?
    func look() throws {
      page = page ?? run.presented?.view
      guard let layer = page?.layer, layer.animationKeys() != nil,
        let frame = layer.presentation()?.frame
      else { return }
      #expect(abs(frame.maxX - screen.width) < 1e-3 && abs(frame.maxY - screen.height) < 1e-3)
      #expect(abs(frame.width / screen.width - frame.height / screen.height) < 1e-4)
    }
    let there = try transition("present", in: run, look)
    #expect(isNear(there, 1), "\(there)")
    #expect(page?.frame == run.simulator.window.bounds)
    let back = try transition("dismiss", in: run, look)
    #expect(isNear(back, 1), "\(back)")
    #expect(run.presented == nil && page?.window == nil)
  }

  @Test func childrenFadeForASecondInOneBlock() throws {
    let run = try DemoRun("child-alpha")
    let children = try #require(run.root?.children.map(\.view))
    let (day, night) = (try #require(children.first ?? nil), try #require(children.last ?? nil))
    var frames = 0
    let time = try duration(
      of: "present", in: run, while: { night.layer.animationKeys() != nil }
    ) {
      guard let one = day.layer.presentation(), let other = night.layer.presentation() else {
        return
      }
      frames += 1
      #expect(abs(one.opacity + other.opacity - 1) < 1e-4)
    }
    #expect(isNear(time, 1) && frames > 50, "\(time)")
    #expect(day.alpha == 0 && night.alpha == 1)
  }

  @Test func pixellatingTakesHalfASecond() throws {
    let run = try DemoRun("nav-pixellate")
    let push = try transition("push", in: run)
    #expect(isNear(push, 0.5), "\(push)")
    let pop = try transition("pop", in: run)
    #expect(isNear(pop, 0.5), "\(pop)")
  }
}
