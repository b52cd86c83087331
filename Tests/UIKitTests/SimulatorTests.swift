import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

@MainActor
@Suite struct SimulatorTests {
  @Test(arguments: [CGSize.zero, CGSize(width: -3, height: 10)])
  func anImpossibleScreenIsReplacedWithAWarning(size: CGSize) {
    var simulator: Simulator?
    let warnings = Diagnostics.collecting {
      simulator = Simulator(size: size, root: UIViewController())
    }
    #expect(warnings.count == 1)
    #expect(simulator?.window.bounds == CGRect(origin: .zero, size: UIScreen.defaultSize))
  }
}
