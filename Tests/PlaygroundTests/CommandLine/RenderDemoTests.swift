import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

@testable import Catalogue
@testable import PlaygroundApp

@MainActor
struct RenderDemoTests {
  private func size(of path: String) throws -> [Int] {
    let image = try CGImage(pngFile: URL(fileURLWithPath: path))
    return [image.width, image.height]
  }

  private func png(_ shot: Filmstrip.Shot) -> Data? { UIImage(cgImage: shot.image).pngData() }

  @Test func theSheetHasRoomForItsPictures() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("sheet.png")
    let run = CommandRun("render", "modal-default", "--frames", "6", "-o", path)
    #expect(run.status == 0, "\(run.errors)")
    let layout = ContactSheetLayout(count: 6, frameSize: CGSize(width: 320, height: 568))
    #expect(try size(of: path) == [Int(layout.size.width), Int(layout.size.height)])
  }

  @Test func theScaleMakesMorePixels() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("sheet.png")
    _ = CommandRun(
      "render", "modal-default", "--times", "0,0.1", "--size", "320x300", "--scale", "2", "-o", path
    )
    let layout = ContactSheetLayout(count: 2, frameSize: CGSize(width: 320, height: 300))
    #expect(try size(of: path) == [Int(layout.size.width * 2), Int(layout.size.height * 2)])
  }

  @Test func theSameCommandWritesTheSameBytes() throws {
    let folder = try TemporaryFolder()
    let files = ["a.png", "b.png"].map { folder.path($0) }
    for file in files { _ = CommandRun("render", "child-alpha", "--frames", "3", "-o", file) }
    let bytes = try files.map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
    #expect(bytes[0] == bytes[1])
  }

  @Test func separateWritesAFileForEachPicture() throws {
    let folder = try TemporaryFolder()
    let run = CommandRun(
      "render", "child-alpha", "--times", "0,0.5,1", "--separate", folder.path("frames"))
    #expect(run.status == 0, "\(run.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("frames")).sorted()
    #expect(
      names == [
        "child-alpha-present-00-0.000s.png", "child-alpha-present-01-0.500s.png",
        "child-alpha-present-02-1.000s.png",
      ])
    #expect(try size(of: folder.path("frames/\(names[0])")) == [390, 844])
  }

  @Test func aPictureBetweenTwoFramesIsOfItsOwnTime() throws {
    let demo = try #require(Catalogue.demo(id: "child-alpha"))
    let strip = Filmstrip(demo: demo, phases: [demo.phases[0]], size: nil, scale: 1)
    let shots = try strip.shoot(at: [0.5, 0.505, 0.51])
    #expect(shots[0].image.pixel(x: 5, y: 5) != shots[1].image.pixel(x: 5, y: 5))
    #expect(shots[1].image.pixel(x: 5, y: 5) != shots[2].image.pixel(x: 5, y: 5))
  }

  @Test func anUnwritableFileIsAnError() {
    let run = CommandRun("render", "modal-default", "--frames", "1", "-o", "/nowhere/at/all/x.png")
    #expect(run.failed(saying: "/nowhere/at/all/x.png"), "\(run.errors)")
  }

  @Test func aSheetThatIsTooLargeIsAnErrorBeforeAnythingRuns() {
    let run = CommandRun(
      "render", "modal-default", "--frames", "240", "--size", "4000x4000", "-o", "unused.png")
    #expect(run.failed(saying: "too large"), "\(run.errors)")
  }

  @Test func aSheetNeedsAFile() {
    #expect(CommandRun("render", "modal-default").failed(saying: "-o FILE.png"))
  }

  /// A pan does not move anything: its touches are what there is to see, 21 frames of 1/60 s from
  /// the first that begins it to the last.
  @Test func aPhaseOfTouchesAloneIsShownToTheirEnd() throws {
    let demo = try #require(Catalogue.demo(id: "recognizers"))
    let strip = Filmstrip(demo: demo, phases: [demo.phases[0]], size: nil, scale: 1)
    let times = try strip.evenTimes(count: 3)
    #expect(times[0] == 0 && times[1] > 0.1 && times[2] > 0.2, "\(times)")
    let shots = try strip.shoot(at: times)
    #expect(png(shots[0]) != png(shots[1]))
    #expect(png(shots[1]) != png(shots[2]))
  }

  /// A tile that a behaviour moves has no animation. It is seen to move for less than a second, and
  /// swings by less than a pixel for seconds after that.
  @Test func whatDynamicsMoveIsShownUntilItIsSeenToRest() throws {
    let demo = try #require(Catalogue.demo(id: "dynamics-snap"))
    let snap = try #require(demo.phases.first { $0.name == "snap" })
    let strip = Filmstrip(demo: demo, phases: [snap], size: nil, scale: 1)
    let times = try strip.evenTimes(count: 8)
    #expect(times.count == 8)
    #expect((0.3...2).contains(times.last ?? 0))
  }

  /// A display link draws each frame of the transition. Nothing moves in the last one.
  @Test func theLastPictureIsOfTheCompletedTransition() throws {
    let demo = try #require(Catalogue.demo(id: "nav-pixellate"))
    let strip = Filmstrip(demo: demo, phases: [demo.phases[0]], size: nil, scale: 1)
    let end = try #require(try strip.evenTimes(count: 2).last)
    #expect(abs(end - 0.5) < 1e-3)
    let shots = try strip.shoot(at: [end - 1.0 / 60, end, 4])
    #expect(png(shots[0]) != png(shots[1]))
    #expect(png(shots[1]) == png(shots[2]))
  }

  /// Two presentations, the second 0.8 s after the first: both are on the sheet.
  @Test func aSeriesIsShownToTheEndOfItsLastMotion() throws {
    let demo = try #require(Catalogue.demo(id: "unwind-chain"))
    let strip = Filmstrip(demo: demo, phases: [demo.phases[0]], size: nil, scale: 1)
    #expect(try strip.evenTimes(count: 2)[1] > 1.2)
  }

  /// “keyframe-swing” is about the swing with which the card leaves.
  @Test func withoutAPhaseTheOneThatTheDemoIsAboutIsShown() throws {
    let demo = try #require(Catalogue.demo(id: "keyframe-swing"))
    #expect(try demo.phases(typed: nil).map(\.name) == ["present", "dismiss"])
    #expect(try demo.phases(typed: "present").map(\.name) == ["present"])
  }

  /// 844 × 390 in a cell of 390 × 844: as wide as the cell, 180 points high, in its middle.
  @Test func aTurnedStageKeepsItsProportions() {
    let cell = CGRect(x: 40, y: 100, width: 390, height: 844)
    let place = ContactSheet.place(ofPicture: CGSize(width: 844, height: 390), in: cell)
    #expect(place.width == 390 && abs(place.height - 180.213) < 0.001)
    #expect(place.minX == 40 && abs(place.midY - cell.midY) < 1)
    #expect(ContactSheet.place(ofPicture: cell.size, in: cell) == cell)
  }

  /// Each column is as wide, and each row as high, as its largest picture. Three columns of 390 or
  /// 844 points: 40 + 390 + 24 + 844 + 24 = 1322.
  @Test func picturesOfSeveralSizesHaveCellsOfTheirs() {
    let (upright, turned) = (CGSize(width: 390, height: 844), CGSize(width: 844, height: 390))
    let all = ContactSheetLayout([turned, turned, turned, turned])
    #expect((0..<4).allSatisfy { all.frame(at: $0).size == turned })
    let mixed = ContactSheetLayout([upright, turned, upright, upright, turned, upright])
    #expect(mixed.columns == 3 && mixed.rows == 2)
    #expect((0..<6).map { mixed.frame(at: $0).width } == [390, 844, 390, 390, 844, 390])
    #expect((0..<6).allSatisfy { mixed.frame(at: $0).height == 844 })
    #expect(mixed.frame(at: 2).minX == 1322)
    let small = ContactSheet.place(ofPicture: turned, in: mixed.frame(at: 1))
    #expect(small.size == turned && small.midX == mixed.frame(at: 1).midX)
  }

  @Test(arguments: ["orientation", "coordinator-size-change"])
  func theCellsOfATurnedStageAreAsWideAsItsPictures(id: String) throws {
    let demo = try #require(Catalogue.demo(id: id))
    let strip = Filmstrip(demo: demo, phases: [demo.phases[0]], size: nil, scale: 1)
    let shots = try strip.shoot(at: try strip.evenTimes(count: 4))
    #expect(shots.last?.size == CGSize(width: 844, height: 390))
    for shot in shots {
      #expect(shot.size == CGSize(width: shot.image.width, height: shot.image.height))
    }
    let folder = try TemporaryFolder()
    let path = folder.path("sheet.png")
    let run = CommandRun("render", id, "--phase", demo.phases[0].name, "--frames", "4", "-o", path)
    #expect(run.status == 0, "\(run.errors)")
    let layout = ContactSheetLayout(shots.map(\.size))
    #expect(try size(of: path) == [Int(layout.size.width), Int(layout.size.height)])
  }

  @Test(arguments: 1...30) func everyPictureHasAPlaceOfItsOwnOnTheSheet(count: Int) {
    let layout = ContactSheetLayout(count: count, frameSize: CGSize(width: 320, height: 568))
    let frames = (0..<count).map(layout.frame(at:))
    let sheet = CGRect(origin: .zero, size: layout.size)
    for (index, frame) in frames.enumerated() {
      #expect(sheet.contains(frame))
      #expect(!frames[..<index].contains { $0.intersects(frame) })
    }
    // No row is left empty.
    #expect((layout.rows - 1) * layout.columns < count)
  }
}
