import Foundation

import UIKit

/// Storyboards as Interface Builder would write them.
@MainActor
enum StoryboardText {
  /// A storyboard of scenes, the first line of the first of which is line 4.
  static func storyboard(
    _ scenes: String..., initial: String? = nil, resources: String = ""
  ) throws -> UIStoryboard {
    try storyboard(scenes, initial: initial, resources: resources)
  }

  /// - Parameter file: what diagnostics call it.
  static func storyboard(
    _ scenes: [String], initial: String? = nil, resources: String = "",
    file: String = "Test.storyboard"
  ) throws -> UIStoryboard {
    let first = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"\(first)>
      <scenes>
      \(scenes.joined(separator: "\n"))
      </scenes>
      <resources>\(resources)</resources>
      </document>
      """
    return try UIStoryboard(data: Data(text.utf8), file: file)
  }

  /// A scene of a controller `id`, with a view of 320 × 480.
  ///
  /// - Parameters:
  ///   - type: the name of a class of these tests.
  ///   - view: the elements in the view.
  ///   - inside: further elements in the controller.
  ///   - beside: further elements in the scene.
  static func scene(
    _ id: String, class type: String? = nil, view: String = "", inside: String = "",
    beside: String = ""
  ) -> String {
    """
    <scene sceneID="\(id)-scene"><objects>
    <viewController storyboardIdentifier="\(id)" id="\(id)"\(custom(type)) \
    sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="\(id)-view">
    <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    \(view)
    </view>
    \(inside)
    </viewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="\(id)-first" \
    sceneMemberID="firstResponder"/>
    <exit id="\(id)-exit" userLabel="Exit" sceneMemberID="exit"/>
    \(beside)
    </objects></scene>
    """
  }

  /// A scene of a container whose relationships lead to other controllers.
  static func container(
    _ element: String, _ id: String, class type: String? = nil, attributes: String = "",
    _ relations: [(name: String, to: String)]
  ) -> String {
    let segues = relations.enumerated().map { index, relation in
      "<segue destination=\"\(relation.to)\" kind=\"relationship\" "
        + "relationship=\"\(relation.name)\" id=\"\(id)-\(index)\"/>"
    }
    return """
      <scene sceneID="\(id)-scene"><objects>
      <\(element) storyboardIdentifier="\(id)" id="\(id)"\(custom(type)) \(attributes) \
      sceneMemberID="viewController">
      <connections>\(segues.joined())</connections>
      </\(element)>
      </objects></scene>
      """
  }

  static func custom(_ type: String?) -> String {
    type.map { " customClass=\"\($0)\" customModule=\"UIKitTests\"" } ?? ""
  }

  /// A button at (20, y), 100 × 40.
  static func button(_ id: String, y: Int, title: String = "Go", _ connections: String) -> String {
    """
    <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="\(id)">
    <rect key="frame" x="20" y="\(y)" width="100" height="40"/>
    <state key="normal" title="\(title)"/>
    <connections>\(connections)</connections>
    </button>
    """
  }
}
