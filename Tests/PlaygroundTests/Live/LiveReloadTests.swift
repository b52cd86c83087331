import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTestSupport

@testable import PlaygroundApp

@MainActor
struct LiveReloadTests {
  @Test func anEditIsOnTheStageAtOnce() throws {
    let stage = try LiveStage()
    #expect(stage.texts == ["One"])
    try stage.save(LiveStage.storyboard(first: "Eins"))
    #expect(stage.texts == ["Eins"])
    #expect(UIApplication.shared.keyWindow === stage.demoStage.window)
    #expect(stage.live.overlay.faultPanel == nil)
  }

  @Test func theStageGoesBackToWhereItWas() throws {
    let stage = try LiveStage()
    stage.front?.performSegue(withIdentifier: "go", sender: nil)
    stage.simulator.settle()
    stage.front?.performSegue(withIdentifier: "up", sender: nil)
    stage.simulator.settle()
    #expect(stage.texts == ["Three"])
    try stage.save(LiveStage.storyboard(second: "Zwei", third: "Drei"))
    #expect(stage.texts == ["Drei"])
    stage.front?.dismiss(animated: false)
    stage.simulator.settle()
    #expect(stage.texts == ["Zwei"])
    (stage.root as? UINavigationController)?.popViewController(animated: false)
    Simulator.endTurn()
    #expect(stage.texts == ["One"])
  }

