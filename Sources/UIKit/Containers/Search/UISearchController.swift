public import CoreGraphics

/// A search in the content of another controller: a bar for the text, and a controller with what
/// was found.
///
/// The bar is shown by ``UINavigationItem/searchController``, or wherever it is put, for example as
/// the header of a table. The search begins when the editing of the bar does: it is then presented
/// over the controller whose content it searches, with the bar at the top, and it ends when the
/// button that cancels is pressed.
///
/// The calls of a search that the user begins, in order: the bar's delegate is asked
/// `searchBarShouldBeginEditing`; `presentSearchController`, `willPresentSearchController`,
/// `updateSearchResults`, `searchBarTextDidBeginEditing`, `didPresentSearchController`. At its end:
/// `searchBarCancelButtonClicked`, `willDismissSearchController`, `searchBarTextDidEndEditing`,
/// `updateSearchResults` with an empty text, `didDismissSearchController`.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  private let resultsController: UIViewController?
  private lazy var ownBar = UISearchBar()
  /// Where the search bar is while the search is not active. Set while the search is presented.
  var place = SearchBarPlace.nowhere
  /// Whether the bars have their arrangement for an active search.
  private(set) var isShown = false
  /// Whether the delegate was notified of the end of the search.
  private var isEnding = false
  /// Whether the delegate was notified that the search begins, but not that it has begun.
  private var isBeginning = false
  /// Whether this object is showing or hiding parts of the search bar. Otherwise the app does so.
  private var isUpdatingBarParts = false
  /// The value of `isActive` that was requested while a transition of the search was running; nil
  /// for none.
  private var pendingIsActive: Bool?
  /// The navigation controller whose bar the search has hidden.
  private weak var navigationWithoutBar: UINavigationController?

  /// A search that is not active.
  ///
  /// - Parameter searchResultsController: shows what was found; nil if the controller whose content
  ///   is searched does, and then ``obscuresBackgroundDuringPresentation`` is to be false.
  public init(searchResultsController: UIViewController?) {
    resultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// A search without a controller for the results.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    resultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Makes the object from a storyboard or a xib, without a controller for the results.
  public required init?(coder: NSCoder) {
    resultsController = nil
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    modalPresentationStyle = .overCurrentContext
    searchBar.owner = self
  }

  // MARK: Parts

  /// The bar with the text to search for. A subclass may have its own, always the same.
  open var searchBar: UISearchBar { ownBar }
  /// Shows what was found; nil if the controller whose content is searched does.
  open var searchResultsController: UIViewController? { resultsController }
  /// Is notified of what to search for; held weakly.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Is notified of the beginning and the end; held weakly.
  open weak var delegate: (any UISearchControllerDelegate)?

  // MARK: Activity

  /// Whether the search is presented. Setting it begins or ends the search, animated; beginning it
  /// does not show the keyboard. It has no effect, with a warning, while the bar is in no window.
  open var isActive: Bool {
    get { ownPresentation != nil && !isEnding }
    set { if newValue { begin() } else { end() } }
  }

  // MARK: Appearance

  /// Whether the content is obscured while no results are shown. A press on it ends the search.
  open var obscuresBackgroundDuringPresentation = true { didSet { showContent() } }

  /// The former name of ``obscuresBackgroundDuringPresentation``.
  @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }

  /// Whether the titles and buttons of the navigation bar are hidden while the search is active.
  open var hidesNavigationBarDuringPresentation = true {
    didSet {
      if isShown, hidesNavigationBarDuringPresentation != oldValue { updateBars(isShown: true) }
    }
  }

  /// Whether the results are visible while the search is active: by itself, while there is a text.
  /// Setting it sets ``automaticallyShowsSearchResultsController`` to false.
  open var showsSearchResultsController: Bool {
    get { automaticallyShowsSearchResultsController ? hasText : showsResults }
    set {
      showsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }
  private var showsResults = false

  /// Whether the results are shown while there is a text, and otherwise hidden.
  open var automaticallyShowsSearchResultsController = true { didSet { showContent() } }

  /// Whether the button that cancels is visible while the search is active, and only then. Setting
  /// ``UISearchBar/showsCancelButton`` of the bar sets it to false.
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes of the bar, if it has any, are visible while the search is active, and only
  /// then. Setting ``UISearchBar/showsScopeBar`` of the bar sets it to false.
  open var automaticallyShowsScopeBar = true

  private var hasText: Bool { !(searchBar.text ?? "").isEmpty }

  // MARK: View

  open override func loadView() {
    let controller = searchResultsController
    if let controller { addChild(controller) }
    view = SearchControllerView(of: self, results: controller?.view)
    controller?.didMove(toParent: self)
    showContent()
  }

  private func showContent() {
    (viewIfLoaded as? SearchControllerView)?.show(
      results: showsSearchResultsController, obscures: obscuresBackgroundDuringPresentation)
  }

  override func makePresentationController(
    style: UIModalPresentationStyle, presenting: UIViewController?
  ) -> UIPresentationController {
    SearchPresentationController(presentedViewController: self, presenting: presenting)
  }

  override func appearanceDidChange() {
    super.appearanceDidChange()
    guard case .appeared = appearance, isBeginning else { return }
    isBeginning = false
    delegate?.didPresentSearchController(self)
    applyPendingIsActive()
  }

  private func update() {
    searchResultsUpdater?.updateSearchResults(for: self)
    source?.searchTextDidChange(to: isActive ? searchBar.text : nil)
    showContent()
  }
}

