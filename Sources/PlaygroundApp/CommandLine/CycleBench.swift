import Catalogue
import UIKit

/// Presents and dismisses repeatedly with touches and a simulated clock, and checks for leaks.
@MainActor
struct CycleBench {
  /// The number of cycles after which caches are full and memory is stable.
  nonisolated static let warmUp = 50

  private let run: any PhaseRun

  init(_ run: any PhaseRun) { self.run = run }

  func run(cycles: Int) throws -> CycleReport.Row {
    var made = PresentedControllers()
    for _ in 0..<Self.warmUp { try cycle(&made) }
    let before = ProcessMeter.residentBytes
    for _ in 0..<cycles { try cycle(&made) }
    let after = ProcessMeter.residentBytes
    return CycleReport.Row(
      demo: run.demo.id, bytesAfterWarmUp: before, bytesAtEnd: after, made: made.count,
      alive: made.alive, mostAlive: made.mostAlive)
  }

  private func cycle(_ made: inout PresentedControllers) throws {
    for phase in run.demo.cycle {
      try run.perform(phase)
      made.note(topmost)
    }
  }

  /// The frontmost controller; nil if none is presented.
  private var topmost: UIViewController? {
    var top: UIViewController?
    var next = run.keyWindow?.rootViewController?.presentedViewController
    while let controller = next {
      top = controller
      next = controller.presentedViewController
    }
    return top
  }
}

/// Weak references to the presented controllers.
@MainActor
struct PresentedControllers {
  private struct Weak { weak var controller: UIViewController? }

  private var living: [Weak] = []
  /// The number of controllers that were added.
  private(set) var count = 0
  /// The maximum number of controllers that lived at the same time.
  private(set) var mostAlive = 0

  /// The number of controllers that still live.
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
