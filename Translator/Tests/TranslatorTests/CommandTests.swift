import Foundation
import Testing

@testable import Translator

/// The executable.
struct CommandTests {
  private struct Result {
    let status: Int32
    let output: String
    let errors: String
  }

  private func run(_ arguments: [String], input: String) throws -> Result {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let process = Process()
    process.executableURL = package.appendingPathComponent(".build/debug/translate-project")
    process.arguments = arguments
    let (standardInput, output, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    let written = output.fileHandleForReading.readDataToEndOfFile()
    let message = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: String(decoding: written, as: UTF8.self),
      errors: String(decoding: message, as: UTF8.self))
  }

  @Test
  func requestIsAnswered() throws {
    let project = try TemporaryProject()
    let source = try project.write("import UIKit\n\nimport SnapKit\n", to: "A.swift")
    let result = try run(
      [], input: #"{"module": "App", "output": "\#(project.output)", "sources": ["\#(source)"]}"#)
    #expect(result.status == 0)
    #expect(result.errors == "")
    let copy = "\(project.output)/A.swift"
    let start = "\"\(project.output)/__Registration.swift\",\"\(project.output)/__Start.swift\""
    #expect(
      result.output == #"{"delegate":null,"files":[{"copy":"\#(copy)","source":"\#(source)","#
        + #""written":true}],"notes":[],"start":[\#(start)],"testCases":[],"#
        + #""unavailableImports":[{"file":"\#(source)","line":3,"module":"SnapKit"}]}"#)
  }

  @Test(
    arguments: [
      ([], "{}", 65), ([], "no JSON", 65), (["--other"], "", 64),
      ([], #"{"module": "A", "output": "/tmp/none", "sources": ["/missing.swift"]}"#, 1),
    ] as [([String], String, Int32)])
  func mistakeIsToldInOneLine(arguments: [String], input: String, status: Int32) throws {
    let result = try run(arguments, input: input)
    #expect(result.status == status)
    #expect(result.output == "")
    #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
  }

  @Test
  func placesOfCopiesAreThoseOfSources() throws {
    let project = try TemporaryProject()
    let source = try project.write("import Foundation\nlet x = 1\n", to: "A: B.swift")
    let copy = try project.translate([source]).files[0].copy
    let result = try run(["--locate"], input: "\(copy):2:15\n\(copy):3:4\nother\n/none.swift:1:2\n")
    #expect(result.output == "\(source):1:1\n\(source):2:4\nother\n/none.swift:1:2\n")
    #expect(result.status == 0)
  }
}
