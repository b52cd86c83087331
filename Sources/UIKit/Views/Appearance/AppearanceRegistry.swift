import CoreGraphics

/// An object that remembers what proxies have given it.
@MainActor
protocol AppearanceReceiver: AnyObject {
  /// The values that it has from proxies, by their properties.
  var proxyValues: [AnyHashable: Any] { get set }
}

/// The proxies of an app, and the objects that get their values.
@MainActor
package final class AppearanceRegistry {
  package static let shared = AppearanceRegistry()

  /// The rules of the proxies; those for more objects come first.
  private var proxies: [AppearanceRules] = []

  func proxy<Object: UIAppearance>(
    for type: Object.Type, inside containers: [any UIAppearanceContainer.Type]
  ) -> UIAppearanceProxy<Object> {
    if let known = proxies.first(where: { $0.isFor(type, inside: containers) }) {
      return UIAppearanceProxy(known)
    }
    let rules = AppearanceRules(type, inside: containers)
    let index = proxies.firstIndex { $0.isMoreSpecific(than: rules) } ?? proxies.count
    proxies.insert(rules, at: index)
    return UIAppearanceProxy(rules)
  }

  /// Forgets all proxies.
  package func removeAll() { proxies.removeAll() }

  /// A view has entered a window: it gets the values of the proxies that are for it.
  func viewDidEnterWindow(_ view: UIView) {
    guard !proxies.isEmpty else { return }
    apply(to: view, insideOf: view.next)
  }

  /// Gives an object the values of the proxies that are for it.
  ///
  /// - Parameter outer: the responder that it is directly inside of.
  func apply(to object: any AppearanceReceiver, insideOf outer: UIResponder?) {
    guard proxies.contains(where: { !$0.rules.isEmpty }) else { return }
    let chain: [AnyObject] = outer.map { Array($0.responderChain) } ?? []
    ViewAnimation.withoutInheritedAnimation {
      for proxy in proxies where proxy.matches(object, inside: chain) {
        for rule in proxy.rules where isOpen(rule, of: object, template: proxy.template) {
          rule.write(object)
          object.proxyValues[rule.key] = rule.value
        }
      }
    }
  }

  /// Whether the program has left a property to the proxies.
  private func isOpen(
    _ rule: AppearanceRule, of object: any AppearanceReceiver, template: AnyObject?
  ) -> Bool {
    let current = rule.read(object)
    guard let template, let current = unwrapped(current) else { return true }
    if let initial = unwrapped(rule.read(template)), isEqual(current, initial) { return true }
    return object.proxyValues.values.contains { value in
      unwrapped(value).map { isEqual(current, $0) } ?? false
    }
  }

  /// The value inside of optionals; nil for none.
  private func unwrapped(_ value: Any?) -> Any? {
    var current = value
    while let outer = current {
      guard Mirror(reflecting: outer).displayStyle == .optional else { return outer }
      current = Mirror(reflecting: outer).children.first?.value
    }
    return nil
  }

  private func isEqual(_ left: Any, _ right: Any) -> Bool {
    guard let left = left as? any Equatable else { return false }
    return isEqual(left, to: right)
  }

  private func isEqual<Value: Equatable>(_ left: Value, to right: Any) -> Bool {
    (right as? Value).map { $0 == left } ?? false
  }
}
