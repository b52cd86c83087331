public import CoreGraphics

/// What the source and the places of a drag know about it.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The items that are dragged.
  var items: [UIDragItem] { get }
  /// The location of the touch, in a view's coordinates.
  func location(in view: UIView) -> CGPoint
  /// Whether the source allows that the items move.
  var allowsMoveOperation: Bool { get }
  /// Whether only this app gets the items. All drags stay within the app here, so that it is only
  /// what the source has answered.
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

/// A drag as its source knows it.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// An object of the source's own.
  var localContext: Any? { get set }
}

/// What the system shows while the items of a drop are loaded. The raw values are Apple's.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// Nothing.
  case none = 0
  /// A panel with the progress and a button that cancels.
  case `default` = 1
}

/// A drag as the places know it that it may be dropped on.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The same drag as its source knows it. It is never nil: all drags begin in the app.
  var localDragSession: (any UIDragSession)? { get }
  /// What the system shows while items are loaded; the default unless set. It is kept: nothing is
  /// shown here, where all items come from the app itself.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// How much of what was asked for by ``loadObjects(ofClass:completion:)`` is loaded.
  var progress: Progress { get }
  /// Loads an object of each item that has one of a class.
  ///
  /// - Parameters:
  ///   - aClass: the class of the objects.
  ///   - completion: called on the main thread in a later turn, with those that could be loaded, in
  ///     the order of the items.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Loads a value of a type, such as `String`, of each item that has one.
  @discardableResult
  public func loadObjects<T>(
    ofClass: T.Type, completion: @escaping ([T]) -> Void
  ) -> Progress where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: T._ObjectiveCType.self) { objects in
      completion(objects.compactMap { T(itemProviderObject: $0) })
    }
  }
}