  @Test func whereSeguesAreMissingTheStageGoesAsFarAsItCan() throws {
    let stage = try LiveStage()
    for segue in ["go", "up"] {
      stage.front?.performSegue(withIdentifier: segue, sender: nil)
      stage.simulator.settle()
    }
    let text = LiveStage.storyboard(second: "Zwei")
    try stage.save(text.replacingOccurrences(of: #"id="u"/>"#, with: #"id="other"/>"#))
    #expect(stage.texts == ["Zwei"])
  }

  @Test func aRunningTransitionEndsWithoutATrace() throws {
    let stage = try LiveStage()
    weak let former = stage.root
    stage.front?.performSegue(withIdentifier: "go", sender: nil)
    stage.simulator.advance(by: 0.1)
    try stage.save(LiveStage.storyboard(second: "Zwei"))
    #expect(stage.texts == ["Zwei"])
    #expect(former == nil)
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
    stage.front?.performSegue(withIdentifier: "up", sender: nil)
    stage.simulator.settle()
    #expect(stage.texts == ["Three"])
  }

  @Test func whatIsTheSameStaysAsItIs() throws {
    let stage = try LiveStage()
    let root = stage.root
    try stage.save(LiveStage.storyboard())
    #expect(stage.root === root)
  }

  @Test func theStageIsUpToDateWhileItsTimeStandsStill() throws {
    let stage = try LiveStage()
    stage.demoStage.togglePause()
    try stage.save(LiveStage.storyboard(first: "Eins"))
    #expect(stage.texts == ["Eins"])
    #expect(UIApplication.shared.timeScale == 0)
    try stage.save("<document")
    stage.wait()
    #expect(stage.live.overlay.faultPanel?.alpha == 1)
    stage.demoStage.togglePause()
  }

  // MARK: Faults

  @Test func errorsAreShownOnTheStageUntilTheyAreFixed() throws {
    let stage = try LiveStage()
    let broken = LiveStage.storyboard(first: "Eins")
      .replacingOccurrences(of: "</scenes>", with: "</scnes>")
    try stage.save(broken)
    stage.wait()
    let fault = try #require(stage.live.overlay.faultPanel?.fault)
    let line = try #require(
      broken.split(separator: "\n").firstIndex { $0.contains("</scnes>") }
    ).advanced(by: 1)
    #expect(fault.file == "Main.storyboard" && fault.line == line)
    #expect(fault.reason.contains("<scenes> of line 3 is still open"))
    let panel = try #require(stage.live.overlay.faultPanel)
    let words = LiveStage.labels(in: panel)
    #expect(words.contains("line \(line)") && words.contains("</scnes>"), "\(words)")
    #expect(stage.texts == ["One"], "what was shown last stays")

    try stage.save(LiveStage.storyboard(first: "Eins"))
    #expect(stage.texts == ["Eins"])
    #expect(stage.live.overlay.faultPanel == nil)
  }

  /// Any missing tag: where the file ends early, and where another's closes an element.
  @Test(arguments: ["</scenes>", "</document>", "</objects>", "<objects>", "<scenes>"])
  func aTagThatIsMissingIsAFault(tag: String) throws {
    let text = LiveStage.storyboard(first: "Eins")
    let place = try #require(text.range(of: tag))
    let stage = try LiveStage()
    try stage.save(text.replacingCharacters(in: place, with: ""))
    stage.wait()
    #expect(stage.live.overlay.faultPanel != nil && stage.texts == ["One"])
  }

  @Test func anErrorThatIsUndoneLeavesTheStageAsItIs() throws {
    let stage = try LiveStage()
    let root = stage.root
    try stage.save("")
    stage.wait()
    #expect(stage.live.overlay.faultPanel != nil)
    try stage.save(LiveStage.storyboard())
    #expect(stage.live.overlay.faultPanel == nil && stage.root === root)
  }

  @Test func aFileThatIsOnlyHalfWrittenIsNoFault() throws {
    let stage = try LiveStage()
    let text = LiveStage.storyboard(first: "Eins")
    try stage.save(String(text.prefix(200)))
    #expect(stage.live.overlay.faultPanel == nil)
    try stage.save(text)
    stage.wait()
    #expect(stage.live.overlay.faultPanel == nil && stage.texts == ["Eins"])
  }

  @Test func aFileThatIsGoneIsAFaultUntilItIsThereAgain() throws {
    let stage = try LiveStage()
    try FileManager.default.removeItem(atPath: stage.path)
    try deliver(try #require(stage.live.watch))
    stage.wait()
    #expect(
      stage.live.overlay.faultPanel?.fault.reason == "there is no file “Main.storyboard”")
    try stage.save(LiveStage.storyboard())
    #expect(stage.live.overlay.faultPanel == nil && stage.texts == ["One"])
  }

  @Test func theControllerThatIsShownMustStayInTheFile() throws {
    let stage = try LiveStage(controller: "Page2")
    #expect(stage.texts == ["Two"])
    try stage.save(LiveStage.storyboard().replacingOccurrences(of: "Page2", with: "PageTwo"))
    stage.wait()
    let reason = stage.live.overlay.faultPanel?.fault.reason
    #expect(reason?.contains("has no controller “Page2”; did you mean Page1") == true)
  }

  // MARK: Notes

  @Test func aMissingClassIsADiagnosticBehindAPill() throws {
    let stage = try LiveStage()
    #expect(stage.live.overlay.pill == nil)
    try stage.save(
      LiveStage.storyboard(
        firstClass: #"customClass="Nobody" customModule="App" customModuleProvider="target""#,
        segues: #"<outlet property="label" destination="label1" id="o"/>"#))
    #expect(stage.texts == ["One"])
    let diagnostic = "There is no class App.Nobody; UIViewController stands for it."
    #expect(stage.live.diagnostics.all.map(\.text) == [diagnostic])
    #expect(
      stage.warnings == [
        "Main.storyboard:10: there is no class App.Nobody; UIViewController stands for it."
      ])
    let pill = try #require(stage.live.overlay.pill)
    #expect(pill.text == "1 warning")
    stage.simulator.tap(at: pill.convert(CGPoint(x: 10, y: 10), to: UIView?.none))
    stage.simulator.settle()
    let list = try #require(stage.live.overlay.list)
    let words = LiveStage.labels(in: list)
    #expect(words.contains(diagnostic) && words.contains { $0.hasPrefix("Main.storyboard:") })
    stage.simulator.tap(at: pill.convert(CGPoint(x: 10, y: 10), to: UIView?.none))
    #expect(stage.live.overlay.list == nil)
    try stage.save(LiveStage.storyboard())
    #expect(stage.live.overlay.pill == nil, "what does not hold any more is no note")
  }

  @Test func errorsComeBeforeTheDiagnostics() throws {
    let stage = try LiveStage(
      LiveStage.storyboard(firstClass: #"customClass="Nobody" customModule="App""#))
    let pill = try #require(stage.live.overlay.pill)
    stage.simulator.tap(at: pill.convert(CGPoint(x: 10, y: 10), to: UIView?.none))
    #expect(stage.live.overlay.list != nil)
    try stage.save("<document>")
    stage.wait()
    #expect(stage.live.overlay.faultPanel != nil && stage.live.overlay.list == nil)
    #expect(pill.text == "1 warning")
  }

  @Test func touchesBesideThePillGoToTheStage() throws {
    let stage = try LiveStage(
      LiveStage.storyboard(firstClass: #"customClass="Nobody" customModule="App""#))
    #expect(stage.live.overlay.pill != nil)
    let tap = UITapGestureRecognizer()
    stage.front?.view.addGestureRecognizer(tap)
    stage.simulator.touchDown(at: CGPoint(x: 100, y: 400))
    #expect(tap.numberOfTouches == 1)
    stage.simulator.touchCancel(at: CGPoint(x: 100, y: 400))
  }

  @Test func unwindingWithoutADestinationIsADiagnostic() throws {
    let exit = """
      <segue destination="exit" kind="unwind" unwindAction="backHere:" identifier="back" id="b"/>
      """
    let text = LiveStage.storyboard(segues: exit).replacingOccurrences(
      of: "</viewController>",
      with: """
        </viewController><exit id="exit" userLabel="Exit" sceneMemberID="exit"/>
        """)
    let stage = try LiveStage(text.replacingFirst("id=\"exit\"", at: "exit"))
    stage.front?.performSegue(withIdentifier: "back", sender: nil)
    stage.simulator.settle()
    #expect(stage.texts == ["One"])
    #expect(stage.live.diagnostics.all.contains { $0.text.contains("has \"backHere:\"") })
  }

  /// An asset of the project changes, and the file itself does not.
  @Test func aColorOfTheProjectIsLiveToo() throws {
    func write(red: Double, in folder: TemporaryFolder) throws {
      let set = folder.path("Assets.xcassets/Ground.colorset")
      try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
      let json = """
        {"info":{"author":"xcode","version":1},"colors":[{"idiom":"universal","color":
        {"color-space":"srgb","components":{"red":"\(red)","green":"0","blue":"0","alpha":"1"}}}]}
        """
      try json.write(toFile: set + "/Contents.json", atomically: true, encoding: .utf8)
    }
    let text = LiveStage.storyboard().replacingOccurrences(
      of: #"<color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>"#,
      with: #"<color key="backgroundColor" name="Ground"/>"#)
    let stage = try LiveStage(text) { try write(red: 1, in: $0) }
    #expect(stage.front?.view.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    try write(red: 0.5, in: stage.folder)
    try deliver(try #require(stage.live.watch))
    #expect(stage.front?.view.backgroundColor == UIColor(red: 0.5, green: 0, blue: 0, alpha: 1))
  }
}

extension String {
  /// The exits of later scenes get ids of their own.
  fileprivate func replacingFirst(_ text: String, at base: String) -> String {
    var count = 0
    return components(separatedBy: text).reduce("") { result, part in
      defer { count += 1 }
      let id = count == 1 ? text : "id=\"\(base)\(count)\""
      return count == 0 ? part : result + id + part
    }
  }
}
