package import Foundation

/// A target of a Swift package in the project's folder that the app imports. It is compiled as a
/// separate module, as in Xcode.
package struct PackageModule: Equatable, Sendable {
  package var name: String
  /// The name of its package.
  package var package: String
  package var sources: [URL]
  /// The resources in `Bundle.module`: files and folders, as they are copied into an app.
  package var resources: [URL]
  /// The modules of other packages that it imports.
  package var dependencies: [String]
  /// The language mode of its sources: "4", "4.2", "5" or "6".
  package var languageVersion: String
  /// The conditions that are true for `#if`, besides the compiler's own.
  package var compilationConditions: [String]
  /// The other options of the compiler.
  package var compilerFlags: [String]

  /// The folder of its resources in the app, with the name that Xcode gives it.
  package var bundle: String { "\(package)_\(name).bundle" }
}
