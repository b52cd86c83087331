import CoreGraphics
import Foundation
import Testing
import UIKitSimulator

import UIKit

final class LoadedPage: LoadedBasePage {
  @Outlet private var title1: UILabel!
  @Outlet var buttons: [UIButton]!
  @Outlet var card: LoadedCard!
  var pressed: [String] = []
  var shownTitle: UILabel? { title1 }

  override class var actions: [String: Selector] {
    ["press:": Selector(LoadedPage.press), "turn": Selector(LoadedPage.turn)]
  }

  private func press(_ sender: UIButton) { pressed.append(sender.title(for: .normal) ?? "") }
  private func turn() { pressed.append("turn") }
}

class LoadedBasePage: UIViewController {
  @Outlet private var hint: UILabel!
  var shownHint: UILabel? { hint }
  private(set) var steps: [String] = []
  private(set) var given = 0

  init?(coder: NSCoder, given: Int) {
    self.given = given
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    steps.append("init \(title ?? "")")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    steps.append("awake \(hint == nil ? "without" : "with") outlets")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    steps.append("loaded \(hint?.text ?? "") \(Int(view.bounds.width))")
  }
}

final class LoadedCard: UIView {
  @Outlet var owner: UIViewController!
  var radius: CGFloat = 0
  var name: String?
  var count = 0
  private(set) var seen = ""

  override class var inspectables: [String: Inspectable] {
    [
      "radius": Inspectable(\LoadedCard.radius), "name": Inspectable(\LoadedCard.name),
      "count": Inspectable(\LoadedCard.count),
    ]
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = "\(Int(frame.width)) \(subviews.count) \(tag)"
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    seen += " \(Int(radius)) \(owner == nil)"
  }
}

final class LoadedHelper: NSObject, InterfaceMakable, InterfaceConnectable {
  @Outlet var page: UIViewController!
  static var actions: [String: Selector] { ["help:": Selector(LoadedHelper.help)] }
  private(set) var helped = 0
  private func help(_ sender: UIControl) { helped += 1 }
}

final class LoadedHelpedPage: UIViewController {
  @Outlet var helper: LoadedHelper!
}

@MainActor
struct LoadingTests {
  private static let card = """
    <subviews>
    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Title" \
    textAlignment="center" lineBreakMode="tailTruncation" numberOfLines="2" id="l1">
    <rect key="frame" x="16" y="77" width="288" height="21"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
    <fontDescription key="fontDescription" type="boldSystem" pointSize="24"/>
    <color key="textColor" red="1" green="0.5" blue="0.0" alpha="1" colorSpace="custom" \
    customColorSpace="sRGB"/>
    </label>
    <label text="Hint" id="l2"><rect key="frame" x="16" y="100" width="288" height="21"/></label>
    \(StoryboardText.button("b1", y: 200, title: "One", """
      <action selector="press:" destination="page" eventType="touchUpInside" id="a1"/>
      """))
    \(StoryboardText.button("b2", y: 260, title: "Two", """
      <action selector="turn" destination="page-first" eventType="touchUpInside" id="a2"/>
      """))
    <view tag="7" alpha="0.5" hidden="YES" clipsSubviews="YES" contentMode="redraw" id="card" \
    customClass="LoadedCard" customModule="UIKitTests">
    <rect key="frame" x="10" y="300" width="120" height="60"/>
    <subviews><view id="inner"/></subviews>
    <color key="backgroundColor" systemColor="systemRedColor"/>
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" \
    value="12"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="3.5"/>\
    </userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="number" keyPath="count"><integer key="value" value="4"/>\
    </userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="string" keyPath="name" value="Ace"/>
    </userDefinedRuntimeAttributes>
    <connections><outlet property="owner" destination="page" id="o9"/></connections>
    </view>
    </subviews>
    """

