import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTestSupport

@testable import PlaygroundApp

/// What the app of a project shows of its builds.
@MainActor
struct ProjectMessagesTests {
  @MainActor
  private final class App {
    let simulator = Simulator(scale: 1, root: UIViewController())
    let messages: ProjectMessages
    private let calls = Calls()

    @MainActor
    private final class Calls {
      var waiting: [@MainActor () -> Void] = []
    }

    init() {
      messages = ProjectMessages(
        isSupervised: false, projectName: "Sample",
        later: LaterCalls { [calls] in calls.waiting.append($1) })
    }

    /// Lets the time pass after which a build is worth a word.
    func wait() {
      let due = calls.waiting
      calls.waiting = []
      for call in due { call() }
    }
  }

  @Test func anErrorOfTheProjectHasItsName() throws {
    let app = App()
    app.messages.take(.failed(file: nil, line: 0, reason: "there is no target"))
    let panel = try #require(app.messages.overlay.faultPanel)
    let words = LiveStage.labels(in: panel)
    #expect(words.contains("Sample") && words.contains("There is no target."), "\(words)")
    app.messages.take(.failed(file: "/p/Page.swift", line: 3, reason: "wrong"))
    let fault = try #require(app.messages.overlay.faultPanel?.fault)
    #expect(fault.file == "Page.swift" && fault.line == 3)
  }

  @Test func whatNoLongerHoldsIsHidden() {
    let app = App()
    app.messages.take(.building)
    app.wait()
    #expect(app.messages.overlay.isBuilding)
    app.messages.take(.failed(file: nil, line: 0, reason: "wrong"))
    #expect(!app.messages.overlay.isBuilding && app.messages.overlay.faultPanel != nil)
    app.messages.take(.building)
    app.wait()
    #expect(app.messages.overlay.isBuilding && app.messages.overlay.faultPanel != nil)
    app.messages.take(.upToDate)
    #expect(!app.messages.overlay.isBuilding && app.messages.overlay.faultPanel == nil)
    app.messages.take(.building)
    app.messages.take(.upToDate)
    app.wait()
    #expect(!app.messages.overlay.isBuilding)
  }

  @Test func aMessageIsALineOfText() throws {
    let messages: [ProjectMessage] = [
      .building, .upToDate, .close(placeFile: "/place of\nit"),
      .failed(file: nil, line: 0, reason: "two\nlines"),
    ]
    for message in messages {
      #expect(!message.line.contains("\n"))
      #expect(ProjectMessage(line: message.line) == message)
    }
    #expect(ProjectMessage(line: "hello") == nil)
  }
}
