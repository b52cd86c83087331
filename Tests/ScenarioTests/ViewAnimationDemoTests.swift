import CoreGraphics
import QuartzCore
import Testing
import UIKitTestSupport

import UIKit

/// The demos `without-animation`, `snapshots` and `child-flip`.
@MainActor
struct ViewAnimationDemoTests {
  private func layer(_ name: String, in layer: CALayer) -> CALayer? {
    if layer.name == name { return layer }
    return (layer.sublayers ?? []).lazy.compactMap { self.layer(name, in: $0) }.first
  }

  @Test func oneDiscMovesAndTheOtherIsThere() throws {
    let root = try root(of: "without-animation")
    let simulator = Simulator(scale: 1, framesPerSecond: 20, root: root)
    let animated = try #require(layer("animated", in: simulator.window.layer))
    let immediate = try #require(layer("immediate", in: simulator.window.layer))
    simulator.tap(at: CGPoint(x: 195, y: 262))
    #expect(isNear(animated.presentation()?.position.x ?? 0, 80))
    #expect(immediate.presentation()?.position.x == 310 && immediate.animationKeys() == nil)
    simulator.advance(by: 0.5)
    #expect(isNear(animated.presentation()?.position.x ?? 0, 195))
    simulator.settle()
    #expect(animated.presentation()?.position.x == 310)
  }

  @Test func fourSnapshotsOfOneMoment() throws {
    let root = try root(of: "snapshots")
    let simulator = Simulator(scale: 1, framesPerSecond: 20, root: root)
    simulator.tap(at: CGPoint(x: 190, y: 352))
    simulator.settle()
    let picture = try #require(simulator.snapshot())
    func color(_ x: Int, _ y: Int) -> UInt32 { picture.pixel(x: x, y: y) & 0xFF_FFFF }
    let (before, after) = (color(70, 430), color(240, 430))
    #expect(before == 0xFF_CC66, "cantaloupe")
    #expect(after == color(150, 210), "what the card itself shows now")
    #expect(before != after && color(70, 630) == before)
    #expect(color(240, 630) == color(200, 600), "nothing but the page")
    simulator.tap(at: CGPoint(x: 190, y: 352))
    simulator.settle()
    #expect(layer("snapshot 1", in: simulator.window.layer) == nil)
  }

  @Test func theCardTurnsInASecond() throws {
    let root = try root(of: "child-flip")
    let simulator = Simulator(scale: 1, framesPerSecond: 20, root: root)
    let card = try #require(layer("card", in: simulator.window.layer))
    let (front, back) = (root.children[0], root.children[1])
    simulator.tap(at: CGPoint(x: 195, y: 202))
    let flip = try #require(card.animation(forKey: kCATransition))
    #expect(flip.duration == 1)
    #expect(front.view.isHidden && !back.view.isHidden, "both stay in the container")
    simulator.settle()
    #expect(card.animationKeys() == nil && card.sublayers?.count == 2)
    simulator.tap(at: CGPoint(x: 195, y: 202))
    simulator.settle()
    #expect(!front.view.isHidden && back.view.isHidden && root.children.count == 2)
  }
}
