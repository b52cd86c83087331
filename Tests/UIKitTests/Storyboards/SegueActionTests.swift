import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport

import UIKit

/// A controller that cannot be made without a number.
final class NumberedPage: UIViewController {
  let number: Int

  init?(coder: NSCoder, number: Int) {
    self.number = number
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    number = -1
    super.init(coder: coder)
  }
}

final class MakingPage: UIViewController {
  var asked: [String] = []
  var refuses = false

  override class var actions: [String: Selector] {
    [
      "plain:": Selector(MakingPage.plain),
      "sender:sender:": Selector(MakingPage.withSender),
      "all:sender:segueIdentifier:": Selector(MakingPage.withAll),
      "press:": Selector(MakingPage.press),
    ]
  }

  private func plain(_ coder: NSCoder) -> NumberedPage? {
    asked.append("plain")
    return refuses ? nil : NumberedPage(coder: coder, number: 1)
  }

  private func withSender(_ coder: NSCoder, sender: Any?) -> UIViewController? {
    asked.append("sender \(sender.map { "\(type(of: $0))" } ?? "nil")")
    return NumberedPage(coder: coder, number: 2)
  }

  private func withAll(_ coder: NSCoder, sender: Any?, identifier: String?) -> NumberedPage? {
    asked.append("all \(identifier ?? "nil")")
    return NumberedPage(coder: coder, number: 3)
  }

  private func press(_ sender: UIButton) {}
}

final class OtherFilePage: UIViewController {}

/// The last responder of an action without a target.
final class LastResort: UIViewController {
  var calls = 0
  override class var actions: [String: Selector] { ["anybody:": Selector(LastResort.anybody)] }
  func anybody(_ sender: UIButton) { calls += 1 }
}

@MainActor
struct SegueActionTests {
  private func page(action: String, kind: String = "show") throws -> MakingPage {
    let segue =
      "<segue destination=\"b\" kind=\"\(kind)\" identifier=\"go\" "
      + "destinationCreationSelector=\"\(action)\" id=\"s1\"/>"
    let view =
      kind == "embed"
      ? """
      <subviews><containerView id="box"><rect key="frame" x="0" y="0" width="100" height="100"/>
      <connections>\(segue)</connections></containerView></subviews>
      """
      : "<subviews>\(StoryboardText.button("go", y: 20, segue))</subviews>"
    let storyboard = try StoryboardText.storyboard(
      StoryboardText.scene("a", class: "MakingPage", view: view),
      StoryboardText.scene("b", class: "NumberedPage"))
    return storyboard.instantiateViewController(identifier: "a")
  }

  private func destination(of page: MakingPage) -> NumberedPage? {
    let stack = UINavigationController(rootViewController: page)
    stack.isNavigationBarHidden = true
    let simulator = Simulator(size: CGSize(width: 320, height: 480), scale: 1, root: stack)
    simulator.tap(at: CGPoint(x: 60, y: 40))
    simulator.settle()
    return stack.topViewController as? NumberedPage
  }

  @Test(arguments: [
    ("plain:", 1, "plain"), ("sender:sender:", 2, "sender UIButton"),
    ("all:sender:segueIdentifier:", 3, "all go"),
  ])
  func theActionMakesTheDestination(action: String, number: Int, asked: String) throws {
    let page = try page(action: action)
    let warnings = Diagnostics.collecting {
      let made = destination(of: page)
      #expect(made?.number == number && made?.view != nil)
    }
    #expect(page.asked == [asked] && warnings == [])
  }

  @Test func oneThatMakesNothingLeavesItToTheFile() throws {
    let page = try page(action: "plain:")
    page.refuses = true
    #expect(destination(of: page)?.number == -1)
  }

  @Test func embeddedOnesAreMadeSo() throws {
    let page = try page(action: "all:sender:segueIdentifier:", kind: "embed")
    page.loadViewIfNeeded()
    #expect((page.children.first as? NumberedPage)?.number == 3)
  }

  /// The first controller of a container is made by the controller whose segue leads there.
  @Test(arguments: [
    ("plain:", 1, "plain"), ("sender:sender:", 2, "sender UIButton"),
  ])
  func relationshipsAreMadeByTheSourceOfTheSegue(
    action: String, number: Int, asked: String
  ) throws {
    let go = "<segue destination=\"nav\" kind=\"presentation\" id=\"s1\"/>"
    let container = StoryboardText.container(
      "navigationController", "nav", [("rootViewController", "b")])
    let storyboard = try StoryboardText.storyboard(
      StoryboardText.scene(
        "a", class: "MakingPage",
        view: "<subviews>\(StoryboardText.button("go", y: 20, go))</subviews>"),
      container.replacingOccurrences(
        of: "kind=\"relationship\"",
        with: "kind=\"relationship\" destinationCreationSelector=\"\(action)\""),
      StoryboardText.scene("b", class: "NumberedPage"))
    let page: MakingPage = storyboard.instantiateViewController(identifier: "a")
    let simulator = Simulator(size: CGSize(width: 320, height: 480), scale: 1, root: page)
    let warnings = Diagnostics.collecting {
      simulator.tap(at: CGPoint(x: 60, y: 40))
      simulator.settle()
    }
    let stack = page.presentedViewController as? UINavigationController
    #expect((stack?.viewControllers.first as? NumberedPage)?.number == number)
    #expect(page.asked == [asked] && warnings == [])
  }

