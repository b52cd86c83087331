public import CoreGraphics

/// An object that is dragged or pasted, and the types of its representations.
///
/// Within the app the object itself is handed over where it has the requested class. Otherwise the
/// requested object is made of a representation that both have. Promises of files and handlers for
/// data do not exist. Handlers are called on the main thread, in a later turn.
@preconcurrency @MainActor
open class NSItemProvider: NSObject {
  /// The domain of the errors.
  public nonisolated static let errorDomain = "NSItemProviderErrorDomain"

  /// The codes of the errors. The raw values are Apple's.
  public enum ErrorCode: Int, Sendable {
    /// Any other error.
    case unknownError = -1
    /// There is no representation of the requested type.
    case itemUnavailableError = -1000
    /// The object has another class.
    case unexpectedValueClassError = -1100
    /// The representation cannot be converted.
    case unavailableCoercionError = -1200
  }

  private let object: (any NSItemProviderWriting)?
  /// A name that is proposed for what is made of it, such as a file's.
  open var suggestedName: String?

  /// A provider without representations.
  public override init() {
    object = nil
    super.init()
  }

  /// A provider of an object, which it holds.
  public init(object: any NSItemProviderWriting) {
    self.object = object
    super.init()
  }

  // MARK: Types

  /// The uniform type identifiers of the representations, the best first.
  open var registeredTypeIdentifiers: [String] {
    object?.writableTypeIdentifiersForItemProvider ?? []
  }

  /// Whether there is a representation of a type, or of one that conforms to it: a PNG file is an
  /// image.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { TypeConformance.conforms($0, to: typeIdentifier) }
  }

  /// Whether an object of a class can be loaded.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    guard let object else { return false }
    return cast(object, to: aClass) != nil || sharedType(with: aClass) != nil
  }

  /// The first representation that a class can be made of.
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
  ///   - completionHandler: called in a later turn, with the object or an error.
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
  ///   - typeIdentifier: its type, or one that it conforms to.
  ///   - completionHandler: called in a later turn, with the data or an error.
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

/// Values of Swift that stand for objects: texts and addresses.
extension NSItemProvider {
  /// Whether a value of a type can be loaded.
  public func canLoadObject<T>(ofClass: T.Type) -> Bool
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: T._ObjectiveCType.self)
  }

  /// Loads a value of a type; see ``loadObject(ofClass:completionHandler:)``.
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
  /// The value that a loaded object stands for; nil for an object of another class.
  init?(itemProviderObject object: Any) {
    guard let object = object as? _ObjectiveCType else { return nil }
    var value: Self?
    guard Self._conditionallyBridgeFromObjectiveC(object, result: &value), let value else {
      return nil
    }
    self = value
  }
}
