import Testing
import TranslationSamples

@testable import Translator

/// The compiler accepts the copies.
struct CompilationTests {
  @Test(arguments: ["4", "5", "6"])
  func copiesOfAllRowsCompile(version: String) throws {
    let compiler = try SwiftCompiler()
    var sources: [(path: String, text: String)] = []
    for (number, row) in Row.all.enumerated() {
      for (index, text) in row.sources.enumerated() {
        sources.append(("/rows/\(row.description)/Row\(number)_\(index).swift", text))
      }
    }
    let project = SampleProject(sources, merged: ["MyKit"])
    var paths = try sources.indices.map { index in
      try compiler.write(project.copy(index), to: "Copies/Row\(index).swift")
    }
    paths.append(
      try compiler.write(
        StartFiles.registration(functions: project.translation.copies.map(\.registration)),
        to: StartFiles.registrationName))
    paths.append(
      try compiler.write(
        StartFiles.start(EntryPoint(of: project.project)), to: StartFiles.startName))
    let errors = try compiler.check(paths, version: version).filter { $0.kind == "error" }
    #expect(errors.isEmpty, "\(errors)")
  }

  /// The files of a translation, in a folder of their own.
  private func errors(
    of answer: TranslationAnswer
  ) throws -> [SwiftCompiler.Message] {
    try SwiftCompiler().check(answer.files.map(\.copy) + answer.start).filter {
      $0.kind == "error"
    }
  }

  @Test
  func projectWithAMainFileCompiles() throws {
    let project = try TemporaryProject()
    let main = try project.write(
      """
      import UIKit
      UIApplicationMain(
        CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(Delegate.self))
      """, to: "main.swift")
    let delegate = try project.write(
      "import UIKit\nclass Delegate: UIResponder, UIApplicationDelegate {}\n", to: "D.swift")
    #expect(try errors(of: project.translate([main, delegate])) == [])
  }

  @Test
  func projectWithTestsCompiles() throws {
    let project = try TemporaryProject()
    let view = try project.write(
      "import UIKit\npublic class Dial: UIView { @objc func turn() {} }\n", to: "App/Dial.swift")
    let test = try project.write(
      """
      import XCTest
      @testable import App
      @MainActor final class DialTests: XCTestCase {
        @objc func helper() {}
        func testDial() async throws { Dial(frame: .zero).turn() }
      }
      """, to: "Tests/DialTests.swift")
    #expect(try errors(of: project.translate([view], tests: [test])) == [])
  }
}
