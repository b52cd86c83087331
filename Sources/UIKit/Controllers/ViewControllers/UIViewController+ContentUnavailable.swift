/// How a controller shows that there is no content.
@MainActor
struct ContentUnavailability {
  var configuration: (any UIContentConfiguration)?
  /// Shows the configuration; nil while there is none.
  fileprivate var view: (any UIView & UIContentView)?
  /// The text in the controller's search bar; nil if there is no search.
  var searchText: String? { didSet { if searchText != oldValue { isUpdateDue = true } } }
  var isUpdateDue = true

  /// Whether a layout of the view has to add, update or remove the content.
  fileprivate var needsLayout: Bool { isUpdateDue || configuration != nil || view != nil }
}

extension UIViewController {
  /// The state that a configuration for missing content may depend on.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = contentUnavailability.searchText
    return state
  }

  /// Called when the user searches for another text; nil if there is no search.
  func searchTextDidChange(to text: String?) {
    guard text != contentUnavailability.searchText else { return }
    contentUnavailability.searchText = text
    viewIfLoaded?.setNeedsLayout()
  }

  /// Updates the view that is shown if there is no content, and puts it in front of the view's
  /// content.
  func showContentIsUnavailable() {
    guard contentUnavailability.needsLayout else { return }
    let state = contentUnavailableConfigurationState
    if contentUnavailability.isUpdateDue {
      contentUnavailability.isUpdateDue = false
      updateContentUnavailableConfiguration(using: state)
    }
    guard let configuration = contentUnavailability.configuration?.updated(for: state),
      let view = viewIfLoaded
    else {
      contentUnavailability.view?.removeFromSuperview()
      contentUnavailability.view = nil
      return
    }
    if let shown = contentUnavailability.view, shown.supports(configuration) {
      shown.configuration = configuration
    } else {
      contentUnavailability.view?.removeFromSuperview()
      contentUnavailability.view = configuration.makeContentView()
    }
    guard let shown = contentUnavailability.view else { return }
    if shown.superview !== view { view.addSubview(shown) }
    // The bounds of a scroll view are its visible part, so the content stays visible while it
    // scrolls.
    shown.frame = view.bounds
  }
}
