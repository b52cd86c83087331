import Compositor
import CoreGraphics
import Testing

import QuartzCore

@MainActor
final class CAScrollLayerTests {
  private lazy var scene = Scene()

  /// A scroll layer of 100 × 100 points with a dot at (250, 30).
  private func makeScrollLayer(_ mode: CAScrollLayerScrollMode = .both) -> (
    CAScrollLayer, dot: CALayer
  ) {
    let scroll = CAScrollLayer()
    scroll.anchorPoint = .zero
    scroll.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    scroll.scrollMode = mode
    scene.root.addSublayer(scroll)
    let dot = scene.makeLayer(in: scroll)
    dot.frame = CGRect(x: 250, y: 30, width: 10, height: 10)
    return (scroll, dot)
  }

  @Test func aPointComesToTheOrigin() throws {
    let (scroll, dot) = makeScrollLayer()
    CATransaction.withoutActions { scroll.scroll(to: CGPoint(x: 240, y: 20)) }
    #expect(scroll.bounds == CGRect(x: 240, y: 20, width: 100, height: 100))
    #expect(dot.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 10))
  }

  @Test(
    arguments: [
      (.none, CGPoint.zero), (.vertically, CGPoint(x: 0, y: 20)),
      (.horizontally, CGPoint(x: 240, y: 0)), (.both, CGPoint(x: 240, y: 20)),
    ] as [(CAScrollLayerScrollMode, CGPoint)])
  func itScrollsInTheDirectionsOfItsMode(mode: CAScrollLayerScrollMode, origin: CGPoint) {
    let (scroll, _) = makeScrollLayer(mode)
    scroll.scroll(to: CGPoint(x: 240, y: 20))
    #expect(scroll.bounds.origin == origin)
  }

  @Test func aRectangleBecomesVisibleByTheShortestWay() {
    let (scroll, dot) = makeScrollLayer()
    dot.scrollRectToVisible(dot.bounds)
    // Its right edge is at 260; it is visible vertically.
    #expect(scroll.bounds.origin == CGPoint(x: 160, y: 0))
    dot.scrollRectToVisible(dot.bounds)
    #expect(scroll.bounds.origin == CGPoint(x: 160, y: 0), "it is visible")
    scroll.scroll(to: CGRect(x: 20, y: 10, width: 200, height: 10))
    #expect(scroll.bounds.origin == CGPoint(x: 20, y: 0), "it is wider than the layer")
    scroll.scroll(to: CGRect.null)
    scroll.scroll(to: CGRect.infinite)
    #expect(scroll.bounds.origin == CGPoint(x: 20, y: 0))
  }

  @Test func aSublayerScrollsToItsPoint() {
    let (scroll, dot) = makeScrollLayer()
    dot.scroll(CGPoint(x: 5, y: 5))
    #expect(scroll.bounds.origin == CGPoint(x: 255, y: 35))
    scroll.scroll(CGPoint(x: 1, y: 1))
    #expect(scroll.bounds.origin == CGPoint(x: 255, y: 35), "there is none around it")
  }

  @Test func scrollingIsAnimated() throws {
    let (scroll, _) = makeScrollLayer()
    scene.frame()
    scroll.scroll(to: CGPoint(x: 100, y: 0))
    scene.frame()
    #expect(scroll.presentation()?.bounds.origin.x == 0)
    scene.frame(after: 1)
    #expect(scroll.presentation()?.bounds.origin.x == 100)
  }

  @Test func whatLiesOutsideOfAScrollLayerIsNotVisible() {
    let (scroll, dot) = makeScrollLayer()
    #expect(dot.visibleRect == .zero)
    scroll.scroll(to: CGPoint(x: 155, y: 0))
    #expect(dot.visibleRect == CGRect(x: 0, y: 0, width: 5, height: 10))
  }

  @Test func aPresentationLayerKeepsTheMode() throws {
    let (scroll, _) = makeScrollLayer(.vertically)
    scene.frame()
    #expect(try #require(scroll.presentation()).scrollMode == .vertically)
  }
}
