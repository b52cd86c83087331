/// Elements that are supplied when a menu is opened; until then the row says that it is loading.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  /// Supplies the elements by calling the closure that it gets, at once or later.
  public typealias Provider = @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void

  private enum Progress {
    case new
    case waiting([@MainActor ([UIMenuElement]) -> Void])
    case done([UIMenuElement])
  }

  private let provider: Provider
  private let isCached: Bool
  private var progress = Progress.new

  private init(isCached: Bool, provider: @escaping Provider) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Elements that are supplied once.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(isCached: true, provider: elementProvider)
  }

  /// Elements that are supplied each time the menu is opened.
  public class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(isCached: false, provider: elementProvider)
  }

  /// The elements, if they have been supplied.
  var known: [UIMenuElement]? {
    if case .done(let elements) = progress { elements } else { nil }
  }

  /// A menu is opened: what was supplied before is asked for again unless it is kept.
  func reset() {
    if !isCached, case .done = progress { progress = .new }
  }

  /// Asks for the elements, and calls a closure once they are there.
  func load(_ completion: @escaping @MainActor () -> Void) {
    switch progress {
    case .done: completion()
    case .waiting(let others): progress = .waiting(others + [{ _ in completion() }])
    case .new:
      progress = .waiting([{ _ in completion() }])
      provider { [weak self] elements in
        guard let self, case .waiting(let waiting) = progress else { return }
        progress = .done(elements)
        for report in waiting { report(elements) }
      }
    }
  }
}
