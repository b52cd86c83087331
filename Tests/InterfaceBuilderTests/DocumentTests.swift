import Foundation
import Testing
import UIKitTestSupport

@testable import InterfaceBuilder

/// What whole files say.
struct DocumentTests {
  private let main: InterfaceDocument

  init() throws { main = try Documents.read("Main.storyboard") }

  private func object(_ id: String) throws -> InterfaceObject {
    var found: InterfaceObject?
    for scene in main.scenes {
      for object in scene.objects { object.walk { if $0.id == id { found = $0 } } }
    }
    return try #require(found)
  }

  @Test func everythingInOurFilesIsKnown() throws {
    for name in Documents.own { #expect(try Documents.read(name).warnings == [], "\(name)") }
  }

  @Test(arguments: TestFiles.storyboards)
  func everythingInUsualFilesIsKnown(url: URL) throws { try expectAllIsKnown(in: url) }

  @Test(.enabled(if: RealStoryboards.areAskedFor, "\(RealStoryboards.condition)"))
  func everythingInRealFilesIsKnown() throws {
    for url in try RealStoryboards.files(for: "Reading") { try expectAllIsKnown(in: url) }
  }

  private func expectAllIsKnown(in url: URL) throws {
    let document = try InterfaceDocument(contentsOf: url)
    #expect(document.warnings == [], "\(url.lastPathComponent)")
    let initial = try #require(document.initialViewController)
    #expect(document.scene(controller: initial) != nil)
  }

  /// What is in three or more of 42 storyboards of public projects is in a file of ours.
  @Test func ourFilesHaveWhatIsUsual() throws {
    var known: Set<[String]> = []
    for name in Documents.own {
      for element in try MarkupTree(Data(contentsOf: Documents.url(name))).elements {
        known.insert([element.name, ""])
        for attribute in element.attributes.keys { known.insert([element.name, attribute]) }
      }
    }
    let usual = try TestFiles.table("usual-storyboard-elements")
    #expect(usual.count == 356)
    for row in usual { #expect(known.contains(row)) }
  }

  @Test func theHeaderIsRead() {
    #expect(main.kind == .storyboard && main.version == "3.0" && main.toolsVersion == "21507")
    #expect(main.usesAutoLayout && main.usesTraitCollections && main.usesSafeAreas)
    #expect(main.initialViewController == "tab-01-aaa")
    #expect(main.device?.id == "retina6_12" && main.device?.adaptation == "fullscreen")
    #expect(main.dependencies.capabilities.map(\.name).first == "Safe area layout guides")
    #expect(main.scenes.count == 7)
    #expect(main.scenes[0].canvasLocation == CGPoint(x: -1200, y: 40.5))
    #expect(main.scene(identifier: "Form")?.controller?.id == "frm-01-aaa")
  }

  @Test func resourcesAreRead() {
    #expect(main.resources.images["flag"]?.catalog == "system")
    #expect(main.resources.images["ship"]?.size == CGSize(width: 30, height: 20))
    #expect(
      main.resources.namedColors["Sea"]
        == .components(.init(space: .sRGB, values: [0, 0.4, 0.6], alpha: 1)))
    #expect(main.resources.systemColors["systemBackgroundColor"] != nil)
    #expect(
      main.attributes.color("tintColor")
        == .components(.init(space: .calibratedRGB, values: [0.5, 0.25, 0.125], alpha: 1)))
  }

  /// Xcode 11.0 wrote a colour of the system by two names; the other one is fixed.
  @Test(arguments: [
    ("systemColor=\"labelColor\"", "labelColor"),
    ("cocoaTouchSystemColor=\"darkTextColor\"", "darkTextColor"),
    (
      "xcode11CocoaTouchSystemColor=\"labelColor\" cocoaTouchSystemColor=\"darkTextColor\"",
      "labelColor"
    ),
  ])
  func coloursOfTheSystemAreReadByTheirNewestName(attributes: String, name: String) throws {
    let content = "<color key=\"backgroundColor\" \(attributes)/>"
    let color = try Documents.view(content).attributes.color("backgroundColor")
    #expect(color == .system(name, fallback: nil))
    let document = try InterfaceDocument(Documents.around(content), file: "Test.storyboard")
    #expect(document.warnings == [])
  }

