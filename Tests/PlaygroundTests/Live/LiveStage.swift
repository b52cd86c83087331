import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTestSupport

@testable import Catalogue
@testable import PlaygroundApp

/// A storyboard in a file of its own, shown on a simulated device and watched as in the window.
@MainActor
final class LiveStage {
  let folder: TemporaryFolder
  let path: String
  let simulator: Simulator
  let demoStage: DemoStage
  let live: LiveReload
  /// What the terminal got.
  var warnings: [String] { terminal.lines }
  private let terminal = Terminal()
  private let usual = Diagnostics.report
  private let calls = Calls()

  @MainActor
  private final class Terminal {
    var lines: [String] = []
  }

  /// What waits for its time.
  @MainActor
  private final class Calls {
    var waiting: [@MainActor () -> Void] = []
  }

  /// - Parameter prepare: puts more files into the folder.
  init(
    _ text: String = LiveStage.storyboard(), controller: String? = nil,
    prepare: (TemporaryFolder) throws -> Void = { _ in }
  ) throws {
    folder = try TemporaryFolder()
    try prepare(folder)
    Diagnostics.report = { [terminal] in terminal.lines.append($0) }
    path = try folder.write(text, to: "Main.storyboard")
    simulator = Simulator(scale: 1, root: UIViewController())
    demoStage = DemoStage(Demo(InterfaceFile(path, controller: controller)))
    live = LiveReload(
      later: LaterCalls { [calls] in calls.waiting.append($1) },
      remake: { [weak demoStage] in demoStage?.remake() })
    demoStage.live = live
    demoStage.open()
    simulator.settle()
  }

  isolated deinit {
    live.didClose()
    Diagnostics.report = usual
  }

  /// Saves the file, and notifies the playground.
  func save(_ text: String) throws {
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    try deliver(try #require(live.watch))
    simulator.settle()
  }

  /// Lets the moment pass that a file may be wrong for.
  func wait() {
    let due = calls.waiting
    calls.waiting = []
    for call in due { call() }
    simulator.settle()
  }

  var root: UIViewController? { demoStage.window?.rootViewController }

  /// The controller in front of all.
  var front: UIViewController? {
    var controller = root
    while let next = controller?.presentedViewController
      ?? (controller as? UINavigationController)?.topViewController
    {
      controller = next
    }
    return controller
  }

  /// What the labels of the controller in front say.
  var texts: [String] { front.map { Self.labels(in: $0.view) } ?? [] }

  static func labels(in view: UIView) -> [String] {
    ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(labels)
  }

  // MARK: The file

  /// A stack with two pages, and a third to be presented by either.
  static func storyboard(
    first: String = "One", second: String = "Two", third: String = "Three",
    firstClass: String = "", segues: String = "", initial: String = "stack"
  ) -> String {
    let go = #"<segue destination="page2" kind="show" identifier="go" id="g"/>"#
    let up = #"<segue destination="page3" kind="presentation" identifier="up" id="u"/>"#
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="\(initial)">
      <scenes>
      <scene sceneID="s0"><objects>
      <navigationController id="stack" sceneMemberID="viewController"><connections>
      <segue destination="page1" kind="relationship" relationship="rootViewController" id="r"/>
      </connections></navigationController>
      </objects></scene>
      \(page(1, first, firstClass, go + segues))
      \(page(2, second, "", up))
      \(page(3, third, "", ""))
      </scenes>
      </document>
      """
  }

  private static func page(
    _ number: Int, _ text: String, _ type: String, _ segues: String
  ) -> String {
    """
    <scene sceneID="s\(number)"><objects>
    <viewController storyboardIdentifier="Page\(number)" \(type) id="page\(number)" \
    sceneMemberID="viewController">
    <view key="view" id="view\(number)"><rect key="frame" x="0" y="0" width="390" height="844"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews><label text="\(text)" id="label\(number)">
    <rect key="frame" x="20" y="100" width="200" height="21"/></label></subviews>
    <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/></view>
    <connections>\(segues)</connections>
    </viewController>
    </objects></scene>
    """
  }
}