// MARK: - Beginning and ending

extension UISearchController {
  /// The item whose navigation bar shows the search bar.
  private var item: UINavigationItem? {
    navigation?.viewControllers.lazy.compactMap(\.ownNavigationItem).first { $0.search === self }
  }

  /// The nearest controller around the search bar.
  private var nearest: UIViewController? {
    sequence(first: searchBar as UIResponder, next: \.next).dropFirst()
      .lazy.compactMap { $0 as? UIViewController }.first
  }

  private var navigation: UINavigationController? { nearest as? UINavigationController }

  /// The controller whose content is searched.
  private var source: UIViewController? {
    guard searchBar.window != nil else { return nil }
    return navigation?.viewControllers.first { page in
      guard let item = page.ownNavigationItem else { return false }
      return item.search === self || hasBarAsTitle(item)
    } ?? nearest
  }

  /// Whether the search bar is the title view of an item, or in it.
  private func hasBarAsTitle(_ item: UINavigationItem) -> Bool {
    item.titleView.map(searchBar.isDescendant(of:)) ?? false
  }

  /// The item whose title the search bar is, where it stays that during the search.
  private var titledItem: UINavigationItem? {
    guard !hidesNavigationBarDuringPresentation else { return nil }
    return navigation?.viewControllers.lazy.compactMap(\.ownNavigationItem).first(
      where: hasBarAsTitle)
  }

  private func begin() {
    guard !isActive else { return pendingIsActive = nil }
    guard ownPresentation == nil else { return pendingIsActive = true }
    guard let source else {
      return Diagnostics.warn(
        "\(type(of: self)) cannot begin: its search bar is in no window; the call is ignored.")
    }
    delegate?.presentSearchController(self)
    guard ownPresentation == nil else { return }
    // The source defines the context, so that a controller that is pushed over the content covers
    // the search, too.
    let definedContext = source.definesPresentationContext
    source.definesPresentationContext = true
    source.present(self, animated: UIView.areAnimationsEnabled)
    source.definesPresentationContext = definedContext
    // The loading of a view or a delegate has presented another controller.
    if ownPresentation == nil { searchIsOver() }
  }

  private func end() {
    guard let presentation = ownPresentation, !isEnding else { return pendingIsActive = nil }
    if let transition = presentation.transition, transition.phase != .requested {
      return pendingIsActive = false
    }
    presentation.presenter.dismiss(animated: UIView.areAnimationsEnabled)
    // An animated dismissal begins at the end of the turn, but the delegate is notified now.
    if ownPresentation?.isInTransition ?? false { searchEnds() }
  }

  /// Sets `isActive` to the value that was requested during the transition, now that the transition
  /// is over.
  private func applyPendingIsActive() {
    guard pendingIsActive != nil else { return }
    hostScene.turn.append(completion: { [weak self] in
      guard let self, let isActiveNext = pendingIsActive else { return }
      pendingIsActive = nil
      if isActiveNext != isActive { isActive = isActiveNext }
    })
  }

