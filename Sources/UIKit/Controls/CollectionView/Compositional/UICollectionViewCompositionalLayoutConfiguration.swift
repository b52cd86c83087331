public import CoreGraphics

/// What concerns a compositional layout as a whole.
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
  /// Headers, footers and the like of the whole content. Their paths have one index, which counts
  /// those of a kind.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What the insets of sections are counted from; `automatic` is the safe area.
  open var contentInsetsReference = UIContentInsetsReference.automatic
}
