import CoreGraphics
import InterfaceBuilder

extension InterfaceVariation {
  /// Whether it changes more than the installed constraints.
  var concernsViews: Bool { !attributes.isEmpty || masks.contains { $0.key == "subviews" } }

  /// Whether it applies to traits.
  func holds(in traits: UITraitCollection) -> Bool {
    Self.matches(widthClass, traits.horizontalSizeClass)
      && Self.matches(heightClass, traits.verticalSizeClass)
  }

  private static func matches(_ wanted: SizeClass?, _ actual: UIUserInterfaceSizeClass) -> Bool {
    switch wanted {
    case .compact: actual == .compact
    case .regular: actual == .regular
    case nil: true
    }
  }

  /// The number of size classes that it specifies.
  fileprivate var precision: Int { (widthClass == nil ? 0 : 1) + (heightClass == nil ? 0 : 1) }
}

extension [InterfaceVariation] {
  /// Returns the variations that apply to traits, from the general to the specific: later ones take
  /// precedence.
  func holding(in traits: UITraitCollection) -> [InterfaceVariation] {
    let those = filter { $0.holds(in: traits) }
    return (0...2).flatMap { precision in those.filter { $0.precision == precision } }
  }

  /// Returns the installed objects of a list.
  func members(of list: String, all: [String], in traits: UITraitCollection) -> Set<String> {
    holding(in: traits).flatMap(\.masks).filter { $0.key == list }
      .reduce(into: Set(all)) { present, mask in
        present.subtract(mask.excluded)
        present.formUnion(mask.included)
      }
  }
}

/// The properties and subviews of a view that depend on size classes. They follow the view's
/// traits.
@MainActor
final class SizeClassVariations: TraitVariations {
  private weak var view: UIView?
  private let source: InterfaceSource
  private let object: InterfaceObject
  /// The default values of the properties that vary.
  private let usual: InterfaceAttributes
  /// All subviews of the file in order, whether or not they are installed.
  private var subviews: [(id: String, view: UIView)] = []
  private var applied: InterfaceAttributes

  init(of view: UIView, _ object: InterfaceObject, in scope: InterfaceScope) {
    (self.view, self.object, source) = (view, object, scope.source)
    var usual = InterfaceAttributes()
    for key in Set(object.variations.flatMap(\.attributes.keys)) {
      usual[key] = object.attributes[key]
    }
    self.usual = usual
    applied = usual
    if object.variations.contains(where: { $0.masks.contains { $0.key == "subviews" } }) {
      for child in object.subviews {
        guard let id = child.id, let subview = scope.object(id) as? UIView else { continue }
        subviews.append((id, subview))
      }
    }
    apply(view.traitCollection)
  }

  /// Applies all variations again after the default values were set on the view.
  func reapply(_ traits: UITraitCollection) {
    applied = usual
    apply(traits)
  }

  func apply(_ traits: UITraitCollection) {
    guard let view else { return }
    var attributes = usual
    for variation in object.variations.holding(in: traits) {
      attributes.merge(variation.attributes)
    }
    if attributes != applied {
      applied = attributes
      InterfaceProperties(attributes, source: source, line: object.line).apply(to: view)
    }
    if !subviews.isEmpty { showSubviews(in: traits, of: view) }
  }

  private func showSubviews(in traits: UITraitCollection, of view: UIView) {
    let present = object.variations.members(
      of: "subviews", all: subviews.map(\.id), in: traits)
    var place = 0
    for (id, subview) in subviews {
      let isThere = subview.superview === view
      if present.contains(id) {
        if !isThere { view.insertSubview(subview, at: place) }
        place = (view.subviews.firstIndex { $0 === subview } ?? place) + 1
      } else if isThere {
        subview.removeFromSuperview()
      }
    }
  }
}
