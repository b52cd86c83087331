import Compositor
import CoreGraphics
import Testing
import UIKit
import UIKitSimulator
import UIKitTestSupport

@testable import Studio

/// The small pictures on the timeline.
@MainActor
struct TimelineThumbnailTests {
  /// The strip of a window of 1280 points has 1248 for pictures. One of 320 × 568 points is 23 wide
  /// when it is 40 high, and there are 2 points between two: 49 have room.
  private static let count = 49

  private func fixture() -> StudioFixture {
    let fixture = StudioFixture()
    fixture.controller.makesTimelineThumbnails = true
    fixture.simulator.settle()
    return fixture
  }

  private func views(_ fixture: StudioFixture) -> [UIImageView] {
    fixture.views(of: TimelineThumbnailsView.self)
      .flatMap(\.subviews).compactMap { $0 as? UIImageView }.filter { !$0.isHidden }
  }

  private func pictures(_ fixture: StudioFixture) -> [CGImage] {
    views(fixture).compactMap(\.image?.cgImage)
  }

  @Test func theyShowWhatTheStageShowedFromLeftToRight() throws {
    let fixture = fixture()
    fixture.tapStage(160, 230)
    let views = views(fixture)
    let pictures = pictures(fixture)
    #expect(pictures.count == Self.count && views.count == Self.count)
    #expect(pictures.allSatisfy { $0.width == 23 && $0.height == 40 })
    #expect(views.map(\.frame.minX) == views.map(\.frame.minX).sorted())
    #expect(views.allSatisfy { $0.frame.minX >= 0 && $0.frame.maxX <= 1248 })
    // The first page is white, the second light grey, 2/3 of white.
    #expect(try #require(pictures.first).pixel(x: 2, y: 2) & 0xFF > 0xF0)
    #expect((0xA0...0xB4).contains(try #require(pictures.last).pixel(x: 2, y: 2) & 0xFF))
    // Once it has come, the second page stays.
    let greys = pictures.map { $0.pixel(x: 2, y: 22) & 0xFF < 0xC8 }
    #expect(greys.contains(false) && greys.contains(true))
    #expect(greys == greys.sorted { !$0 && $1 })
  }

  @Test func theyAreMadeOneATurnAndThenNoFramesAre() {
    let fixture = StudioFixture()
    let simulator = fixture.simulator
    #expect(pictures(fixture).isEmpty)
    fixture.controller.makesTimelineThumbnails = true
    fixture.tapStage(160, 230)
    fixture.session?.goLive()
    simulator.settle()
    #expect(simulator.isIdle && pictures(fixture).count == Self.count)
    var frames = 0
    simulator.onFrame { _ in frames += 1 }
    simulator.advance(by: 10)
    simulator.onFrame(nil)
    #expect(frames == 0)
  }

  @Test func noneAreMadeWhileATransitionRuns() {
    let fixture = fixture()
    var known = Set(pictures(fixture).map(ObjectIdentifier.init))
    #expect(!known.isEmpty)
    fixture.simulator.tap(at: fixture.point(160, 230))
    for _ in 0..<45 {
      fixture.simulator.advance(by: 1.0 / 60)
      #expect(Set(pictures(fixture).map(ObjectIdentifier.init)).isSubset(of: known))
    }
    fixture.simulator.settle()
    known = Set(pictures(fixture).map(ObjectIdentifier.init))
    #expect(known.count > 20 && pictures(fixture).count == Self.count)
  }

  @Test func noneAreMadeWhileTheUserScrubs() {
    let fixture = StudioFixture()
    let simulator = fixture.simulator
    fixture.tapStage(160, 230)
    fixture.controller.makesTimelineThumbnails = true
    let y: CGFloat = 832 - 112 + 60 + 20
    simulator.touchDown(at: CGPoint(x: 300, y: y))
    for step in 1...60 {
      simulator.advance(by: 1.0 / 60)
      simulator.touchMove(to: CGPoint(x: 300 + CGFloat(step) * 10, y: y))
    }
    #expect(pictures(fixture).isEmpty)
    // While the finger rests there is time for them.
    simulator.advance(by: 0.5)
    #expect(pictures(fixture).count > 5)
    simulator.touchUp(at: CGPoint(x: 900, y: y))
  }

  @Test func theyHaveNoMorePixelsThanTheStripAndGoWithTheDemo() throws {
    let fixture = fixture()
    fixture.tapStage(160, 230)
    let bytes = pictures(fixture).reduce(0) { $0 + $1.width * $1.height * 4 }
    #expect(bytes > 0 && bytes <= 1248 * 40 * 4)
    fixture.controller.makesTimelineThumbnails = false
    fixture.controller.perform(.restart)
    fixture.simulator.advance(by: 0.1)
    #expect(pictures(fixture).isEmpty)
  }

  // MARK: Which frames

  /// A frame each second, whose grey tells its time: 2 of 255 a second.
  private func recording(_ seconds: ClosedRange<Int>) -> Recording {
    var recording = Recording()
    for second in seconds { append(second, to: &recording) }
    return recording
  }

