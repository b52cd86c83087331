import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

final class AwakeFlowLayout: UICollectionViewFlowLayout {
  override func awakeFromNib() {
    super.awakeFromNib()
    itemSize.width = 2 * itemSize.width
  }
}

/// The layouts of collections in storyboards.
@MainActor
struct FlowLayoutFileTests {
  private func layout(
    _ attributes: String, _ content: String = ""
  ) throws -> UICollectionViewFlowLayout {
    let storyboard = try StoryboardText.storyboard(
      StoryboardText.scene(
        "page",
        view: """
          <subviews><collectionView id="grid">
          <rect key="frame" x="0" y="0" width="320" height="480"/>
          <collectionViewFlowLayout key="collectionViewLayout" \(attributes) id="layout">
          <size key="itemSize" width="128" height="64"/>\(content)
          </collectionViewFlowLayout></collectionView></subviews>
          """))
    let view = storyboard.instantiateViewController(withIdentifier: "page").view
    let collection = try #require(view?.subviews.first as? UICollectionView)
    return try #require(collection.collectionViewLayout as? UICollectionViewFlowLayout)
  }

  @Test func theEstimateOfTheSizeOfItemsIsAsTheFileSays() throws {
    let automatic = try layout(#"automaticEstimatedItemSize="YES""#)
    #expect(automatic.estimatedItemSize == UICollectionViewFlowLayout.automaticSize)
    #expect(automatic.itemSize == CGSize(width: 128, height: 64))
    let fixed = try layout("", #"<size key="estimatedItemSize" width="80" height="20"/>"#)
    #expect(fixed.estimatedItemSize == CGSize(width: 80, height: 20))
    #expect(try layout("").estimatedItemSize == .zero)
  }

  @Test func aLayoutAwakesWhenTheFileIsLoaded() throws {
    let layout = try layout(#"customClass="AwakeFlowLayout" customModule="UIKitTests""#)
    #expect(layout is AwakeFlowLayout && layout.itemSize == CGSize(width: 256, height: 64))
  }
}
