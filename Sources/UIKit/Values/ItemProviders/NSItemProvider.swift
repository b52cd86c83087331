public import CoreGraphics

/// An object that is dragged or pasted, with the types of its representations.
///
/// Within the app the object itself is passed on if it has the requested class. Otherwise the
/// requested object is made from a type of data that both support. File promises and data handlers
/// are not supported. Handlers are called on the main thread, in a later turn of the run loop.
@preconcurrency @MainActor
open class NSItemProvider: NSObject {
  /// The domain of the errors.
  public nonisolated static let errorDomain = "NSItemProviderErrorDomain"

  /// The codes of the errors. The raw values are Apple's.
  public enum ErrorCode: Int, Sendable {
    /// Any other error.
    case unknownError = -1
    /// No representation has the requested type.
    case itemUnavailableError = -1000
    /// The object has another class than the requested one.
    case unexpectedValueClassError = -1100
    /// The representation cannot be converted.
    case unavailableCoercionError = -1200
  }

  private let object: (any NSItemProviderWriting)?
  /// A name for what is made of the item, such as a file's name.
  open var suggestedName: String?

  /// A provider without representations.
  public override init() {
    object = nil
    super.init()
  }

  /// A provider of an object. The object is held strongly.
  public init(object: any NSItemProviderWriting) {
    self.object = object
    super.init()
  }

  // MARK: Types

  /// The uniform type identifiers of the representations, in order of preference.
  open var registeredTypeIdentifiers: [String] {
    object?.writableTypeIdentifiersForItemProvider ?? []
  }

  /// Whether a representation has a type that is equal to or conforms to this one: a PNG file
  /// conforms to the type of images.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { TypeConformance.conforms($0, to: typeIdentifier) }
  }

  /// Whether an object of a class can be loaded.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    guard let object else { return false }
    return cast(object, to: aClass) != nil || sharedType(with: aClass) != nil
  }

  /// The first type of representation from which an object of the class can be made.
  private func sharedType(with aClass: any NSItemProviderReading.Type) -> String? {
    let readable = aClass.readableTypeIdentifiersForItemProvider
    return registeredTypeIdentifiers.first { type in
      readable.contains { TypeConformance.conforms(type, to: $0) }
    }
  }

  private func cast(
    _ object: Any, to aClass: any NSItemProviderReading.Type
  ) -> (any NSItemProviderReading)? {
    func opened<Class: NSItemProviderReading>(_ type: Class.Type) -> Class? { object as? Class }
    return opened(aClass)
  }

  // MARK: Loading

  /// Loads an object of a class.
  ///
  /// - Parameters:
  ///   - aClass: the class of the object.
  ///   - completionHandler: called in a later turn of the run loop, with the object or an error.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    if let object, let loaded = cast(object, to: aClass) {
      Task { completionHandler(loaded, nil) }
      return Self.finishedProgress()
    }
    guard let type = sharedType(with: aClass) else {
      let error = Self.error(.itemUnavailableError)
      Task { completionHandler(nil, error) }
      return Self.finishedProgress()
    }
    return loadDataRepresentation(forTypeIdentifier: type) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Loads the data of a representation.
  ///
  /// - Parameters:
  ///   - typeIdentifier: the representation's type, or one to which it conforms.
  ///   - completionHandler: called in a later turn of the run loop, with the data or an error.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    let type = registeredTypeIdentifiers.first {
      TypeConformance.conforms($0, to: typeIdentifier)
    }
    guard let object, let type else {
      let error = Self.error(.itemUnavailableError)
      Task { completionHandler(nil, error) }
      return Self.finishedProgress()
    }
    let finish: @MainActor (Data?, (any Error)?) -> Void = { data, error in
      completionHandler(data, data == nil ? error ?? Self.error(.unknownError) : nil)
    }
    let progress = object.loadData(withTypeIdentifier: type) { data, error in
      Task { @MainActor in finish(data, error) }
    }
    return progress ?? Self.finishedProgress()
  }

  private static func finishedProgress() -> Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }

  private static func error(_ code: ErrorCode) -> NSError {
    NSError(domain: errorDomain, code: code.rawValue)
  }
}

/// Swift values that are bridged to objects: strings and URLs.
extension NSItemProvider {
  /// Whether a value of a type can be loaded.
  public func canLoadObject<T>(ofClass: T.Type) -> Bool
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: T._ObjectiveCType.self)
  }

  /// Loads a value of a type. See ``loadObject(ofClass:completionHandler:)``.
  @discardableResult
  public func loadObject<T>(
    ofClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    loadObject(ofClass: T._ObjectiveCType.self) { object, error in
      completionHandler(object.flatMap { T(itemProviderObject: $0) }, error)
    }
  }
}

extension _ObjectiveCBridgeable {
  /// The value that is bridged to a loaded object; nil for an object of another class.
  init?(itemProviderObject object: Any) {
    guard let object = object as? _ObjectiveCType else { return nil }
    var value: Self?
    guard Self._conditionallyBridgeFromObjectiveC(object, result: &value), let value else {
      return nil
    }
    self = value
  }
}