  private func append(
    _ second: Int, to recording: inout Recording, size: CGSize = CGSize(width: 100, height: 200)
  ) {
    let grey = CGFloat(2 * second % 256) / 255
    recording.append(
      RecordedFrame(
        time: Double(second), content: GroupContent(nodes: []),
        size: size, background: RGBA(red: grey, green: grey, blue: grey, alpha: 1)))
  }

  private func update(_ thumbnails: TimelineThumbnails, _ recording: Recording, count: Int) {
    // Pictures are 20 points wide, with 2 between them.
    thumbnails.update(
      TimelineSlot.slots(
        of: recording, recording.scale, on: CGSize(width: count * 22, height: 40)),
      scale: 1)
  }

  private func seconds(_ thumbnails: TimelineThumbnails) -> [Int?] {
    thumbnails.pictures.map { $0.image.map { Int($0.pixel(x: 10, y: 20) & 0xFF) / 2 } }
  }

  /// All rests are as long on the strip, so that ten of ten frames' spaces have the same width: the
  /// middle of the k-th tenth of nine steps is at 0.45 + 0.9 k steps.
  @Test func aSlotHasTheFrameOfItsMiddle() {
    let thumbnails = TimelineThumbnails()
    thumbnails.isEnabled = true
    let recording = recording(0...9)
    update(thumbnails, recording, count: 10)
    #expect(thumbnails.isWaiting && seconds(thumbnails) == Array(repeating: nil, count: 10))
    while thumbnails.isWaiting { thumbnails.makeNext(of: recording) }
    // The middles: 0.45, 1.35, 2.25 and so on.
    #expect(seconds(thumbnails) == [0, 1, 2, 3, 4, 4, 5, 6, 7, 8])
  }

  @Test func picturesGoWithTheirFrames() {
    let thumbnails = TimelineThumbnails()
    thumbnails.isEnabled = true
    var recording = recording(0...9)
    update(thumbnails, recording, count: 5)
    while thumbnails.isWaiting { thumbnails.makeNext(of: recording) }
    #expect(thumbnails.bytes == 5 * 20 * 40 * 4)
    // A rest is a quarter of a second of the minute that is kept: 240 of them.
    for second in 10...248 { append(second, to: &recording) }
    update(thumbnails, recording, count: 5)
    #expect(seconds(thumbnails).compactMap { $0 }.allSatisfy { $0 >= 8 })
    #expect(thumbnails.bytes <= 20 * 40 * 4)
    while thumbnails.isWaiting { thumbnails.makeNext(of: recording) }
    #expect(thumbnails.bytes == 5 * 20 * 40 * 4)
    thumbnails.reset()
    #expect(thumbnails.bytes == 0 && !thumbnails.isWaiting)
  }

  @Test func emptyRecordingsAndSizesAreNoObstacle() {
    let track = CGSize(width: 200, height: 40)
    #expect(TimelineSlot.slots(of: Recording(), Recording().scale, on: track).isEmpty)
    for size in [CGSize.zero, CGSize(width: 0, height: 10), CGSize(width: 10, height: 0)] {
      #expect((16...80).contains(TimelineSlot.width(of: size, height: 40)))
    }
    for width in [0, -5, CGFloat.nan, .infinity] {
      #expect(TimelineSlot.count(width: width, of: 20) == 0)
    }
    #expect(TimelineSlot.count(width: 1e9, of: 20) == 256)
    let thumbnails = TimelineThumbnails()
    thumbnails.isEnabled = true
    let recording = recording(0...3)
    for size in [CGSize.zero, CGSize(width: 0, height: 40), CGSize(width: 200, height: 0)] {
      thumbnails.update(TimelineSlot.slots(of: recording, recording.scale, on: size), scale: 1)
      thumbnails.makeNext(of: recording)
      #expect(!thumbnails.isWaiting, "\(size)")
    }
  }

  // MARK: A device that turns

  /// Five frames of a screen of 100 × 200 points and five of 200 × 100 lie on nine steps: of 264
  /// points, 146.7 are for the upright ones, whose pictures are 20 wide, and 117.3 for the others,
  /// which are 80 wide.
  @Test func picturesAreAsWideAsTheScreenWasThen() {
    let thumbnails = TimelineThumbnails()
    thumbnails.isEnabled = true
    var recording = recording(0...4)
    for second in 5...9 {
      append(second, to: &recording, size: CGSize(width: 200, height: 100))
    }
    update(thumbnails, recording, count: 12)
    while thumbnails.isWaiting { thumbnails.makeNext(of: recording) }
    let images = thumbnails.pictures.compactMap(\.image)
    #expect(images.map(\.width) == [20, 20, 20, 20, 20, 20, 80])
    #expect(images.allSatisfy { $0.height == 40 })
    let centers = thumbnails.pictures.map(\.slot.center)
    // Sixths of 5/9 of 264, and the middle of the rest.
    let pitch: CGFloat = 264 * 5 / 9 / 6
    let expected: [CGFloat] = [0.5, 1.5, 2.5, 3.5, 4.5, 5.5].map { $0 * pitch } + [264 * 7 / 9]
    #expect(zip(centers, expected).allSatisfy { abs($0 - $1) < 1e-9 })
    // The middle of the last four steps is that of the seventh and the eighth.
    #expect(seconds(thumbnails).last == 7)
  }
}
