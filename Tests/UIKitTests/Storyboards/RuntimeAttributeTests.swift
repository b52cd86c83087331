import CoreGraphics
import ObjectiveCSupport
import QuartzCore
import Testing
import UIKitTestSupport

import UIKit

final class AttributedView: UIView {
  /// A property that is known as a key, without being inspectable.
  var note: String?
  var picture: UIImage?
  override class var layerClass: AnyClass { OutlinedLayer.self }
}

/// Lets a switch take its place, which notes the height that the file gave it.
final class StandInView: UIView {
  override func awakeAfter(using coder: NSCoder) -> Any? {
    let view = UISwitch()
    view.tag = Int(bounds.height)
    return view
  }
}

final class OutlinedLayer: CALayer {
  var outline: UIColor?
}

/// User-defined runtime attributes are key paths.
@MainActor
struct RuntimeAttributeTests {
  private func view(_ element: String, _ attributes: String) throws -> (UIView, [String]) {
    ObjectiveCNames.add(
      AttributedView.self,
      keys: [
        "note": Inspectable(\AttributedView.note),
        "picture": Inspectable(\AttributedView.picture),
      ])
    ObjectiveCNames.add(
      OutlinedLayer.self, keys: ["outline": Inspectable(\OutlinedLayer.outline)])
    var found: UIView?
    let warnings = try Diagnostics.collecting {
      let storyboard = try StoryboardText.storyboard(
        StoryboardText.scene(
          "page",
          view: """
            <subviews><\(element) id="a"><rect key="frame" x="0" y="0" width="90" height="40"/>
            <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes>
            </\(element.prefix { $0 != " " })></subviews>
            """))
      found = storyboard.instantiateViewController(withIdentifier: "page").view?.subviews.first
    }
    return (try #require(found), warnings)
  }

  private func number(_ path: String, _ value: Int) -> String {
    """
    <userDefinedRuntimeAttribute type="number" keyPath="\(path)"><integer key="value" \
    value="\(value)"/></userDefinedRuntimeAttribute>
    """
  }

  private let custom = #"view customClass="AttributedView" customModule="UIKitTests""#

  /// Xcode 12 and later refer to a symbol by an element.
  @Test func aPictureCanBeASymbol() throws {
    let (view, warnings) = try view(
      custom,
      """
      <userDefinedRuntimeAttribute type="image" keyPath="picture"><imageReference key="value" \
      image="circle.fill" catalog="system" renderingMode="original"/></userDefinedRuntimeAttribute>
      """)
    #expect((view as? AttributedView)?.picture?.renderingMode == .alwaysOriginal)
    #expect(warnings == [])
  }

  @Test func aPathGoesThroughTheObjectsOfUIKit() throws {
    let simulator = Simulator(root: UIViewController())
    let (view, warnings) = try view(
      "button", number("titleLabel.numberOfLines", 3) + number("titleLabel.layer.cornerRadius", 4))
    let label = try #require((view as? UIButton)?.titleLabel)
    #expect(label.numberOfLines == 3 && label.layer.cornerRadius == 4)
    #expect(warnings == [])
    withExtendedLifetime(simulator) {}
  }

  @Test func aKeyNeedsNotBeInspectable() throws {
    let simulator = Simulator(root: UIViewController())
    let (view, warnings) = try view(
      custom,
      """
      <userDefinedRuntimeAttribute type="string" keyPath="note" value="home"/>
      <userDefinedRuntimeAttribute type="boolean" keyPath="clipsToBounds" value="YES"/>
      """)
    #expect((view as? AttributedView)?.note == "home" && view.clipsToBounds)
    #expect(warnings == [])
    withExtendedLifetime(simulator) {}
  }

  @Test func whatAProgramAddsToALayerIsSetAsItIs() throws {
    let (view, warnings) = try view(
      custom,
      """
      <userDefinedRuntimeAttribute type="color" keyPath="layer.outline"><color key="value" red="1" \
      green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="color" keyPath="layer.borderColor"><color key="value" \
      red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </userDefinedRuntimeAttribute>
      """)
    let layer = try #require(view.layer as? OutlinedLayer)
    #expect(layer.outline?.rgba == RGBA(red: 1, green: 0, blue: 0))
    #expect(layer.borderColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor)
    #expect(warnings == [])
  }

  @Test func aPathThatIsNotKnownIsNamed() throws {
    let (_, warnings) = try view("button", number("titleLabel.mood", 3))
    #expect(
      warnings == ["Test.storyboard:10: UIButton has no \"titleLabel.mood\" in its `inspectables`."]
    )
  }

  @Test func aViewOfAFileCanLetAnotherOneTakeItsPlace() throws {
    let (view, warnings) = try view(
      #"view customClass="StandInView" customModule="UIKitTests""#, "")
    #expect(view is UISwitch && view.tag == 40, "it was made from the file before")
    #expect(warnings == [])
  }
}
