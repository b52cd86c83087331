import Catalogue
import CoreGraphics
import Studio
import UIKit

/// Presents and dismisses repeatedly, with touches and a simulated clock, and checks for leaks.
@MainActor
struct CycleBench {
  /// Cycles after which caches are full and memory has settled.
  nonisolated static let warmUp = 50

  private let demo: Demo
  private let perform: (Phase) throws -> Void
  private let keyWindow: () -> UIWindow?

  /// A demo alone.
  init(_ demo: Demo, size: CGSize, scale: CGFloat) {
    let run = DemoRun(demo, size: size, scale: scale)
    self.demo = demo
    perform = run.perform
    keyWindow = { UIApplication.shared.keyWindow }
  }

  /// A demo in the studio, all of whose panels have been shown.
  init(inStudio demo: Demo, size: CGSize, scale: CGFloat) {
    let run = StudioRun(demo, size: size, scale: scale)
    for tab in InspectorTab.allCases { run.controller.perform(.panel(tab)) }
    self.demo = demo
    perform = run.perform
    keyWindow = {
      run.controller.session?.scene.enter { UIApplication.shared.keyWindow }
    }
  }

  func run(cycles: Int) throws -> CycleReport.Row {
    var made = PresentedControllers()
    for _ in 0..<Self.warmUp { try cycle(&made) }
    let before = ProcessMeter.residentBytes
    for _ in 0..<cycles { try cycle(&made) }
    let after = ProcessMeter.residentBytes
    return CycleReport.Row(
      demo: demo.id, bytesAfterWarmUp: before, bytesAtEnd: after, made: made.count,
      alive: made.alive, mostAlive: made.mostAlive)
  }

  private func cycle(_ made: inout PresentedControllers) throws {
    for phase in demo.cycle {
      try perform(phase)
      made.note(topmost)
    }
  }

  /// The controller in front of all others; nil where nothing is presented.
  private var topmost: UIViewController? {
    var top: UIViewController?
    var next = keyWindow()?.rootViewController?.presentedViewController
    while let controller = next {
      top = controller
      next = controller.presentedViewController
    }
    return top
  }
}

/// The controllers that were presented, held weakly.
@MainActor
struct PresentedControllers {
  private struct Weak { weak var controller: UIViewController? }

  private var living: [Weak] = []
  /// All that were ever noted.
  private(set) var count = 0
  /// The most that lived at a time.
  private(set) var mostAlive = 0

  /// How many still live.
  var alive: Int { living.count { $0.controller != nil } }

  mutating func note(_ controller: UIViewController?) {
    living.removeAll { $0.controller == nil }
    if let controller, !living.contains(where: { $0.controller === controller }) {
      living.append(Weak(controller: controller))
      count += 1
    }
    mostAlive = max(mostAlive, living.count)
  }
}
