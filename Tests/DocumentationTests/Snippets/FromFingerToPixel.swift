// The code of the article "From finger to pixel". `ArticleTests` compares the two, and the test
// runs.

import QuartzCore
import Testing
import UIKitTestSupport

@MainActor @Test func aContainerWhoseTimeIsHeldShowsWhatItShowedThen() {
  let simulator = Simulator(root: UIViewController())
  let container = CALayer()
  let dot = CALayer()
  container.addSublayer(dot)
  simulator.window.layer.addSublayer(container)
  container.speed = 0

  let fade = CABasicAnimation(keyPath: "opacity")
  fade.fromValue = 0
  fade.toValue = 1
  fade.duration = 2
  dot.add(fade, forKey: nil)
  simulator.advanceFrame()

  for (time, opacity) in [(0.5, 0.25), (1.5, 0.75), (0.5, 0.25)] as [(Double, Float)] {
    container.timeOffset = time
    simulator.advanceFrame()
    #expect(dot.presentation()?.opacity == opacity)
  }
}
