import CoreGraphics
import Testing
import UIKitTestSupport

import Catalogue
import PlaygroundApp

/// `--storyboard` and what can be wrong with it.
@MainActor
struct InterfaceOptionTests {
  private static func picture(_ path: String) throws -> CGImage {
    try CGImage(pngFile: URL(fileURLWithPath: path))
  }

  @Test func aControllerIsDrawnAsOnePicture() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(LiveStage.storyboard(), to: "Main.storyboard")
    let run = CommandRun(
      "render", "--storyboard", file, "--controller", "Page2", "--size", "320x480", "-o",
      folder.path("page.png"))
    #expect(run.status == 0, "\(run.errors)")
    let picture = try Self.picture(folder.path("page.png"))
    #expect(picture.width == 320 && picture.height == 480)
  }

  @Test func segueAfterSegueTheLastIsDrawnAndTraced() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(LiveStage.storyboard(), to: "Main.storyboard")
    let sheet = CommandRun(
      "render", "--storyboard", file, "--segue", "go,up", "--frames", "3", "-o",
      folder.path("sheet.png"))
    #expect(sheet.status == 0, "\(sheet.errors)")
    #expect(try Self.picture(folder.path("sheet.png")).width > 3 * 390)
    let trace = CommandRun("trace", "--storyboard", file, "--segue", "go")
    #expect(trace.jsonLines.contains { $0["call"] as? String == "prepare(for:sender:)" })
    #expect(
      CommandRun("trace", "--storyboard", file, "--segue", "nowhere")
        .failed(saying: "has no segue “nowhere”"))
  }

  /// Both pages have the same class and the same frame, so that nothing seems to have moved.
  @Test func aSegueWithoutAnimationIsDrawnAsOnePicture() throws {
    let folder = try TemporaryFolder()
    let text = LiveStage.storyboard().replacingOccurrences(
      of: #"kind="show" identifier="go""#, with: #"kind="show" identifier="go" animates="NO""#)
    let file = try folder.write(text, to: "Main.storyboard")
    let run = CommandRun(
      "render", "--storyboard", file, "--segue", "go", "-o", folder.path("sheet.png"))
    #expect(run.status == 0, "\(run.errors)")
    let picture = try Self.picture(folder.path("sheet.png"))
    #expect(picture.width > 390 && picture.width < 2 * 390)
    let separate = CommandRun(
      "render", "--storyboard", file, "--segue", "go", "--times", "0", "--separate",
      folder.path("shots"))
    #expect(separate.status == 0, "\(separate.errors)")
    let still = CommandRun(
      "render", "--storyboard", file, "--controller", "Page2", "-o", folder.path("page.png"))
    #expect(still.status == 0, "\(still.errors)")
    let shots = try FileManager.default.contentsOfDirectory(atPath: folder.path("shots"))
    #expect(shots.count == 1)
  }

  /// A file may have controllers with an empty identifier, which nobody can mean.
  @Test func onlyControllersWithANameAreProposed() throws {
    let folder = try TemporaryFolder()
    let text = LiveStage.storyboard()
      .replacingOccurrences(of: #"storyboardIdentifier="Page1""#, with: #"storyboardIdentifier="""#)
      .replacingOccurrences(of: #"storyboardIdentifier="Page2""#, with: #"storyboardIdentifier="""#)
      .replacingOccurrences(
        of: #"storyboardIdentifier="Page3""#, with: #"storyboardIdentifier="3""#)
    let file = try folder.write(text, to: "Main.storyboard")
    let run = CommandRun("--storyboard", file, "--controller", "4")
    #expect(run.failed(saying: "has no controller “4”; did you mean 3?"), "\(run.errors)")
  }

  @Test func aScriptIsReplayedOnAFile() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(LiveStage.storyboard(), to: "Main.storyboard")
    let script = try folder.write(
      #"{"t":0.1,"type":"down","x":160,"y":230,"finger":0}"#, to: "script.jsonl")
    let run = CommandRun("replay", script, "--inputs", "--storyboard", file)
    #expect(run.status == 0 && !run.jsonLines.isEmpty, "\(run.errors)")
  }

  @Test func withoutAnInitialControllerTheFirstStandsForIt() throws {
    let folder = try TemporaryFolder()
    let text = LiveStage.storyboard().replacingOccurrences(
      of: #"initialViewController="stack""#, with: "")
    let file = try folder.write(text, to: "Main.storyboard")
    let warnings = Diagnostics.collecting {
      #expect(CommandRun("render", "--storyboard", file, "-o", folder.path("a.png")).status == 0)
    }
    #expect(warnings.contains { $0.contains("has no initial controller; the first of the file") })
  }

  @Test func theViewOfAXibIsShown() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Nobody"><connections>
      <outlet property="badge" destination="v" id="o"/></connections></placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <view id="v"><rect key="frame" x="0" y="0" width="100" height="50"/>
      <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" \
      colorSpace="custom" customColorSpace="sRGB"/></view>
      </objects></document>
      """, to: "Badge.xib")
    let warnings = Diagnostics.collecting {
      let run = CommandRun(
        "render", "--storyboard", file, "--size", "200x200", "-o", folder.path("badge.png"))
      #expect(run.status == 0, "\(run.errors)")
    }
    #expect(warnings.count == 1 && warnings[0].contains("there is no class Nobody"), "\(warnings)")
    let picture = try Self.picture(folder.path("badge.png"))
    #expect(picture.pixel(x: 100, y: 100) == 0xFFFF_0000)
    #expect(picture.pixel(x: 100, y: 60) != 0xFFFF_0000)
    #expect(
      CommandRun("--storyboard", file, "--controller", "a").failed(saying: "has no controllers"))
  }

  @Test func whatCannotBeShownIsAnErrorInOneLine() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(LiveStage.storyboard(), to: "Main.storyboard")
    let text = try folder.write("Not XML at all", to: "Text.storyboard")
    let empty = try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><scenes/></document>
      """, to: "Empty.storyboard")
    let missing = folder.path("Missing.storyboard")
    #expect(CommandRun("--storyboard", missing).failed(saying: "there is no file"))
    #expect(CommandRun("--storyboard", folder.url.path).failed(saying: "is a folder"))
    #expect(
      CommandRun("--storyboard", text).failed(saying: "Text.storyboard:1: the file is no XML"))
    #expect(CommandRun("--storyboard", empty).failed(saying: "has no controllers"))
    let unknown = CommandRun("--storyboard", file, "--controller", "Pge2")
    #expect(unknown.failed(saying: "did you mean Page2?"), "\(unknown.errors)")
    #expect(CommandRun("--controller", "Page2").failed(saying: "needs a --storyboard"))
    #expect(
      CommandRun("--demo", "alerts", "--storyboard", file).failed(saying: "not both"))
    #expect(CommandRun("render", "-o", "unused.png").failed(saying: "name a demo"))
    #expect(CommandRun("trace", "--storyboard", file).failed(saying: "say what to trace"))
    #expect(
      CommandRun("render", "alerts", "--segue", "go", "-o", "unused.png")
        .failed(saying: "needs a --storyboard"))
  }
}
