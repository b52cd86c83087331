import CoreGraphics

/// An object that stores the values that appearance proxies have given it.
@MainActor
protocol AppearanceReceiver: AnyObject {
  /// The values from proxies, by their properties.
  var proxyValues: [AnyHashable: Any] { get set }
}

/// The appearance proxies of an app. They set values on views and controllers.
@MainActor
package final class AppearanceRegistry {
  package static let shared = AppearanceRegistry()

  /// The rules of the proxies. More general rules precede more specific ones.
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

  /// Removes all proxies.
  package func removeAll() { proxies.removeAll() }

  /// Applies the proxies to a view that has entered a window.
  func viewDidEnterWindow(_ view: UIView) {
    guard !proxies.isEmpty else { return }
    apply(to: view, insideOf: view.next)
  }

  /// Sets the values of all proxies that match an object.
  ///
  /// - Parameter outer: the responder that directly contains the object.
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

  /// Whether the program has not set a property itself, so that a proxy may set it.
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

  /// The value inside nested optionals; nil for none.
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