  private func page() throws -> UIStoryboard {
    try StoryboardText.storyboard(
      StoryboardText.scene(
        "page", class: "LoadedPage", view: Self.card,
        inside: """
          <string key="title">Page</string>
          <connections>
          <outlet property="title1" destination="l1" id="o1"/>
          <outlet property="hint" destination="l2" id="o2"/>
          <outlet property="card" destination="card" id="o3"/>
          <outletCollection property="buttons" destination="b2" collectionClass="NSArray" id="o4"/>
          <outletCollection property="buttons" destination="b1" collectionClass="NSArray" id="o5"/>
          </connections>
          """), initial: "page")
  }

  @Test func aControllerIsMadeConnectedAndNotifiedInOrder() throws {
    let warnings = try Diagnostics.collecting {
      let controller = try page().instantiateInitialViewController()
      let page = try #require(controller as? LoadedPage)
      #expect(page.title == "Page" && !page.isViewLoaded && page.storyboard != nil)
      page.loadViewIfNeeded()
      #expect(page.steps == ["init Page", "awake without outlets", "loaded Hint 320"])
      // What has no frame yet has the screen's size afterwards.
      #expect(page.view.bounds.size == UIScreen.main.bounds.size)
      #expect(page.shownTitle?.text == "Title" && page.shownHint?.text == "Hint")
      #expect(page.buttons.map { $0.title(for: .normal) } == ["Two", "One"])
    }
    #expect(warnings == [])
  }

  @Test func viewsHaveTheirProperties() throws {
    let page = try #require(try page().instantiateInitialViewController() as? LoadedPage)
    page.loadViewIfNeeded()
    let label = try #require(page.shownTitle)
    #expect(label.frame.minY == 77 && label.numberOfLines == 2 && label.textAlignment == .center)
    #expect(label.font == .boldSystemFont(ofSize: 24))
    #expect(label.textColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(!label.isUserInteractionEnabled && page.shownHint?.isUserInteractionEnabled == true)
    #expect(label.autoresizingMask == [.flexibleWidth, .flexibleBottomMargin])
    let card = try #require(page.card)
    #expect(card.alpha == 0.5 && card.isHidden && card.clipsToBounds && card.contentMode == .redraw)
    #expect(card.backgroundColor == .systemRed && card.layer.cornerRadius == 12)
    #expect(card.radius == 3.5 && card.name == "Ace" && card.count == 4)
    // Its coder had all before the subclass continued; outlets and attributes came before it awoke.
    #expect(card.seen == "120 1 7 3 false")
  }

  @Test func actionsReachTheirTargetOrTheFirstThatKnowsThem() throws {
    let page = try #require(try page().instantiateInitialViewController() as? LoadedPage)
    let simulator = Simulator(scale: 1, root: page)
    simulator.tap(at: CGPoint(x: 70, y: 220))
    simulator.tap(at: CGPoint(x: 70, y: 280))
    #expect(page.pressed == ["One", "turn"])
  }

  @Test func anOutletToItsOwnerRetainsNothing() throws {
    weak var page: LoadedPage?
    try {
      let made = try #require(try self.page().instantiateInitialViewController() as? LoadedPage)
      made.loadViewIfNeeded()
      #expect(made.card.owner === made)
      page = made
    }()
    #expect(page == nil)
  }

  @Test func aCreatorMakesTheControllerByItsOwnInitializer() throws {
    let storyboard = try page()
    let page = storyboard.instantiateViewController(identifier: "page") { coder in
      LoadedPage(coder: coder, given: 5)
    }
    page.loadViewIfNeeded()
    #expect(page.given == 5 && page.title == "Page" && page.card != nil)
    let initial: LoadedPage? = storyboard.instantiateInitialViewController { _ in nil }
    #expect(initial?.given == 0 && initial?.title == "Page")
  }

