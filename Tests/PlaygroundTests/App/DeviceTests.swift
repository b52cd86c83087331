import Catalogue
import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

@testable import PlaygroundApp

/// Demos are shown on the screen that they were made for, in any window.
@MainActor
struct DeviceTests {
  /// A demo in a window, on the screen that it was made for.
  @MainActor
  private struct App {
    let demoStage: DemoStage
    let simulator: Simulator
    let window: UIWindow

    init(_ id: String, size: CGSize = CGSize(width: 400, height: 600)) throws {
      demoStage = DemoStage(try #require(Catalogue.demo(id: id)))
      simulator = Simulator(size: size, scale: 1, root: UIViewController())
      demoStage.stage = simulator.stage
      simulator.stage.backdrop = .white
      demoStage.open()
      window = try #require(demoStage.window)
      simulator.settle()
    }

    /// Gives it its screen.
    func useDevice() {
      demoStage.useDevice()
      simulator.settle()
    }

    func color(_ x: Int, _ y: Int) -> UInt32? {
      simulator.snapshot().map { $0.pixel(x: x, y: y) & 0xFF_FFFF }
    }
  }

  private func button(_ title: String, in view: UIView) -> UIButton? {
    if let button = view as? UIButton, button.currentTitle == title { return button }
    return view.subviews.lazy.compactMap { button(title, in: $0) }.first
  }

  @Test func aTabletsDemoOpensOnATabletInASmallWindow() throws {
    let app = try App("style-form-sheet")
    app.useDevice()
    let window = app.window
    #expect(UIScreen.main.bounds.size == CGSize(width: 1024, height: 768))
    #expect(window.frame.size == CGSize(width: 1024, height: 768))
    #expect(window.traitCollection.horizontalSizeClass == .regular)
    // 400 points of width are 0.390625 of 1024; 300 of height, in the middle.
    #expect(UIScreen.main.scale == 0.390625)
    #expect(app.color(200, 149) == 0xFF_FFFF, "around it")
    #expect(app.color(200, 450) == 0xFF_FFFF, "around it")
    #expect(app.color(390, 151) != 0xFF_FFFF, "on it")
  }

  @Test func aTouchInTheWindowReachesWhatIsThere() throws {
    let app = try App("style-form-sheet")
    app.useDevice()
    let window = app.window
    let present = try #require(button("Present", in: window))
    let place = present.convert(
      CGPoint(x: present.bounds.midX, y: present.bounds.midY), to: UIView?.none)
    app.simulator.tap(at: CGPoint(x: place.x * 0.390625, y: 150 + place.y * 0.390625))
    app.simulator.settle()
    let sheet = try #require(window.rootViewController?.presentedViewController?.view)
    #expect(sheet.convert(sheet.bounds, to: UIView?.none).size == CGSize(width: 540, height: 620))
  }

  @Test func aPhonesDemoIsAPhoneInALargeWindow() throws {
    let app = try App("modal-spring", size: CGSize(width: 1280, height: 844))
    app.useDevice()
    #expect(UIScreen.main.bounds.size == CGSize(width: 320, height: 480))
    app.simulator.resize(to: CGSize(width: 640, height: 480), scale: 2)
    app.simulator.settle()
    #expect(UIScreen.main.bounds.size == CGSize(width: 320, height: 480))
    #expect(UIScreen.main.scale == 2)
  }

  @Test func aDemoAboutSizesFollowsTheWindow() throws {
    let app = try App("style-adaptive")
    app.useDevice()
    #expect(UIScreen.main.bounds.size == CGSize(width: 1024, height: 768))
    app.simulator.resize(to: CGSize(width: 500, height: 700), scale: 1)
    app.simulator.settle()
    #expect(UIScreen.main.bounds.size == CGSize(width: 500, height: 700))
  }

  /// It would be too small to be read otherwise.
  @Test func aMessageKeepsItsSizeInTheWindow() throws {
    let app = try App("style-form-sheet")
    app.useDevice()
    app.demoStage.announce("Saved style-form-sheet.png")
    app.simulator.settle(limit: 0.1)
    let message = try #require(app.window.windowScene?.windows.last)
    #expect(isNear(message.frame.height * 0.390625, 31.25, within: 0.01), "\(message.frame)")
    app.simulator.advance(by: 3.1)
    #expect(app.window.windowScene?.windows.last === app.window, "it goes by itself")
  }

  /// What was done in the window can be played again, with the same touches.
  @Test func inputIsRecordedInTheScreensCoordinates() throws {
    let app = try App("style-form-sheet")
    var input: [String] = []
    var transcript = InputTranscript()
    app.simulator.stage.onInput = { event in
      if let action = transcript.action(of: event) { input.append("{\(action.fields)}") }
    }
    app.useDevice()
    app.simulator.tap(at: CGPoint(x: 200, y: 300))
    #expect(
      input == [
        #"{"type":"resize","width":1024,"height":768}"#,
        #"{"type":"down","x":512,"y":384,"finger":0}"#,
        #"{"type":"up","x":512,"y":384,"finger":0}"#,
      ])
  }
}
