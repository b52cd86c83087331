import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

@MainActor
@Suite struct SimulatorTests {
  @Test(arguments: [CGSize.zero, CGSize(width: -3, height: 10)])
  func anImpossibleScreenIsReplacedWithAWarning(size: CGSize) {
    var simulator: Simulator?
    let told = Diagnostics.collecting {
      simulator = Simulator(size: size, root: UIViewController())
    }
    #expect(told.count == 1)
    #expect(simulator?.window.bounds == CGRect(origin: .zero, size: UIScreen.defaultSize))
  }
}
