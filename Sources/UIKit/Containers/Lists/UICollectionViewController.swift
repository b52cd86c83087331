public import CoreGraphics
public import ObjectiveCSupport

/// Shows a collection view that fills the controller's view. The controller is its data source and
/// its delegate.
///
/// While the controller is visible, an item that is edited stays above the keyboard: the
/// collection's `contentInset` and the insets of its vertical indicator grow at the bottom.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private var initialLayout: UICollectionViewLayout

  /// A controller whose view is a collection of a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller of a collection with a flow layout, unless the file brings another collection.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes the object from a storyboard or a xib.
  public required init?(coder: NSCoder) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    coder.decodeProperties(of: self, as: UICollectionViewController.self)
  }

  /// The collection: it fills the controller's view, or is one that was put into it and set here.
  /// While the controllers of a stack share a collection, it is the shared one.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return ownCollectionView ?? viewIfLoaded as? UICollectionView
    }
    set {
      let former = ownCollectionView
      ownCollectionView = newValue
      guard let newValue, newValue !== former else { return }
      defer { installMovementGesture() }
      guard let wrapper = viewIfLoaded as? CollectionControllerView else {
        if viewIfLoaded == nil || viewIfLoaded is UICollectionView { wrap(newValue) }
        return
      }
      former?.removeFromSuperview()
      wrapper.fill(with: newValue)
    }
  }
  private(set) var ownCollectionView: UICollectionView?
  private let keyboardAvoidance = KeyboardAvoidance()

  /// The layout that the controller was made with, or that its file brings. It does not follow
  /// changes of the collection's own layout.
  open var collectionViewLayout: UICollectionViewLayout { initialLayout }

  /// Whether the collection of the controller below on the stack is shown here, too, in this
  /// controller's layout: its items then move from layout to layout in a push and a pop. The
  /// collection keeps the data source and the delegate that it has below. False by default; set it
  /// before the push.
  open var useLayoutToLayoutNavigationTransitions = false

  /// The controller whose collection is shown here, too; nil for none.
  weak var lender: UICollectionViewController?
  /// If other controllers share this one's collection: the controller that shows it now.
  weak var holder: UICollectionViewController?
  /// The controller's own collection, kept here while the controller shows a shared one.
  var setAside: UICollectionView?
  /// The layout in which the shared collection was shown here last.
  var layoutOfShared: UICollectionViewLayout?

  /// Whether items that are selected when the view appears are deselected, along with the
  /// transition that shows it. Where that is cancelled they are selected again.
  open var clearsSelectionOnViewWillAppear = true

  /// Whether a long press moves the items that the data source lets move; true by default.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { installMovementGesture() }
  }
  private var movementGesture: MovementGesture?

  private func installMovementGesture() {
    movementGesture?.remove()
    movementGesture = nil
    guard installsStandardGestureForInteractiveMovement, let ownCollectionView else { return }
    movementGesture = MovementGesture(of: ownCollectionView)
  }

  open override func loadView() {
    if loadViewFromFile() {
      guard let made = viewIfLoaded as? UICollectionView else { return }
      initialLayout = made.collectionViewLayout
      wrap(made)
    } else {
      wrap(UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: initialLayout))
    }
    guard let made = ownCollectionView else { return }
    if made.dataSource == nil { made.dataSource = self }
    if made.delegate == nil { made.delegate = self }
    installMovementGesture()
  }

  /// Makes the controller's view of a collection.
  private func wrap(_ collection: UICollectionView) {
    ownCollectionView = collection
    let wrapper = CollectionControllerView(frame: collection.frame)
    wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    wrapper.fill(with: collection)
    view = wrapper
  }

  /// Shows another collection in the controller's view; the former one stays where it is.
  func show(_ collection: UICollectionView) {
    ownCollectionView = collection
    (view as? CollectionControllerView)?.fill(with: collection)
  }

  override func animator(
    ofPush isPush: Bool, beside other: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    layoutAnimator(ofPush: isPush, beside: other)
  }

  override func prepareToShow(above other: UIViewController?) { showShared(above: other) }

  /// Edits the collection, too. An override calls super.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    let change = { self.collectionView?.isEditing = editing }
    if animated { change() } else { UIView.performWithoutAnimation { change() } }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    keyboardAvoidance.begin(in: collectionView)
    guard clearsSelectionOnViewWillAppear else { return }
    collectionView?.clearSelection(with: transitionCoordinator)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    keyboardAvoidance.end()
  }

  // MARK: The data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    Diagnostics.warn(
      "\(type(of: self)) does not override collectionView(_:cellForItemAt:); the item stays empty.")
    return UICollectionViewCell(frame: .zero)
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { DetectedMethod.moveItem.isListed(for: self) }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  // MARK: The delegate

  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }

  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { !collectionView.isEditing }

  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }
  open func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool {
    false
  }
  open func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }
  open func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration:
      UIContextMenuConfiguration, highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    self.collectionView(
      collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration:
      UIContextMenuConfiguration, dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    self.collectionView(
      collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  // MARK: The scroll view's delegate

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// The view of a collection controller, which its collection fills.
final class CollectionControllerView: UIView {
  func fill(with collection: UICollectionView) {
    collection.frame = bounds
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(collection, at: 0)
  }
}

extension UICollectionView {
  /// Deselects everything, along with a transition where there is one.
  func clearSelection(with coordinator: (any UIViewControllerTransitionCoordinator)?) {
    SelectionClearing.clear(
      selected.inOrder, with: coordinator,
      deselect: { [weak self] path, animated in
        self?.deselectItem(at: path, animated: animated)
      },
      reselect: { [weak self] path in
        guard let self, contains(path) else { return }
        selectItem(at: path, animated: false, scrollPosition: [])
      })
  }
}