  @Test(arguments: ["missing:", "press:"])
  func aMissingOneIsReported(action: String) throws {
    let page = try page(action: action)
    var made: NumberedPage?
    let warnings = Diagnostics.collecting { made = destination(of: page) }
    #expect(made?.number == -1 && warnings.count == 1)
    #expect(
      warnings.allSatisfy {
        $0.contains("MakingPage has no segue action \"\(action)\" in its `actions`")
      })
  }

  // MARK: References in files

  @Test func popoversBelongToBarItemsOfTheFile() throws {
    let storyboard = try StoryboardText.storyboard(
      StoryboardText.container("navigationController", "nav", [("rootViewController", "a")]),
      StoryboardText.scene(
        "a",
        inside: """
          <navigationItem key="navigationItem" title="A" id="item">
          <barButtonItem key="rightBarButtonItem" title="More" id="more">
          <connections><segue destination="b" kind="popoverPresentation" identifier="pop" \
          popoverAnchorBarButtonItem="more" id="s1"><popoverArrowDirection \
          key="popoverArrowDirection" up="YES"/></segue></connections></barButtonItem>
          </navigationItem>
          """),
      StoryboardText.scene("b"), initial: "nav")
    let stack = try #require(
      storyboard.instantiateInitialViewController() as? UINavigationController)
    let simulator = Simulator(size: CGSize(width: 800, height: 700), scale: 1, root: stack)
    let page = try #require(stack.topViewController)
    simulator.tap(at: CGPoint(x: 765, y: 22))
    simulator.settle()
    let shown = try #require(page.presentedViewController ?? stack.presentedViewController)
    let popover = try #require(shown.popoverPresentationController)
    #expect(popover.barButtonItem === page.navigationItem.rightBarButtonItem)
    #expect(popover.permittedArrowDirections == .up && popover.arrowDirection == .up)
    let frame = shown.view.convert(shown.view.bounds, to: simulator.window)
    #expect(frame.minY > 30 && frame.minY < 80 && frame.maxX > 600)
  }

  @Test func storyboardsReferToOneAnother() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("storyboards-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let before = UIStoryboard.searchFolders
    defer {
      UIStoryboard.searchFolders = before
      try? FileManager.default.removeItem(at: folder)
    }
    func write(_ name: String, _ scenes: String, initial: String) throws {
      try """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="\(initial)"><scenes>\(scenes)</scenes></document>
      """.write(
        to: folder.appendingPathComponent(name + ".storyboard"), atomically: true, encoding: .utf8)
    }
    func reference(_ id: String, _ attributes: String) -> String {
      """
      <scene sceneID="\(id)-scene"><objects><viewControllerPlaceholder storyboardName="Other" \
      \(attributes) id="\(id)" sceneMemberID="viewController"/></objects></scene>
      """
    }
    let buttons = [
      StoryboardText.button(
        "b1", y: 20, "<segue destination=\"r1\" kind=\"show\" identifier=\"first\" id=\"s1\"/>"),
      StoryboardText.button(
        "b2", y: 80, "<segue destination=\"r2\" kind=\"show\" identifier=\"named\" id=\"s2\"/>"),
    ].joined()
    try write(
      "Here",
      StoryboardText.scene("a", view: "<subviews>\(buttons)</subviews>")
        + reference("r1", "") + reference("r2", "referencedIdentifier=\"second\""),
      initial: "a")
    try write(
      "Other",
      StoryboardText.scene("first") + StoryboardText.scene("second", class: "OtherFilePage"),
      initial: "first")
    UIStoryboard.searchFolders = [folder]
    let warnings = try Diagnostics.collecting {
      let page = try #require(
        UIStoryboard(name: "Here", bundle: nil).instantiateInitialViewController())
      let stack = UINavigationController(rootViewController: page)
      let simulator = Simulator(size: CGSize(width: 320, height: 480), scale: 1, root: stack)
      page.performSegue(withIdentifier: "named", sender: nil)
      simulator.settle()
      #expect(stack.topViewController is OtherFilePage)
      stack.popViewController(animated: false)
      Simulator.endTurn()
      page.performSegue(withIdentifier: "first", sender: nil)
      simulator.settle()
      #expect(stack.viewControllers.count == 2 && !(stack.topViewController is OtherFilePage))
    }
    #expect(warnings == [])
  }

  @Test func theFirstResponderOfAXibIsTheOneWithTheAction() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <view contentMode="scaleToFill" id="v">
      <rect key="frame" x="0" y="0" width="200" height="100"/>
      <subviews><button buttonType="system" id="b">
      <rect key="frame" x="0" y="0" width="200" height="100"/>
      <state key="normal" title="Tell"/><connections>
      <action selector="anybody:" destination="-2" eventType="touchUpInside" id="a1"/>
      </connections></button></subviews></view></objects></document>
      """
    let page = LastResort()
    let simulator = Simulator(size: CGSize(width: 320, height: 480), scale: 1, root: page)
    let warnings = Diagnostics.collecting {
      let made = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
      #expect(made.count == 1)
      if let view = made.first as? UIView { page.view.addSubview(view) }
      simulator.settle()
      simulator.tap(at: CGPoint(x: 100, y: 50))
    }
    #expect(page.calls == 1 && warnings == [])
  }
}
