@_exported public import Foundation
@_exported public import FoundationNetworking
public import UIKit

/// How a web view would be set up.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  /// Whether films would play in the page.
  open var allowsInlineMediaPlayback = false

  /// The usual setup.
  public override init() { super.init() }
}

/// A page that is being loaded; web views here load none.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}

/// Is notified of the loading of pages, of which there is none here.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {}

/// Shows the dialogs of pages, of which there are none here.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {}

/// The place of a web page: it says that pages are not shown, and which one was asked for. Nothing
/// is loaded, and no delegate is called.
open class WKWebView: UIView {
  open override class var inspectables: [String: Inspectable] {
    [
      "navigationDelegate": Inspectable(\WKWebView.navigationDelegate),
      "UIDelegate": Inspectable(\WKWebView.uiDelegate),
    ]
  }

  private let label = UILabel()

  /// A copy of the setup is not made: it has no effect on what is shown.
  public let configuration: WKWebViewConfiguration

  /// A view with a setup.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    setUp()
  }

  /// A view with the usual setup.
  public override init(frame: CGRect) {
    configuration = WKWebViewConfiguration()
    super.init(frame: frame)
    setUp()
  }

  /// Makes the object from a storyboard or a xib.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .secondarySystemBackground
    clipsToBounds = true
    label.numberOfLines = 0
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    addSubview(label)
    showText()
  }

  private func showText() {
    label.text =
      ["WKWebView", url?.absoluteString, "Web pages are not shown here."].compactMap(\.self)
      .joined(separator: "\n")
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 8)
  }

  /// Held weakly, and never called.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Held weakly, and never called.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The address that was asked for last; nil for a page of text.
  open private(set) var url: URL? { didSet { showText() } }
  /// The title of the page, which there is never.
  open var title: String? { nil }
  /// Whether a page is being loaded: never.
  open var isLoading: Bool { false }
  /// How much of the page is loaded: nothing.
  open var estimatedProgress: Double { 0 }
  /// Whether there is a page to go back to: never.
  open var canGoBack: Bool { false }
  /// Whether there is a page to go forward to: never.
  open var canGoForward: Bool { false }

  /// Keeps the address. Nil is returned, because nothing is loaded.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    return nil
  }

  /// Keeps the address of the page. Nil is returned, because nothing is loaded.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    url = baseURL
    return nil
  }

  /// Loads nothing again.
  @discardableResult
  open func reload() -> WKNavigation? { nil }
  /// There is nothing to stop.
  open func stopLoading() {}
}
