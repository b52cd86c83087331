import Catalogue
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTestSupport

@testable import PlaygroundApp

/// What the user wishes, in the commands that need no display.
@MainActor
struct PreferenceOptionTests {
  /// The left edges of the page that a push brings, while it runs.
  private func edges(of run: CommandRun) throws -> Set<Double> {
    let frames = run.jsonLines.filter { $0["transition"] != nil }
    #expect(run.status == 0 && frames.count > 10)
    let layers = frames.compactMap { ($0["layers"] as? [[String: Any]])?.last }
    return Set(layers.compactMap { ($0["frame"] as? [Double])?.first })
  }

  /// A page that is pushed comes from the right, where less motion is wished for it fades in at its
  /// place.
  @Test func lessMotionIsTracedForOneRun() throws {
    let usual = CommandRun("trace", "nav-default", "--phase", "push")
    #expect(try edges(of: usual).count > 10)
    let still = CommandRun("trace", "nav-default", "--phase", "push", "--reduce-motion")
    #expect(try edges(of: still) == [0])
    let again = CommandRun("trace", "nav-default", "--phase", "push")
    #expect(again.output == usual.output)
  }

  @Test(arguments: [["--studio"], []]) func largerTextIsRendered(options: [String]) throws {
    let folder = try TemporaryFolder()
    func picture(_ wishes: String...) throws -> Data {
      let path = folder.path("\(wishes.joined()).png")
      let run = CommandRun(
        ["render", "card-stack", "--frames", "1", "-o", path] + options + wishes)
      #expect(run.status == 0, "\(run.errors)")
      return try Data(contentsOf: URL(fileURLWithPath: path))
    }
    let usual = try picture()
    #expect(try picture("--text-size", "1") == usual)
    #expect(try picture("--text-size", "2") != usual)
  }

  /// The body style has 17 points, and 23 at the category of a factor of 1.35: extra extra extra
  /// large, by the table of Apple's guidelines.
  @Test func theFontsOfADemoAreThoseOfTheSize() {
    let sizes = [nil, 1.35].map { factor in
      let run = DemoRun(.modalBounce, preferences: UserPreferences(textScale: factor))
      return UIFont.preferredFont(
        forTextStyle: .body, compatibleWith: run.simulator.window.traitCollection
      ).pointSize
    }
    #expect(sizes == [17, 23])
  }

  @Test func aMovieShowsThem() throws {
    let demo = try #require(Catalogue.demo(id: "card-stack"))
    let pictures = try [1.0, 2].map { scale in
      let movie = DemoMovie(
        demo: demo, phases: [], size: nil, scale: 0.5, framesPerSecond: 2, speed: 1, rest: 0.5,
        preferences: UserPreferences(textScale: scale))
      var first: Data?
      try movie.play { first = first ?? UIImage(cgImage: $0).pngData() }
      return try #require(first)
    }
    #expect(pictures[0] != pictures[1])
    let wrong = CommandRun("record", "card-stack", "--text-size", "9", "-o", "a.webp")
    #expect(wrong.failed(saying: "a factor from 0.5 to 4"), "\(wrong.errors)")
    let command = try RecordDemo.parse([
      "card-stack", "--reduce-motion", "--text-size", "2", "-o", "a",
    ])
    #expect(command.preferenceOptions.reduceMotion && command.preferenceOptions.textSize == 2)
  }
}
