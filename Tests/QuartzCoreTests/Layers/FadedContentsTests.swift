import Compositor
import CoreGraphics
import Synchronization
import Testing

import QuartzCore

/// Contents that the system draws, in a page of which an animation shows nothing yet.
@MainActor
final class FadedContentsTests {
  private lazy var scene = Scene()
  private lazy var page = scene.makeLayer(color: nil)

  /// A layer that is filled with a colour by a drawing that any thread may perform.
  private final class Text: CALayer {
    let drawings = Atomic(0)

    override func display() {
      drawContentsTogether { [weak self] context in
        self?.drawings.add(1, ordering: .relaxed)
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }
    }

    var count: Int { drawings.load(ordering: .relaxed) }
  }

  private func makeText(in parent: CALayer? = nil) -> Text {
    let text = Text()
    text.anchorPoint = .zero
    text.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    (parent ?? page).addSublayer(text)
    text.setNeedsDisplay()
    return text
  }

  /// Fades the page in for a second.
  private func fadeIn() {
    page.add(CAAnimation.linear("opacity", from: 0, to: 1), forKey: "fade")
  }

  @Test func theyAreDrawnInTheFrameThatShowsThem() {
    let (text, other) = (makeText(), makeText(in: scene.root))
    fadeIn()
    #expect(scene.frame().pictures == 1)
    #expect(text.count == 0 && other.count == 1)
    #expect(scene.frame().pictures == 1, "time has not gone on")
    #expect(text.count == 0)
    #expect(scene.frame(after: 0.1).pictures == 2)
    #expect(text.count == 1)
    #expect(scene.frame(after: 0.1).pictures == 2)
    #expect(text.count == 1 && other.count == 1)
  }

  @Test func theyAreDrawnWhereTheAnimationIsTakenAway() {
    let text = makeText()
    fadeIn()
    scene.frame()
    page.removeAllAnimations()
    #expect(scene.frame().pictures == 1)
    #expect(text.count == 1)
  }

  @Test func theyAreDrawnWhereTheLayerMovesToOneThatIsShown() {
    let text = makeText()
    fadeIn()
    scene.frame()
    scene.root.addSublayer(text)
    #expect(scene.frame().pictures == 1)
    #expect(text.count == 1)
  }

  @Test func whatFadesInFromALayerFurtherUpIsDrawnWithIt() {
    let inner = scene.makeLayer(in: scene.makeLayer(in: page, color: nil), color: nil)
    let texts = (0..<20).map { _ in makeText(in: inner) }
    fadeIn()
    scene.frame()
    #expect(texts.allSatisfy { $0.count == 0 })
    #expect(scene.frame(after: 0.5).pictures == 20)
    #expect(texts.allSatisfy { $0.count == 1 })
  }

  @Test func theyAreThereForTheOneWhoAsks() {
    let texts = (0..<4).map { _ in makeText() }
    fadeIn()
    scene.frame()
    #expect(texts[0].contents != nil)
    #expect(texts.map(\.count) == [1, 0, 0, 0])
    #expect(texts[1].presentation()?.contents != nil)
    #expect(texts.map(\.count) == [1, 1, 0, 0])
    #expect(scene.frame(after: 0.1).pictures == 4)
    #expect(texts.map(\.count) == [1, 1, 1, 1])
  }

  @Test func theyAreInASnapshotAndInABitmap() throws {
    let first = makeText()
    fadeIn()
    scene.frame()
    #expect(first.snapshot(afterUpdates: true).content.pictures == 1)
    let second = makeText()
    scene.frame()
    #expect(second.count == 0)
    let context = try #require(CGContext(width: 10, height: 10))
    second.render(in: context)
    #expect(try #require(context.finish()).pixel(x: 5, y: 5) == 0xFFFF_0000)
  }

  @Test func newContentsTakeThePlaceOfThoseThatWereNotDrawn() throws {
    let text = makeText()
    fadeIn()
    scene.frame()
    text.contents = try #require(CGContext(width: 3, height: 3)?.finish())
    #expect((text.contents as? CGImage)?.width == 3)
    scene.frame(after: 0.1)
    #expect((text.contents as? CGImage)?.width == 3)
  }

  @Test func whatIsTransparentByItsOwnValuesIsDrawnAtOnce() {
    CATransaction.withoutActions { page.opacity = 0 }
    let text = makeText()
    scene.frame()
    #expect(text.count == 1)
  }

  @Test func newContentsInEachFrameAreDrawnOnceThePageIsSeen() {
    let text = makeText()
    fadeIn()
    for _ in 0..<20 {
      text.setNeedsDisplay()
      scene.frame()
    }
    #expect(text.count == 0)
    #expect(scene.frame(after: 0.1).pictures == 1)
    #expect(text.count == 1)
  }

  /// The copies are behind the original: at first the animation has not begun for them.
  @Test(arguments: [true, false])
  func copiesThatAreBehindAreDrawnWithTheirContents(isInside: Bool) {
    let copier = CAReplicatorLayer()
    copier.instanceCount = 3
    copier.instanceDelay = 0.1
    let outer = isInside ? scene.root : page
    outer.addSublayer(copier)
    if isInside { copier.addSublayer(page) }
    let text = makeText(in: isInside ? page : copier)
    fadeIn()
    scene.frame()
    #expect(text.count == 1)
  }

  @Test func theyDoNotKeepALayerAlive() {
    weak var text: Text?
    do {
      let drawn = makeText()
      text = drawn
      fadeIn()
      scene.frame()
      drawn.removeFromSuperlayer()
    }
    #expect(text == nil)
    scene.frame(after: 0.1)
  }
}
