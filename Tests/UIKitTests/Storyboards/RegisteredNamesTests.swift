import CoreGraphics
import ObjectiveCSupport
import Testing
import UIKitTestSupport

import UIKit

/// A controller without `@Outlet` and `class var actions`, as a translated one is: what it has is
/// added by name.
private final class Translated: UIViewController {
  weak var label: UILabel!
  private var buttons: [UIButton]!
  private(set) var labelWasSet = 0
  weak var watched: UILabel? { didSet { labelWasSet += 1 } }
  var radius: CGFloat = 0
  var helper: Helper!
  var presses: [String] = []

  fileprivate func press(_ sender: UIButton) { presses.append("press") }
  fileprivate func plain() { presses.append("plain") }
  var buttonCount: Int { buttons?.count ?? 0 }

  /// A class in a class is found by its own name.
  final class Helper: NSObject {}

  static func register() {
    ObjectiveCNames.add(Translated.self, named: "Translated")
    ObjectiveCNames.add(Helper.self, named: "Helper")
    ObjectiveCNames.makes(Helper.self) { Helper() }
    ObjectiveCNames.add(
      Translated.self,
      actions: [Selector("press:", Translated.press), Selector("plain", Translated.plain)],
      outlets: [
        "label": Inspectable(\Translated.label), "buttons": Inspectable(\Translated.buttons),
        "watched": Inspectable(\Translated.watched), "helper": Inspectable(\Translated.helper),
      ],
      inspectables: ["radius": Inspectable(\Translated.radius)])
  }
}

@MainActor struct RegisteredNamesTests {
  private func makePage() throws -> Translated {
    Translated.register()
    let storyboard = try StoryboardText.storyboard(
      StoryboardText.scene(
        "page", class: "Translated",
        view: """
          <subviews>
          <label opaque="NO" text="Text" id="label"><rect key="frame" x="0" y="0" width="90" \
          height="20"/></label>
          <button opaque="NO" id="first"><rect key="frame" x="0" y="40" width="90" height="40"/>
          <connections><action selector="press:" destination="page" eventType="touchUpInside" \
          id="a1"/></connections></button>
          <button opaque="NO" id="second"><rect key="frame" x="0" y="90" width="90" height="40"/>
          <connections><action selector="plain" destination="page" eventType="touchUpInside" \
          id="a2"/></connections></button>
          </subviews>
          """,
        inside: """
          <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" \
          keyPath="radius"><real key="value" value="4.5"/></userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
          <connections>
          <outlet property="label" destination="label" id="o1"/>
          <outlet property="watched" destination="label" id="o2"/>
          <outlet property="helper" destination="helper" id="o3"/>
          <outletCollection property="buttons" destination="first" id="o4"/>
          <outletCollection property="buttons" destination="second" id="o5"/>
          </connections>
          """,
        beside: """
          <customObject id="helper" customClass="Helper" customModule="Anything"/>
          """))
    return try #require(
      storyboard.instantiateViewController(withIdentifier: "page") as? Translated)
  }

  @Test func whatAFileConnectsIsFoundByItsName() throws {
    let simulator = Simulator(root: UIViewController())
    let warnings = try Diagnostics.collecting {
      let page = try makePage()
      page.loadViewIfNeeded()
      #expect(page.label?.text == "Text")
      #expect(page.watched === page.label)
      #expect(page.labelWasSet == 1)
      #expect(page.buttonCount == 2)
      #expect(page.radius == 4.5)
      #expect(page.helper != nil)
    }
    #expect(warnings == [])
    withExtendedLifetime(simulator) {}
  }

  @Test func aWeakOutletDoesNotHoldItsView() throws {
    let simulator = Simulator(root: UIViewController())
    let page = try makePage()
    page.loadViewIfNeeded()
    page.label.removeFromSuperview()
    #expect(page.label != nil, "views of a file live until the end of the turn")
    Simulator.endTurn()
    #expect(page.label == nil)
    withExtendedLifetime(simulator) {}
  }

  @Test func buttonsCallTheActionsOfTheFile() throws {
    let root = try makePage()
    let simulator = Simulator(root: root)
    let page = try #require(simulator.window.rootViewController as? Translated)
    simulator.tap(at: CGPoint(x: 45, y: 60))
    simulator.tap(at: CGPoint(x: 45, y: 110))
    #expect(page.presses == ["press", "plain"])
  }

  @Test func anActionIsAddedOnceAndRemovedByAnEqualName() throws {
    let root = try makePage()
    let simulator = Simulator(root: root)
    let page = try #require(simulator.window.rootViewController as? Translated)
    let button = UIButton(frame: CGRect(x: 100, y: 200, width: 80, height: 40))
    page.view.addSubview(button)
    button.addTarget(page, action: Selector("press:", Translated.press), for: .touchUpInside)
    button.addTarget(page, action: Selector("press:", Translated.press), for: .touchUpInside)
    simulator.tap(at: button.center)
    #expect(page.presses == ["press"])
    button.removeTarget(page, action: Selector("press:"), for: .touchUpInside)
    simulator.tap(at: button.center)
    #expect(page.presses == ["press"])
  }

  @Test func aDelayedCallComesAtItsTimeOfTheScene() throws {
    let root = try makePage()
    let simulator = Simulator(root: root)
    let page = try #require(simulator.window.rootViewController as? Translated)
    page.perform(Selector("plain", Translated.plain), with: nil, afterDelay: 0.5)
    simulator.advance(by: 0.49)
    #expect(page.presses == [])
    simulator.advance(by: 0.03)
    #expect(page.presses == ["plain"])
  }

  @Test func aDelayedCallIsTakenBack() throws {
    let root = try makePage()
    let simulator = Simulator(root: root)
    let page = try #require(simulator.window.rootViewController as? Translated)
    page.perform(Selector("plain", Translated.plain), with: nil, afterDelay: 0.5)
    page.perform(Selector("press:", Translated.press), with: UIButton(), afterDelay: 0.5)
    NSObject.cancelPreviousPerformRequests(
      withTarget: page, selector: Selector("plain"), object: nil)
    simulator.advance(by: 1)
    #expect(page.presses == ["press"])
    page.perform(Selector("plain"), with: nil, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: page)
    simulator.advance(by: 1)
    #expect(page.presses == ["press"])
  }

  @Test func anObservedPropertyOfUIKitIsComparedAtTheEndOfTheTurn() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scroll.contentSize = CGSize(width: 390, height: 2000)
    let page = UIViewController()
    page.view = scroll
    let simulator = Simulator(root: page)
    var offsets: [CGFloat] = []
    let observation = scroll.observe(\.contentOffset, options: [.new]) { _, change in
      if let offset = change.newValue { offsets.append(offset.y) }
    }
    scroll.contentOffset.y = 120
    simulator.advance(by: 0.1)
    #expect(offsets == [120])
    withExtendedLifetime(observation) {}
  }
}