  @Test func aConstraintHasAClassAttributesAndConnections() throws {
    let content = """
      <constraints><constraint firstAttribute="height" constant="50" id="k" customClass="Bar" \
      customModule="App" customModuleProvider="target">
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="small"><real key="value" value="30"/>
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      <connections><outlet property="box" destination="v" id="o"/></connections>
      </constraint></constraints>
      """
    let constraint = try #require(try Documents.view(content).constraints.first)
    #expect(constraint.constant == 50)
    #expect(constraint.customClass == InterfaceClass(name: "Bar", module: "App", isOfTarget: true))
    #expect(constraint.runtimeAttributes.map(\.keyPath) == ["small"])
    #expect(constraint.runtimeAttributes.first?.value == .number(30))
    #expect(
      constraint.connections == [.outlet(property: "box", destination: "v", id: "o", line: 9)])
    let document = try InterfaceDocument(Documents.around(content), file: "Test.storyboard")
    #expect(document.warnings == [])
  }

  /// A size for the canvas alone may be none.
  @Test func aPlaceholderOfTheIntrinsicSizeIsNoNumber() throws {
    let view = try Documents.view(
      "<subviews><view placeholderIntrinsicWidth=\"infinite\" alpha=\"0.5\" id=\"a\"/></subviews>")
    #expect(view.subviews.first?.attributes.number("alpha") == 0.5)
  }

  @Test func objectsOwnObjectsByKeyAndByList() throws {
    let controller = try object("tvc-01-aaa")
    #expect(controller.customClass?.name == "ShipsController")
    #expect(controller.customClass?.module == "Harbour" && controller.customClass!.isOfTarget)
    let table = try #require(controller.child("view"))
    #expect(table.element == "tableView" && table.attributes.number("sectionHeaderHeight") == 28)
    #expect(table.attributes.keyword("style") == "plain")
    let cell = try #require(table.list("prototypes").first)
    #expect(cell.attributes.string("reuseIdentifier") == "Ship")
    #expect(cell.attributes.reference("textLabel") == "lbl-11-aaa")
    #expect(cell.child("contentView")?.subviews.map(\.id) == ["lbl-11-aaa"])
    let item = try #require(controller.child("navigationItem"))
    #expect(item.child("leftBarButtonItem")?.attributes.string("title") == "Edit")
    #expect(
      item.list("rightBarButtonItems").first?.attributes.keyword("systemItem") == "add")
    let section = try #require(try object("tbv-02-aaa").list("sections").first)
    #expect(section.attributes.string("footerTitle") == "As on the bow")
    #expect(section.list("cells").count == 1)
  }

  @Test func propertiesHaveTheirTypes() throws {
    let label = try object("lbl-01-aaa")
    #expect(label.attributes.bool("opaque") == false)
    #expect(label.attributes.integer("numberOfLines") == 0)
    #expect(label.attributes.string("text") == "Two lines\nof a ship's life & times")
    #expect(
      label.attributes.font("fontDescription")
        == InterfaceFont(face: .system(weight: "semibold"), pointSize: 17))
    #expect(label.attributes["highlightedColor"] == .null)
    #expect(label.variations.first?.heightClass == .compact)
    #expect(
      label.variations.first?.attributes.font("fontDescription")
        == InterfaceFont(face: .named("AvenirNext-Medium", family: "Avenir Next"), pointSize: 13))
    let button = try object("btn-01-aaa")
    #expect(
      button.attributes.insets("contentEdgeInsets")
        == InterfaceInsets(top: 2, left: 4, bottom: 8, right: 6))
    #expect(button.states.map(\.key) == ["normal", "highlighted"])
    #expect(button.states[0].attributes.image("image") == "sail")
    #expect(
      button.states[0].attributes.color("titleColor")
        == .system("darkTextColor", fallback: nil))
    #expect(button.states[1].attributes.string("title") == "The \u{B}sail")
    #expect(
      try object("vie-01-aaa").attributes.options("autoresizingMask")
        == ["widthSizable", "heightSizable"])
    #expect(
      try object("vie-01-aaa").attributes.color("backgroundColor") == .named("Sea", fallback: nil))
  }

  @Test func runtimeAttributesHaveTheirTypes() throws {
    let values = try object("img-01-aaa").runtimeAttributes.map(\.value)
    #expect(
      values == [
        .number(12), .number(0.5), .bool(true), .string("At sea"),
        .size(CGSize(width: 0, height: 3)), .range(NSRange(location: 2, length: 5)),
        .color(.components(.init(space: .displayP3, values: [0.1, 0.2, 0.3], alpha: 1))),
        .image("flag"), .null,
      ])
  }

  @Test func constraintsAreRead() throws {
    let constraints = try object("vie-01-aaa").constraints
    #expect(constraints.count == 6)
    #expect(constraints[2].firstItem == nil && constraints[2].firstAttribute == .trailing)
    #expect(constraints[3].isStandardSpace && constraints[3].constant == 16)
    #expect(constraints[4].relation == .greaterThanOrEqual && constraints[4].priority == 750)
    #expect(constraints[4].secondAttribute == .leadingMargin)
    #expect(constraints[4].identifier == "text margin")
    #expect(constraints[4].variations.first?.attributes.number("constant") == 40)
    #expect(constraints[4].variations.first?.widthClass == .regular)
    #expect(abs(constraints[5].multiplier - 1 / 1.5) < 1e-12 && constraints[5].isPlaceholder)
    #expect(try object("img-01-aaa").constraints[0].multiplier == 1.5)
  }

  @Test func masksSayWhatIsInstalledInWhichSizeClass() throws {
    let variations = try object("vie-01-aaa").variations
    #expect(variations[0].isDefault && variations[0].masks[0].excluded == ["stk-01-aaa"])
    #expect(variations[1].widthClass == .compact && variations[1].heightClass == .regular)
    #expect(variations[1].masks[1].key == "constraints")
    #expect(variations[1].masks[1].included == ["con-07-aaa"])
  }

  @Test func connectionsAreRead() throws {
    let button = try object("btn-01-aaa")
    guard
      case .action("sail:", "det-01-aaa", "touchUpInside", "act-02-aaa", _) =
        button.connections[0]
    else {
      Issue.record("\(button.connections[0])")
      return
    }
    let unwind = button.segues[0]
    #expect(unwind.kind == "unwind" && unwind.unwindAction == "leaveShip:")
    #expect(unwind.destination == "exi-01-aaa" && unwind.identifier == "leave")
    #expect(button.segues[1].customClass?.name == "SailSegue")
    let presentation = try #require(try object("bbi-02-aaa").segues.first)
    #expect(presentation.attributes.keyword("modalPresentationStyle") == "pageSheet")
    #expect(presentation.attributes.bool("animates") == false)
    #expect(presentation.creationSelector == "makeForm:")
    let collections = try object("det-01-aaa").connections.compactMap { connection -> String? in
      guard case .outletCollection("texts", let id, _, _, _) = connection else { return nil }
      return id
    }
    #expect(collections == ["lbl-01-aaa", "txf-01-aaa"])
  }

  @Test func oldDocumentsAreRead() throws {
    let old = try Documents.read("Old.storyboard")
    #expect(old.version == "2.0" && old.metricsTieBreakers == ["40"])
    #expect(old.classes.first?.superclassName == "UIViewController")
    let controller = try #require(old.scene(controller: "2")?.controller)
    #expect(
      controller.list("layoutGuides").map { $0.attributes.keyword("type") } == ["top", "bottom"])
    let button = try #require(controller.child("view")?.subviews.first)
    #expect(button.segues.first?.kind == "modal")
    #expect(
      button.states[0].attributes.color("titleShadowColor")
        == .components(.init(space: .calibratedWhite, values: [0.5], alpha: 1)))
    #expect(old.scenes[0].objects.last?.element == "longPressGestureRecognizer")
    #expect(old.simulatedMetrics.first?.children.count == 3)
  }

  @Test func xibsAreRead() throws {
    let badge = try Documents.read("Badge.xib")
    #expect(badge.kind == .xib && badge.objects.map(\.id) == ["-1", "-2", "bdg-01-aaa"])
    #expect(badge.resources.fonts == ["Sailor.ttf": ["Sailor-Bold"]])
    let view = badge.objects[2]
    #expect(
      view.attributes.insets("directionalLayoutMargins")
        == InterfaceInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(
      view.attributes.color("backgroundColor")
        == .components(.init(space: .deviceCMYK, values: [0.1, 0.2, 0.3, 0.4], alpha: 0.5)))
  }
}