  /// The search is about to be presented.
  func searchBegins() {
    place =
      titledItem.map { SearchBarPlace.title($0) } ?? SearchBarPlace(of: searchBar, in: item)
    (isBeginning, isEnding) = (true, false)
    loadViewIfNeeded()
    showContent()
    delegate?.willPresentSearchController(self)
  }

  /// The search is about to be dismissed. Only the first call counts.
  func searchEnds() {
    guard !isEnding else { return }
    isEnding = true
    delegate?.willDismissSearchController(self)
    searchBar.resignFirstResponder()
    if hasText { searchBar.text = nil }
    update()
  }

  /// The dismissal was cancelled.
  func searchStays() {
    isEnding = false
    updateBars(isShown: true)
    showContent()
  }

  /// The search is not presented any more.
  func searchIsOver() {
    guard isBeginning || isShown || isEnding else { return }
    searchEnds()
    if isShown { UIView.performWithoutAnimation { updateBars(isShown: false) } }
    place.returnBar(searchBar)
    place = .nowhere
    (isBeginning, isEnding) = (false, false)
    delegate?.didDismissSearchController(self)
    applyPendingIsActive()
  }
}

// MARK: - The bars

extension UISearchController: NavigationItemSearch {
  var hidesTitles: Bool { isShown && hidesNavigationBarDuringPresentation }

  func navigationBarDidLayOut() { if isShown { viewIfLoaded?.setNeedsLayout() } }

  /// Shows the bars as they are while the search is active, or as they are while it is not. Inside
  /// an animation block the change is animated.
  func updateBars(isShown: Bool) {
    self.isShown = isShown
    isUpdatingBarParts = true
    if automaticallyShowsCancelButton {
      searchBar.setShowsCancelButton(isShown, animated: false)
    }
    if automaticallyShowsScopeBar { searchBar.showsScopeBar = isShown }
    isUpdatingBarParts = false
    switch place {
    case .navigationBar(let item):
      item.bar?.searchDidChange(of: item)
      item.bar?.superview?.layoutIfNeeded()
    case .title: break
    case .view, .nowhere: moveBarOfOtherView()
    }
    searchBar.layoutIfNeeded()
    viewIfLoaded?.setNeedsLayout()
    viewIfLoaded?.layoutIfNeeded()
  }

  private func moveBarOfOtherView() {
    let presenter = ownPresentation?.presenter
    if isShown, hidesNavigationBarDuringPresentation {
      let navigation = presenter?.navigationController ?? presenter as? UINavigationController
      if let navigation, !navigation.isNavigationBarHidden {
        navigation.setNavigationBarHidden(true, animated: UIView.areAnimationsEnabled)
        navigationWithoutBar = navigation
      }
    } else if let navigation = navigationWithoutBar {
      navigation.setNavigationBarHidden(false, animated: UIView.areAnimationsEnabled)
      navigationWithoutBar = nil
    }
    navigationWithoutBar?.view.layoutIfNeeded()
    guard let container = ownPresentation?.container else { return }
    if isShown {
      place.layOutBar(searchBar, in: container, over: presenter)
    } else {
      presenter?.view.layoutIfNeeded()
      place.layOutBarAtOrigin(searchBar, in: container)
    }
  }

  /// The lower edge of the search bar, in a view's coordinates.
  func bottomOfBars(in view: UIView) -> CGFloat {
    if let bar = place.containingBar {
      return bar.convert(CGPoint(x: 0, y: bar.bounds.maxY), to: view).y
    }
    guard let superview = searchBar.superview else { return 0 }
    return superview.convert(CGPoint(x: 0, y: searchBar.frame.maxY), to: view).y
  }
}

extension UISearchController: SearchBarOwner {
  func searchBarMayBegin() -> Bool {
    if !isActive { begin() }
    return isActive
  }

  func searchBarWillBegin() { if isActive { update() } }

  func searchBarContentDidChange() { if isActive { update() } }

  func searchBarWasCancelled() { end() }

  func searchBarCancelButtonWasSet() {
    if !isUpdatingBarParts { automaticallyShowsCancelButton = false }
  }

  func searchBarScopesWereSet() {
    if !isUpdatingBarParts { automaticallyShowsScopeBar = false }
  }

  func searchBarHeightDidChange() {
    if let item {
      item.bar?.searchDidChange(of: item)
    } else {
      ownPresentation?.container.setNeedsLayout()
    }
    viewIfLoaded?.setNeedsLayout()
  }
}
