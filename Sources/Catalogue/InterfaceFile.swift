public import UIKit

/// A storyboard or xib file, and the controller in it that is shown.
public struct InterfaceFile: Hashable, Sendable {
  /// The location of the file.
  public let url: URL
  /// The storyboard identifier or the object id of the controller; nil for the initial view
  /// controller.
  public let controller: String?

  /// - Parameter path: absolute, or relative to the working directory.
  public init(_ path: String, controller: String? = nil) {
    url = URL(fileURLWithPath: path).absoluteURL
    self.controller = controller
  }

  /// The file's name, with its extension.
  public var name: String { url.lastPathComponent }
}
