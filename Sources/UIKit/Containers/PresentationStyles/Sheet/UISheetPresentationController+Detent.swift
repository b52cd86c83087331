public import CoreGraphics

/// The values that the height of a detent may depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits where the sheet is shown.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the large detent, in points; no detent is higher.
  var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
  /// A height at which a sheet settles.
  @preconcurrency @MainActor
  public final class Detent: NSObject {
    /// Names a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name that it is known by.
      public let rawValue: String
      /// A value of any name, also of one that is not listed here.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// An identifier of a name of the program's own.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// Half the height of the container.
      public static let medium = Identifier("medium")
      /// The full height, except for a strip at the top.
      public static let large = Identifier("large")
    }

    /// Answers how high a detent is, in points; nil leaves the detent out.
    public typealias Resolver = (any UISheetPresentationControllerDetentResolutionContext) ->
      CGFloat?

    /// The name that a sheet's ``selectedDetentIdentifier`` has at this height.
    public let identifier: Identifier
    private let resolver: Resolver

    private init(_ identifier: Identifier, resolver: @escaping Resolver) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// Half the height of the container.
    public static func medium() -> Detent {
      Detent(.medium) { ($0 as? DetentContext)?.halfHeight ?? $0.maximumDetentValue / 2 }
    }

    /// The full height, except for a strip at the top.
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A detent of a custom height.
    ///
    /// - Parameters:
    ///   - identifier: nil generates one.
    ///   - resolver: gives the height in points; nil leaves the detent out for now. Heights beyond
    ///     the large detent's are limited to that.
    public static func custom(
      identifier: Identifier? = nil, resolver: @escaping Resolver
    ) -> Detent {
      Detent(identifier ?? Identifier("custom-\(UUID().uuidString)"), resolver: resolver)
    }

    /// The height in points; nil where the detent is left out.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }
}

/// The context in which detents are resolved.
final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  /// Points.
  let halfHeight: CGFloat

  init(traits: UITraitCollection, maximum: CGFloat, halfHeight: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
    self.halfHeight = halfHeight
  }
}
