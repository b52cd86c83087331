public import CoreGraphics

/// A class that makes controllers again whose state was saved.
///
/// A program here begins without a former state, so the method is not called; code that implements
/// it can be compiled.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
  /// Makes the controller with an identifier.
  ///
  /// - Parameters:
  ///   - identifierComponents: the identifiers of the controllers around it, then its own.
  ///   - coder: what was saved.
  /// - Returns: nil for a controller that is not restored.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}