  @Test func objectsBesideTheControllerAreMadeAndKept() throws {
    let storyboard = try StoryboardText.storyboard(
      StoryboardText.scene(
        "page", class: "LoadedHelpedPage",
        view: """
          <subviews>
          \(StoryboardText.button("b", y: 20, """
            <action selector="help:" destination="helper" eventType="touchUpInside" id="a"/>
            """))
          </subviews>
          <connections><outletCollection property="gestureRecognizers" destination="g" \
          appends="YES" id="c"/></connections>
          """,
        inside: """
          <connections><outlet property="helper" destination="helper" id="o"/></connections>
          """,
        beside: """
          <customObject id="helper" customClass="LoadedHelper" customModule="UIKitTests">
          <connections><outlet property="page" destination="page" id="p"/></connections>
          </customObject>
          <swipeGestureRecognizer direction="up" id="g"/>
          """))
    let page = try #require(
      storyboard.instantiateViewController(withIdentifier: "page") as? LoadedHelpedPage)
    let simulator = Simulator(scale: 1, root: page)
    simulator.tap(at: CGPoint(x: 70, y: 40))
    #expect(page.helper.helped == 1 && page.helper.page === page)
    let swipe = page.view.gestureRecognizers?.first as? UISwipeGestureRecognizer
    #expect(swipe?.direction == .up)
  }

  @Test func buttonsOfBothKindsLookAsTheFileSays() throws {
    let storyboard = try StoryboardText.storyboard(
      StoryboardText.scene(
        "page",
        view: """
          <subviews>
          <button buttonType="custom" id="b1"><rect key="frame" x="0" y="0" width="9" height="9"/>
          <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="15"/>
          <state key="normal" title="Old"><color key="titleColor" white="0.0" alpha="1" \
          colorSpace="calibratedWhite"/></state>
          <state key="highlighted" title="Down"/></button>
          <button buttonType="system" id="b2"><rect key="frame" x="0" y="0" width="9" height="9"/>
          <state key="normal" title="Button"/>
          <buttonConfiguration key="configuration" style="filled" title="New" imagePadding="4">
          <color key="baseBackgroundColor" systemColor="systemGreenColor"/>
          </buttonConfiguration></button>
          <slider value="4" minValue="2" maxValue="9" id="s"/>
          <pageControl numberOfPages="5" currentPage="2" id="p"/>
          </subviews>
          """))
    let view = storyboard.instantiateViewController(withIdentifier: "page").view
    let old = try #require(view?.subviews[0] as? UIButton)
    #expect(old.buttonType == .custom && old.title(for: .highlighted) == "Down")
    #expect(old.titleColor(for: .normal) == .black)
    #expect(old.titleLabel?.font == .systemFont(ofSize: 15, weight: .semibold))
    let new = try #require(view?.subviews[1] as? UIButton)
    #expect(new.configuration?.title == "New" && new.configuration?.imagePadding == 4)
    #expect(new.configuration?.baseBackgroundColor == .systemGreen)
    let slider = try #require(view?.subviews[2] as? UISlider)
    #expect(slider.value == 4 && slider.minimumValue == 2 && slider.maximumValue == 9)
    let dots = try #require(view?.subviews[3] as? UIPageControl)
    #expect(dots.numberOfPages == 5 && dots.currentPage == 2)
  }

  @Test func propertiesFollowTheSizeClass() throws {
    let storyboard = try StoryboardText.storyboard(
      StoryboardText.scene(
        "page",
        view: """
          <subviews>
          <label text="a" id="a"><variation key="heightClass=compact" hidden="YES"/>
          <variation key="widthClass=regular"><fontDescription key="fontDescription" type="system" \
          pointSize="40"/></variation>
          <fontDescription key="fontDescription" type="system" pointSize="20"/></label>
          <label text="b" id="b"/>
          </subviews>
          <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
          <variation key="widthClass=regular"><mask key="subviews"><include reference="b"/></mask>\
          </variation>
          """))
    let page = storyboard.instantiateViewController(withIdentifier: "page")
    let simulator = Simulator(size: CGSize(width: 390, height: 844), scale: 1, root: page)
    let label = try #require(page.view.subviews.first as? UILabel)
    #expect(label.font.pointSize == 20 && page.view.subviews.count == 1 && !label.isHidden)
    simulator.resize(to: CGSize(width: 1000, height: 1000))
    simulator.settle()
    #expect(label.font.pointSize == 40 && page.view.subviews.count == 2 && !label.isHidden)
    simulator.resize(to: CGSize(width: 560, height: 320))
    simulator.settle()
    #expect(label.isHidden && label.font.pointSize == 20 && page.view.subviews.count == 1)
  }
}
