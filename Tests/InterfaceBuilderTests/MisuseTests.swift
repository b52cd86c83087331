import Foundation
import Testing

@testable import InterfaceBuilder

/// What is reported about files that are not as they should be.
struct MisuseTests {
  private func error(_ data: Data) -> InterfaceFileError? {
    do {
      _ = try InterfaceDocument(data, file: "Test.storyboard")
      return nil
    } catch {
      return error
    }
  }

  private func error(in view: String) -> InterfaceFileError? { error(Documents.around(view)) }

  private func warnings(_ view: String) throws -> [InterfaceFileWarning.Matter] {
    try InterfaceDocument(Documents.around(view), file: "Test.storyboard").warnings.map(\.matter)
  }

  @Test func anErrorIsReportedWithFileLineAndElement() {
    let found = error(in: "<subviews>\n<label id=\"l\" opaque=\"perhaps\"/></subviews>")
    #expect(
      found?.description
        == "Test.storyboard:6: <label> has opaque=\"perhaps\", which is not YES or NO")
  }

  @Test(arguments: [
    "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"abc\" height=\"1\"/>",
    "<rect key=\"frame\" x=\"0\" y=\"nan\" width=\"1\" height=\"1\"/>",
    "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"1e300\" height=\"1\"/>",
    "<rect key=\"frame\" x=\"inf\" y=\"0\" width=\"1\" height=\"1\"/>",
    "<subviews><label numberOfLines=\"1.5\" id=\"l\"/></subviews>",
    "<constraints><constraint id=\"k\" firstAttribute=\"middle\"/></constraints>",
    "<constraints><constraint id=\"k\" firstAttribute=\"top\" relation=\"about\"/></constraints>",
    "<constraints><constraint id=\"k\" firstAttribute=\"top\" multiplier=\"1:0\"/></constraints>",
    "<constraints><constraint id=\"k\" firstAttribute=\"top\" multiplier=\"1:2:3\"/></constraints>",
    "<constraints><constraint id=\"k\" firstAttribute=\"top\" multiplier=\"\"/></constraints>",
    "<variation key=\"heightClass=tall\"/>",
    "<string key=\"text\" base64-UTF8=\"YES\">???</string>",
    "<color key=\"backgroundColor\" red=\"x\" green=\"0\" blue=\"0\"/>",
  ])
  func wrongValuesAreErrors(_ content: String) {
    guard case .wrongValue = error(in: content)?.problem else {
      Issue.record("\(String(describing: error(in: content)))")
      return
    }
  }

  @Test(arguments: [
    "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\"/>",
    "<rect x=\"0\" y=\"0\" width=\"1\" height=\"1\"/>",
    "<color key=\"backgroundColor\"/>",
    "<constraints><constraint firstAttribute=\"top\"/></constraints>",
    "<constraints><constraint id=\"k\" firstAttribute=\"top\" secondItem=\"v\"/></constraints>",
    "<connections><outlet property=\"a\" id=\"o\"/></connections>",
    "<connections><segue destination=\"c\" id=\"g\"/></connections>",
    "<fontDescription key=\"fontDescription\" pointSize=\"12\"/>",
  ])
  func missingAttributesAreErrors(_ content: String) {
    guard case .missingAttribute = error(in: content)?.problem else {
      Issue.record("\(String(describing: error(in: content)))")
      return
    }
  }

  @Test func anIDIsThereOnce() {
    let found = error(in: "<subviews><label id=\"l\"/>\n<view id=\"l\"/></subviews>")
    #expect(found?.problem == .duplicateID(element: "view", id: "l", firstLine: 5))
    #expect(found?.line == 6)
  }

  @Test func elementsInTheWrongPlaceAreErrors() {
    let found = error(in: "<constraints><view/></constraints>")
    #expect(found?.problem == .misplaced(element: "view", parent: "constraints"))
  }

  @Test(arguments: [
    (
      "<constraints><constraint id=\"k\" firstAttribute=\"top\"><halo/></constraint></constraints>",
      "constraint"
    ),
    ("<variation key=\"default\"><halo/></variation>", "variation"),
    (
      "<connections><segue id=\"g\" kind=\"show\" destination=\"c\"><halo/></segue></connections>",
      "segue"
    ),
  ])
  func unknownElementsOfRelationsAreSkipped(content: String, parent: String) throws {
    #expect(try warnings(content) == [.unknownElement("halo", parent: parent)])
  }

  @Test func unknownElementsOfASceneAreSkipped() throws {
    let text = String(decoding: Documents.around(""), as: UTF8.self)
      .replacingOccurrences(of: "</scene>", with: "<halo/></scene>")
    let document = try InterfaceDocument(Data(text.utf8), file: "Test.storyboard")
    #expect(document.scenes.count == 1)
    #expect(document.warnings.map(\.matter) == [.unknownElement("halo", parent: "scene")])
  }

  @Test func whatIsNotKnownIsKeptAndReportedOnce() throws {
    let content = """
      <subviews>
      <hologramView id="h1" depth="3">
      <rect key="frame" x="0" y="0" width="1" height="1"/></hologramView>
      <hologramView id="h2" depth="4"/>
      <label id="l1" glitter="YES" textAlignment="diagonal"/>
      <label id="l2" glitter="NO" textAlignment="diagonal"/>
      </subviews>
      <connections><outlet property="a" destination="gone" id="o1"/></connections>
      """
    #expect(
      try warnings(content) == [
        .unknownElement("hologramView", parent: "subviews"),
        .unknownAttribute("glitter", element: "label"),
        .unknownWord("diagonal", attribute: "textAlignment", element: "label"),
        .danglingReference("gone", element: "outlet"),
      ])
    let view = try Documents.view(content)
    #expect(view.subviews[0].attributes.string("depth") == "3")
    #expect(view.subviews[0].attributes.rect("frame") == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(view.subviews[2].attributes.string("glitter") == "YES")
    #expect(view.subviews[2].attributes.keyword("textAlignment") == "diagonal")
  }

  /// The colours in a list of an unknown name have no keys.
  @Test func valuesInUnknownElementsAreSkippedWithThem() throws {
    let content = """
      <subviews><label id="l"><glitterColors><color systemColor="systemRedColor"/>\
      <color key="rim" systemColor="systemRedColor"/></glitterColors></label></subviews>
      """
    #expect(try warnings(content) == [.unknownElement("glitterColors", parent: "label")])
    let label = try Documents.view(content).subviews[0]
    #expect(label.children.first?.attributes.keys == ["rim"])
  }

  @Test func unknownColorSpacesFallBackToTheUsualOnes() throws {
    let content =
      "<color key=\"c\" white=\"0.5\" colorSpace=\"custom\" customColorSpace=\"ultra\"/>"
    #expect(
      try warnings(content)
        == [.unknownWord("ultra", attribute: "customColorSpace", element: "color")])
    #expect(
      try Documents.view(content).attributes.color("c")
        == .components(.init(space: .genericGamma22Gray, values: [0.5], alpha: 1)))
  }

  // MARK: - The file as a whole

  @Test func otherFilesAreRefused() {
    #expect(error(Data())?.problem != nil)
    #expect(error(Data("hello".utf8))?.line == 1)
    guard case .malformed = error(Data("<document>\n<a></b></document>".utf8))?.problem else {
      Issue.record("not malformed")
      return
    }
    #expect(
      error(Data("<plist/>".utf8))?.problem == .notAnInterface(found: "<plist>"))
    let mac = "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"3.0\"/>"
    guard case .notAnInterface = error(Data(mac.utf8))?.problem else {
      Issue.record("a Mac's xib was read")
      return
    }
    #expect(error(Data([0xFF, 0xFE, 0x3C, 0x00]))?.problem == .encoding)
    #expect(
      error(Data("<?xml version=\"1.0\" encoding=\"UTF-16\"?><document/>".utf8))?.problem
        == .encoding)
  }

  @Test func aFileThatIsNotThereIsNamed() {
    #expect {
      try InterfaceDocument(contentsOf: URL(fileURLWithPath: "/nowhere/Lost.storyboard"))
    } throws: { error in
      guard let error = error as? InterfaceFileError, case .unreadable = error.problem else {
        return false
      }
      return error.file == "Lost.storyboard"
    }
  }

  @Test func entitiesAreNotExpanded() {
    let declaration = "<!DOCTYPE d [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;\">]>\n"
    let data = Data(("<?xml version=\"1.0\"?>\n" + declaration + "<document>&b;</document>").utf8)
    #expect(error(data)?.problem == .documentType)
    #expect(error(data)?.line == 2)
    let external = "<!DOCTYPE d SYSTEM \"file:///etc/passwd\"><document/>"
    #expect(error(Data(external.utf8))?.problem == .documentType)
    #expect(error(in: "<string key=\"text\">&unknown;</string>") != nil)
    #expect(
      error(in: "<!-- <!DOCTYPE d> --><string key=\"text\"><![CDATA[<!ENTITY]]></string>") == nil)
  }

  @Test func deepViewsAreRead() throws {
    let deep = String(repeating: "<subviews><view>", count: 70)
    let open = String(repeating: "</view></subviews>", count: 70)
    var depth = 0
    try Documents.view(deep + open).walk { _ in depth += 1 }
    #expect(depth == 71)
  }

  @Test func sizesAreLimited() {
    let deep = String(repeating: "<subviews><view>", count: 90)
    let open = String(repeating: "</view></subviews>", count: 90)
    #expect(error(in: deep + open)?.problem == .tooDeep)
    #expect(
      error(in: String(repeating: "<nil key=\"a\"/>", count: 100_001))?.problem == .tooManyElements)
    #expect(
      error(Data(count: MarkupTree.largestFile + 1))?.problem
        == .tooLarge(bytes: MarkupTree.largestFile + 1))
  }
}
