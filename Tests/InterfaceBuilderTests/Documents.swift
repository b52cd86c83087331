import Foundation

import InterfaceBuilder

/// The files that tests read.
enum Documents {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  static func url(_ name: String) -> URL { folder.appending(path: "Documents/\(name)") }

  static func read(_ name: String) throws -> InterfaceDocument {
    try InterfaceDocument(contentsOf: url(name))
  }

  static let own = ["Main.storyboard", "Old.storyboard", "Badge.xib"]

  /// A document of one scene, around what is in its view.
  static func around(_ content: String, viewAttributes: String = "") -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
      <view key="view" id="v" \(viewAttributes)>
      \(content)
      </view></viewController></objects></scene></scenes></document>
      """.utf8)
  }

  /// The view of `around`.
  static func view(_ content: String, viewAttributes: String = "") throws -> InterfaceObject {
    let data = around(content, viewAttributes: viewAttributes)
    let document = try InterfaceDocument(data, file: "Test.storyboard")
    return document.scenes[0].objects[0].children[0]
  }
}
