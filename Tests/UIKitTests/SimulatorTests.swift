import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

@MainActor
struct SimulatorTests {
  @Test(arguments: [CGSize.zero, CGSize(width: -3, height: 10)])
  func anImpossibleScreenIsReplacedWithAWarning(size: CGSize) {
    var simulator: Simulator?
    let warnings = Diagnostics.collecting {
      simulator = Simulator(size: size, root: UIViewController())
    }
    #expect(warnings.count == 1)
    #expect(simulator?.window.bounds == CGRect(origin: .zero, size: UIScreen.defaultSize))
  }

  @Test(arguments: [-1e9, 0, 1e-12, 1e12, .infinity, .nan])
  func anImpossibleRateOfFramesIsReplacedWithAWarning(rate: Double) {
    var duration: TimeInterval?
    let warnings = Diagnostics.collecting {
      let simulator = Simulator(framesPerSecond: rate, root: UIViewController())
      simulator.advance(by: 0.1)
      duration = simulator.frameDuration
    }
    #expect(warnings.count == 1)
    #expect(duration == 1.0 / 60)
  }
}
