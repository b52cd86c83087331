import QuartzCore
import UIKitTestSupport

import UIKit

/// A screen with one view to animate.
@MainActor
struct Page {
  let simulator: Simulator
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let journal = Journal()

  init(framesPerSecond: Double = 60) {
    let root = UIViewController()
    simulator = Simulator(framesPerSecond: framesPerSecond, root: root)
    root.view.addSubview(view)
    simulator.settle()
    simulator.advance(by: 1)
  }

  /// Makes the frame with which new animations begin.
  func begin() { simulator.advanceFrame() }

  var x: CGFloat { view.layer.presentation()?.frame.minX ?? .nan }

  func completion(_ name: String = "completion") -> (Bool) -> Void {
    { [journal] finished in journal.note("\(name) \(finished)") }
  }
}
