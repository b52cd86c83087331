import CoreGraphics
import Foundation
import Testing

import UIKit

/// Files in the folders of languages. The user's language is English on every Linux machine, as
/// Foundation has it.
@MainActor
struct LocalizationTests {
  /// Calls `body` with a bundle of files, by their paths in it.
  private func withBundle(_ files: [String: Data], _ body: (Bundle) throws -> Void) throws {
    try withTemporaryFolder(files) { try body(try #require(Bundle(path: $0.path))) }
  }

  private static func storyboard(_ title: String = "Basis") -> Data {
    let view = """
      <subviews><label text="Hallo" tag="1" id="l"/>
      <button tag="2" id="b"><state key="normal" title="Los"/></button>
      <textField placeholder="Name" tag="3" id="t"/>
      <searchBar tag="5" id="q"><scopeButtonTitles><string>Alle</string><string>Meine</string>
      </scopeButtonTitles></searchBar>
      <segmentedControl tag="4" id="s"><segments><segment title="Eins"/><segment title="Zwei"/>
      </segments></segmentedControl></subviews>
      """
    let scene = StoryboardText.scene(
      "page", view: view,
      inside: #"<navigationItem key="navigationItem" title="\#(title)" id="n"/>"#)
    return Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="page"><scenes>\(scene)</scenes></document>
      """.utf8)
  }

  private func texts(of page: UIViewController?) -> [String?] {
    page?.loadViewIfNeeded()
    let view = page?.view
    let segments = view?.viewWithTag(4) as? UISegmentedControl
    return [
      page?.navigationItem.title, (view?.viewWithTag(1) as? UILabel)?.text,
      (view?.viewWithTag(2) as? UIButton)?.title(for: .normal),
      (view?.viewWithTag(3) as? UITextField)?.placeholder, segments?.titleForSegment(at: 0),
      segments?.titleForSegment(at: 1),
    ]
  }

  @Test func aStoryboardIsFoundInTheBaseFolder() throws {
    try withBundle(["Base.lproj/Main.storyboard": Self.storyboard()]) { bundle in
      let page = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
      #expect(texts(of: page) == ["Basis", "Hallo", "Los", "Name", "Eins", "Zwei"])
    }
  }

  @Test func theFolderOfTheUsersLanguageComesBeforeTheBaseAndOthers() throws {
    try withBundle([
      "Base.lproj/Main.storyboard": Self.storyboard(),
      "en.lproj/Main.storyboard": Self.storyboard("English"),
      "de.lproj/Main.storyboard": Self.storyboard("Deutsch"),
    ]) { bundle in
      let page = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
      #expect(page?.navigationItem.title == "English")
    }
    try withBundle(["fr.lproj/Main.storyboard": Self.storyboard("Autre")]) { bundle in
      let page = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
      #expect(page?.navigationItem.title == "Autre", "any language is better than none")
    }
  }

  private func title(in bundle: Bundle) -> String? {
    UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()?
      .navigationItem.title
  }

  /// The apps of projects have links to the files that the user edits.
  @Test func aFileBehindALinkIsReadAgainWhenItHasChanged() throws {
    try withTemporaryFolder(["Edited.storyboard": Self.storyboard("Before"), "App/a": Data()]) {
      folder in
      let file = folder.appendingPathComponent("Edited.storyboard")
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent("App/Main.storyboard"), withDestinationURL: file)
      let bundle = try #require(Bundle(path: folder.appendingPathComponent("App").path))
      #expect(title(in: bundle) == "Before")
      try Self.storyboard("Afterwards").write(to: file)
      #expect(title(in: bundle) == "Afterwards")
    }
  }

  @Test func textsAreReadAgainWhenTheyHaveChanged() throws {
    try withBundle([
      "Base.lproj/Main.storyboard": Self.storyboard(),
      "en.lproj/Main.strings": Data(#""n.title" = "Home";"#.utf8),
    ]) { bundle in
      #expect(title(in: bundle) == "Home")
      let file = bundle.bundleURL.appendingPathComponent("en.lproj/Main.strings")
      try Data(#""n.title" = "Welcome";"#.utf8).write(to: file)
      #expect(title(in: bundle) == "Welcome")
      try FileManager.default.removeItem(at: file)
      #expect(title(in: bundle) == "Basis")
    }
  }

  /// The keys are an object's id and the names that Interface Builder gives the properties.
  @Test func theTextsOfTheUsersLanguageReplaceThoseOfTheBase() throws {
    let strings = """
      /* Class = "UILabel"; text = "Hallo"; ObjectID = "l"; */
      "l.text" = "Hello";
      "b.normalTitle" = "Go";
      "t.placeholder" = "Your “name”";
      "s.segmentTitles[1]" = "Two";
      "q.scopeButtonTitles[1]" = "Mine";
      "n.title" = "Home";
      """
    try withBundle([
      "Base.lproj/Main.storyboard": Self.storyboard(),
      "en.lproj/Main.strings": Data(strings.utf8),
      "de.lproj/Main.strings": Data("\"l.text\" = \"Servus\";".utf8),
    ]) { bundle in
      let page = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
      #expect(texts(of: page) == ["Home", "Hello", "Go", "Your “name”", "Eins", "Two"])
      let search = page?.view.viewWithTag(5) as? UISearchBar
      #expect(search?.scopeButtonTitles == ["Alle", "Mine"])
    }
  }

  @Test func textsThatCannotBeReadAreLeftOutWithAWarning() throws {
    try withBundle([
      "Base.lproj/Main.storyboard": Self.storyboard(),
      "en.lproj/Main.strings": Data("\"l.text\" = ".utf8),
    ]) { bundle in
      let warnings = Diagnostics.collecting {
        let page = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
        #expect(page?.navigationItem.title == "Basis")
      }
      #expect(warnings == ["en.lproj/Main.strings cannot be read; its texts are left out."])
    }
  }

  @Test func aXibAndAPictureAreFoundInTheFolderOfALanguage() throws {
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <label text="Etikett" id="l"/></objects></document>
      """
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2))
    let picture = try #require(renderer.image { _ in }.cgImage)
    try withBundle([
      "Base.lproj/Label.xib": Data(xib.utf8),
      "en.lproj/Label.strings": Data("\"l.text\" = \"Label\";".utf8),
      "en.lproj/Flag.png": try picture.pngData(),
    ]) { bundle in
      let objects = bundle.loadNibNamed("Label", owner: nil)
      #expect((objects?.first as? UILabel)?.text == "Label")
      let flag = UIImage(named: "Flag", in: bundle, compatibleWith: nil)
      #expect(flag?.cgImage?.width == picture.width)
    }
  }
}
