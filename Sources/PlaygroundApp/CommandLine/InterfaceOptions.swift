import Catalogue
import ArgumentParser
import CoreGraphics
import UIKit

/// The options for showing a file instead of a demo.
struct InterfaceOptions: ParsableArguments {
  @Option(help: "A storyboard or a xib to show instead of a demo.", completion: .file())
  var storyboard: String?

  @Option(help: "Its controller to begin with, by identifier (default: the initial one).")
  var controller: String?

  /// Returns the file as a demo; nil if no file is given.
  ///
  /// - Parameters:
  ///   - demo: the id of the demo that is also given.
  ///   - segues: the segues to perform in the file.
  @MainActor
  func demo(besides demo: String?, segues: [String] = []) throws -> Demo? {
    guard let storyboard else {
      if controller != nil {
        throw CommandError.usage("--controller needs a --storyboard that it is in")
      }
      return nil
    }
    if let demo { throw CommandError.usage("give a demo, \(demo), or --storyboard, not both") }
    let file = InterfaceFile(storyboard, controller: controller)
    do { try file.check() } catch { throw CommandError(error.descriptionWithPath) }
    return Demo(file, segues: segues)
  }

  /// Returns the demo with an id, or the file.
  ///
  /// - Parameter segues: the identifiers of segues to perform in the file, separated by commas.
  @MainActor
  func demo(typed id: String?, segues: String?) throws -> Demo {
    let names = segues?.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } ?? []
    if let demo = try demo(besides: id, segues: names) { return demo }
    if segues != nil { throw CommandError.usage("--segue needs a --storyboard that it is in") }
    if id == nil, let app = OpenedProject.current?.demo { return app }
    guard let id else { throw CommandError.usage("name a demo, or give a --storyboard") }
    return try Catalogue.demo(typed: id)
  }
}
