import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit
import Catalogue
import PlaygroundApp

/// For any actions on the modal in any order, it ends at rest: there or gone.
@MainActor
struct ModalBounceFuzzTests {
  private enum Action: CaseIterable {
    case click, touchDown, drag, touchUp, wait, loseFocus, gainFocus, resize, dismissByCode
    case presentByCode, cancelTouch, secondFinger
  }

  private func perform(
    _ action: Action, on stage: ModalBounceStage, with generator: inout SeededGenerator
  ) {
    let simulator = stage.simulator
    switch action {
    case .click: stage.clickButton()
    case .touchDown: stage.touchDown()
    case .drag: stage.drag(by: CGFloat(Int.random(in: -60...90, using: &generator) * 5))
    case .touchUp: stage.touchUp()
    case .wait: simulator.advance(by: .random(in: 0...0.5, using: &generator))
    case .loseFocus: simulator.setFocus(false)
    case .gainFocus: simulator.setFocus(true)
    case .resize:
      simulator.resize(
        to: CGSize(
          width: CGFloat.random(in: 200...900, using: &generator).rounded(),
          height: CGFloat.random(in: 320...900, using: &generator).rounded()))
    case .dismissByCode: stage.main.dismiss(animated: Bool.random(using: &generator))
    case .presentByCode:
      if stage.main.presentedViewController == nil {
        stage.presentByCode()
      } else {
        stage.main.present(UIViewController(), animated: true) {
          Issue.record("A second controller was presented.")
        }
        Simulator.endTurn()
      }
    case .cancelTouch: simulator.touchCancel()
    case .secondFinger:
      let point = CGPoint(x: CGFloat.random(in: 0...390, using: &generator), y: 400)
      simulator.touchDown(at: point, finger: 3)
      simulator.touchMove(to: CGPoint(x: point.x, y: 480), finger: 3)
      simulator.touchUp(at: CGPoint(x: point.x, y: 480), finger: 3)
    }
  }

  @Test(arguments: 1...24)
  func itEndsAtRest(seed: Int) {
    var generator = SeededGenerator(state: UInt64(seed))
    let stage = ModalBounceStage(framesPerSecond: 30)
    var actions: [Action] = []
    _ = Diagnostics.collecting {
      for _ in 0..<60 {
        let action = Action.allCases.randomElement(using: &generator) ?? .wait
        actions.append(action)
        perform(action, on: stage, with: &generator)
      }
      stage.simulator.setFocus(true)
      stage.touchUp()
      stage.simulator.settle(limit: 10)
    }
    let modal = stage.modal?.view
    #expect(
      stage.isPresented || stage.isDismissed,
      "\(String(describing: modal)) in \(stage.simulator.window.bounds.size) after \(actions)")
    #expect(stage.isAtRest, "\(actions)")
    let wasPresented = stage.isPresented
    stage.simulator.resize(to: CGSize(width: 390, height: 844))
    stage.simulator.settle()
    if !wasPresented { stage.present() }
    #expect(stage.isPresented)
    stage.dragAndRelease(by: 240)
    #expect(stage.isDismissed && stage.isAtRest && stage.modal == nil, "\(actions)")
  }
}
