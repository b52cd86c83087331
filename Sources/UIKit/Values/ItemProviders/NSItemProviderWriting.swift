public import CoreGraphics

/// An object that can be dragged or pasted: it writes itself as data of one or more types.
@preconcurrency
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The uniform type identifiers of the representations, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Those of this object; the ones of its class unless implemented.
  var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Writes a representation.
  ///
  /// - Parameters:
  ///   - typeIdentifier: one of the writable types.
  ///   - completionHandler: called once, on any thread, with the data or an error.
  /// - Returns: the progress; nil if the handler was called already.
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

/// An object that can be made of what was dragged or pasted.
@preconcurrency
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The uniform type identifiers of the representations that it can be made of, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// An object that is made of a representation; throws where the data is not of that type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
