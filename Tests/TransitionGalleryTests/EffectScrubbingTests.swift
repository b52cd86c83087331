import Testing
import TransitionGallery
import UIKit
import UIKitTestSupport

/// Every effect in every container and direction: played, scrubbed, cancelled and finished.
@MainActor
struct EffectScrubbingTests {
  private static let frames = 20

  @Test(arguments: GalleryCase.all)
  func scrubbedItShowsWhatItShowsWhenPlayed(_ item: GalleryCase) {
    let played = GalleryFixture(item)
    played.start(interactively: false)
    played.simulator.advanceFrame()
    var shown: [[CGFloat]] = []
    var pictures: [CGImage?] = []
    for frame in 0..<Self.frames {
      shown.append(played.shown)
      if [4, 8, 16].contains(frame) { pictures.append(played.picture) }
      played.simulator.advanceFrame()
    }
    let scrubbed = GalleryFixture(item)
    scrubbed.start(interactively: true)
    for frame in [0, 1, 4, 8, 10, 12, 16, 19, 10, 4, 0] {
      scrubbed.show(CGFloat(frame) / CGFloat(Self.frames))
      #expect(distance(scrubbed.shown, shown[frame]) < 1e-6, "in frame \(frame)")
    }
    #expect(difference(pictures[0], pictures[1]) != nil, "it is seen")
    #expect(difference(pictures[1], pictures[2]) != nil, "it is seen")
    #expect(scrubbed.isRunning)
  }

  @Test(arguments: GalleryCase.all)
  func cancelledItLeavesEverythingAsItWas(_ item: GalleryCase) {
    let fixture = GalleryFixture(item)
    let (before, picture, showedSecond) = (fixture.remains, fixture.picture, fixture.showsSecond)
    for fraction in [0, 0.01, 0.37, 0.99, 1] as [CGFloat] {
      fixture.start(interactively: true)
      fixture.show(fraction)
      #expect(fixture.isRunning)
      fixture.interactor.cancel()
      fixture.simulator.settle()
      #expect(fixture.remains == before && !fixture.isRunning, "at \(fraction)")
      #expect(difference(picture, fixture.picture) == nil, "at \(fraction)")
      #expect(fixture.showsSecond == showedSecond)
    }
    fixture.start(interactively: false)
    fixture.simulator.settle()
    #expect(fixture.showsSecond == !item.isReversed && !fixture.isRunning, "another one works")
  }

  @Test(arguments: GalleryCase.all, [false, true])
  func finishedItLeavesThePagesAsTheyAreAtRest(_ item: GalleryCase, interactively: Bool) throws {
    let fixture = GalleryFixture(item)
    let before = fixture.remains.pages
    fixture.start(interactively: interactively)
    if interactively {
      fixture.show(1)
      fixture.interactor.finish()
    }
    fixture.simulator.settle()
    #expect(fixture.showsSecond == !item.isReversed && !fixture.isRunning)
    #expect(fixture.remains.pages == before)
    let page = try #require(fixture.to.view)
    #expect(page.window != nil && fixture.from.view.window == nil)
    #expect(page.frame == page.superview?.bounds)
    #expect(page.superview?.subviews == [page], "nothing else is left in the container")
    let picture = fixture.picture
    let plain = GalleryFixture(
      GalleryCase(effect: item.effect, container: item.container, isReversed: !item.isReversed))
    #expect(difference(plain.picture, picture) == nil, "as if it had always been there")
  }

  /// The container is given another size while the pages are half way.
  @Test(arguments: GalleryCase.all, [false, true])
  func resizedMeanwhileThePagesFillTheNewSize(_ item: GalleryCase, finishes: Bool) throws {
    let fixture = GalleryFixture(item)
    fixture.start(interactively: true)
    fixture.show(0.4)
    fixture.simulator.resize(to: CGSize(width: 360, height: 200))
    fixture.show(0.6)
    if finishes { fixture.interactor.finish() } else { fixture.interactor.cancel() }
    fixture.simulator.settle()
    let page = try #require(finishes ? fixture.to.view : fixture.from.view)
    #expect(page.window != nil && !fixture.isRunning)
    #expect(page.frame == page.superview?.bounds && page.frame.width == 360)
    #expect(page.transform3D.numbers == CATransform3DIdentity.numbers && page.alpha == 1)
    let picture = fixture.picture
    let plain = GalleryFixture(
      GalleryCase(
        effect: item.effect, container: item.container,
        isReversed: item.isReversed != finishes),
      size: CGSize(width: 360, height: 200))
    #expect(difference(plain.picture, picture) == nil)
  }

  /// A form sheet is smaller than its presenter, which stays in the window.
  @Test(arguments: GalleryEffect.all.map(\.id))
  func aPresenterThatStaysIsReplacedForTheTime(_ id: String) throws {
    let effect = try #require(GalleryEffect.all.first { $0.id == id })
    let second = GalleryPage(.systemOrange)
    let fixture = GalleryFixture(
      GalleryCase(effect: effect, container: .modal, isReversed: false),
      size: CGSize(width: 900, height: 700), second: second)
    second.modalPresentationStyle = .formSheet
    let (before, picture) = (fixture.remains, fixture.picture)
    for fraction in [0, 0.37, 1] as [CGFloat] {
      fixture.start(interactively: true)
      fixture.show(fraction)
      #expect(fixture.first.view.isHidden)
      fixture.interactor.cancel()
      fixture.simulator.settle()
      #expect(fixture.remains == before, "at \(fraction)")
      #expect(difference(picture, fixture.picture) == nil, "at \(fraction)")
    }
    fixture.start(interactively: false)
    fixture.simulator.settle()
    #expect(second.view.bounds.size == CGSize(width: 540, height: 620))
    #expect(!fixture.first.view.isHidden && fixture.first.view.window != nil)
    let middle = CGPoint(x: 450, y: 350)
    let touched = fixture.simulator.window.hitTest(middle, with: nil)
    #expect(touched?.isDescendant(of: second.view) == true, "the dimming view is beneath it")
    fixture.simulator.tap(at: middle)
    fixture.simulator.settle()
    #expect(fixture.showsSecond, "a tap on the sheet does not dismiss it")
    second.dismiss(animated: true)
    fixture.simulator.settle()
    #expect(fixture.remains == before, "and back")
    #expect(difference(picture, fixture.picture) == nil, "and back")
  }

  /// The presenter moves, but not beyond the place beside the sheet that is looked at.
  @Test func onTheWayBackThePresenterIsDimmedAtFirst() throws {
    let (first, second) = (GalleryPage(.systemIndigo), GalleryPage(.systemOrange))
    let simulator = Simulator(size: CGSize(width: 900, height: 700), scale: 1, root: first)
    func color() throws -> UInt32 { try #require(simulator.snapshot()).pixel(x: 100, y: 650) }
    let undimmed = try color()
    GalleryTransition(.pan).animatePresentation(of: second)
    second.modalPresentationStyle = .formSheet
    first.present(second, animated: true)
    simulator.settle()
    let dimmed = try color()
    #expect(dimmed != undimmed)
    second.dismiss(animated: true)
    simulator.endTurn()
    simulator.advanceFrame()
    #expect(try color() == dimmed)
    simulator.settle()
    #expect(try color() == undimmed)
  }
}
