public import UIKit

/// A storyboard or a xib in a file, and which of its controllers is to be shown.
public struct InterfaceFile: Hashable, Sendable {
  /// Where the file is.
  public let url: URL
  /// The identifier of a controller, or the file's id for it; nil for the initial one.
  public let controller: String?

  /// - Parameter path: from the working directory, where it is not a whole one.
  public init(_ path: String, controller: String? = nil) {
    url = URL(fileURLWithPath: path).absoluteURL
    self.controller = controller
  }

  /// The file's name, with its extension.
  public var name: String { url.lastPathComponent }
}
