import Testing
import UIKitTestSupport

@MainActor @Test func draggingTheModalByMoreThanHalfDismissesIt() {
  let main = MainViewController()
  let simulator = Simulator(root: main)
  simulator.tap(at: CGPoint(x: 160, y: 230))
  simulator.advance(by: 1)

  simulator.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 540))
  simulator.touchUp(at: CGPoint(x: 200, y: 540))
  simulator.settle()

  #expect(main.presentedViewController == nil)
}
