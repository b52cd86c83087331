/// Elements that are supplied when a menu is opened. Until then a row shows that they are being
/// loaded.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  /// Supplies the elements by calling its argument, at once or later.
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

  /// Makes elements that are supplied once.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(isCached: true, provider: elementProvider)
  }

  /// Makes elements that are supplied each time that the menu is opened.
  public class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(isCached: false, provider: elementProvider)
  }

  /// The supplied elements; nil before.
  var known: [UIMenuElement]? {
    if case .done(let elements) = progress { elements } else { nil }
  }

  /// Called when a menu is opened. Elements that are not cached are requested again.
  func reset() {
    if !isCached, case .done = progress { progress = .new }
  }

  /// Requests the elements, and calls a closure when they have been supplied.
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
