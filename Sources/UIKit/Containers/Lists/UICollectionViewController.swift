public import CoreGraphics

/// Shows a collection that fills its view, of which it is the data source and the delegate.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let initialLayout: UICollectionViewLayout

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

  /// The collection: the controller's view, or one that was put into it and set here.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return ownCollectionView ?? viewIfLoaded as? UICollectionView
    }
    set {
      ownCollectionView = newValue
      if let newValue, viewIfLoaded == nil || viewIfLoaded is UICollectionView { view = newValue }
    }
  }
  private var ownCollectionView: UICollectionView?

  /// The layout of the collection, or the one that the controller was made with while the view is
  /// not loaded.
  open var collectionViewLayout: UICollectionViewLayout {
    collectionView?.collectionViewLayout ?? initialLayout
  }

  /// Whether items that are selected when the view appears are deselected, along with the
  /// transition that shows it. Where that is cancelled they are selected again.
  open var clearsSelectionOnViewWillAppear = true

  open override func loadView() {
    if !loadViewFromFile() {
      let made = UICollectionView(
        frame: UIScreen.main.bounds, collectionViewLayout: initialLayout)
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view = made
    }
    guard let made = viewIfLoaded as? UICollectionView else { return }
    if made.dataSource == nil { made.dataSource = self }
    if made.delegate == nil { made.delegate = self }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    collectionView?.clearSelection(with: transitionCoordinator)
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

  // MARK: The delegate

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
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
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
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

extension UICollectionView {
  /// Deselects everything, along with a transition where there is one.
  func clearSelection(with coordinator: (any UIViewControllerTransitionCoordinator)?) {
    let paths = selected
    guard !paths.isEmpty else { return }
    guard let coordinator, coordinator.isAnimated else {
      for path in paths { deselectItem(at: path, animated: false) }
      return
    }
    coordinator.animate(
      alongsideTransition: { [weak self] _ in
        for path in paths { self?.deselectItem(at: path, animated: true) }
      },
      completion: { [weak self] context in
        guard context.isCancelled, let self else { return }
        for path in paths where contains(path) {
          selectItem(at: path, animated: false, scrollPosition: [])
        }
      })
  }
}
