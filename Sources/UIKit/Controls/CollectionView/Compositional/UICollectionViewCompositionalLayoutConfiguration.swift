public import CoreGraphics

/// The configuration of a whole compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  public override init() { super.init() }

  /// The direction in which sections follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The space between sections, in points.
  open var interSectionSpacing: CGFloat = 0 {
    didSet {
      guard !interSectionSpacing.isFinite else { return }
      Diagnostics.warn("A space of \(interSectionSpacing) between sections is ignored.")
      interSectionSpacing = oldValue
    }
  }
  /// The boundary items of the whole content. Their index paths have one index, which numbers those
  /// of a kind.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The reference of the sections' insets; `automatic` is the safe area.
  open var contentInsetsReference = UIContentInsetsReference.automatic
}
