public import CoreGraphics

/// The common interface of the session for the source and the targets of a drag.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The dragged items.
  var items: [UIDragItem] { get }
  /// Returns the location of the touch in a view's coordinates.
  func location(in view: UIView) -> CGPoint
  /// Whether the source allows the items to be moved.
  var allowsMoveOperation: Bool { get }
  /// Whether only this app may receive the items. All drags stay in the app here, so it is only the
  /// source's answer.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Whether any item has a representation of one of the types, by uniform type identifiers.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether an object of a class can be loaded from any item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Whether a value of a type, such as `String`, can be loaded from any item.
  public func canLoadObjects<T>(ofClass: T.Type) -> Bool
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: T._ObjectiveCType.self)
  }
}

/// The session of a drag for its source.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// A custom object of the source.
  var localContext: Any? { get set }
}

/// The progress indicator while the items of a drop are loaded. The raw values are Apple's.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// No indicator.
  case none = 0
  /// A panel with the progress and a cancel button.
  case `default` = 1
}

/// The session of a drag for drop targets.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The session of the same drag for its source. It is never nil, because all drags begin in the
  /// app.
  var localDragSession: (any UIDragSession)? { get }
  /// The progress indicator while items are loaded. It has no effect here, because all items come
  /// from the app itself.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// The progress of ``loadObjects(ofClass:completion:)``.
  var progress: Progress { get }
  /// Loads an object of each item that supports a class.
  ///
  /// - Parameters:
  ///   - aClass: the class of the objects.
  ///   - completion: called on the main thread in a later turn, with the objects that could be
  ///     loaded, in the order of the items.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Loads a value of a type, such as `String`, of each item that supports it.
  @discardableResult
  public func loadObjects<T>(
    ofClass: T.Type, completion: @escaping ([T]) -> Void
  ) -> Progress where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: T._ObjectiveCType.self) { objects in
      completion(objects.compactMap { T(itemProviderObject: $0) })
    }
  }
}
