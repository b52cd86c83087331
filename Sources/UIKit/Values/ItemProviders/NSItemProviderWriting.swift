public import CoreGraphics

/// An object that can be dragged or pasted: it writes itself as data of one or more types.
@preconcurrency
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The uniform type identifiers of the representations, in order of preference.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The identifiers for this object. The default is those of its class.
  var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Writes the data of a representation.
  ///
  /// - Parameters:
  ///   - typeIdentifier: one of the writable types.
  ///   - completionHandler: called once, on any thread, with the data or an error.
  /// - Returns: the progress; nil if the handler has already been called.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

// The default of an optional property; the protocol documents it.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension NSItemProviderWriting {
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }
}

/// An object that can be made from dragged or pasted data.
@preconcurrency
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The uniform type identifiers of the data from which it can be made, in order of preference.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes an object from data of a type. Throws if the data is not of that type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
