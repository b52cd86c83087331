import Catalogue
import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

@testable import playground

/// Demos are shown on the screen that they were made for, in any window.
@Suite @MainActor
struct DeviceTests {
  /// The list in a window, whose demos get screens of their own.
  @MainActor
  private struct App {
    let navigator = DemoNavigator()
    let simulator: Simulator

    init(size: CGSize = CGSize(width: 400, height: 600)) {
      simulator = Simulator(size: size, scale: 1, root: navigator.start)
      navigator.stage = simulator.stage
      navigator.showList(in: simulator.window)
      simulator.stage.backdrop = .white
      simulator.settle()
    }

    func open(_ id: String) throws -> UIWindow {
      navigator.open(try #require(Catalogue.demo(id: id)))
      simulator.settle()
      return try #require(navigator.demoWindow)
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
    let app = App()
    let window = try app.open("style-form-sheet")
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
    let app = App()
    let window = try app.open("style-form-sheet")
    let present = try #require(button("Present", in: window))
    let place = present.convert(
      CGPoint(x: present.bounds.midX, y: present.bounds.midY), to: UIView?.none)
    app.simulator.tap(at: CGPoint(x: place.x * 0.390625, y: 150 + place.y * 0.390625))
    app.simulator.settle()
    let sheet = try #require(window.rootViewController?.presentedViewController?.view)
    #expect(sheet.convert(sheet.bounds, to: UIView?.none).size == CGSize(width: 540, height: 620))
  }

  @Test func goingBackShowsTheListInTheWholeWindow() throws {
    let app = App()
    _ = try app.open("style-form-sheet")
    app.simulator.press("Escape")
    app.navigator.close()
    app.simulator.settle()
    #expect(UIScreen.main.bounds.size == CGSize(width: 400, height: 600))
    #expect(UIScreen.main.scale == 1)
    #expect(app.simulator.window.frame == CGRect(x: 0, y: 0, width: 400, height: 600))
    #expect(!app.simulator.window.isHidden)
    #expect(app.navigator.demoWindow == nil)
  }

  @Test func aPhonesDemoIsAPhoneInALargeWindow() throws {
    let app = App(size: CGSize(width: 1280, height: 844))
    _ = try app.open("modal-spring")
    #expect(UIScreen.main.bounds.size == CGSize(width: 320, height: 480))
    app.simulator.resize(to: CGSize(width: 640, height: 480), scale: 2)
    app.simulator.settle()
    #expect(UIScreen.main.bounds.size == CGSize(width: 320, height: 480))
    #expect(UIScreen.main.scale == 2)
  }

  @Test func aDemoAboutSizesFollowsTheWindow() throws {
    let app = App()
    _ = try app.open("style-adaptive")
    #expect(UIScreen.main.bounds.size == CGSize(width: 1024, height: 768))
    app.simulator.resize(to: CGSize(width: 500, height: 700), scale: 1)
    app.simulator.settle()
    #expect(UIScreen.main.bounds.size == CGSize(width: 500, height: 700))
  }

  /// It would be too small to be pressed otherwise.
  @Test func thePillKeepsItsSizeInTheWindow() throws {
    let app = App()
    let window = try app.open("style-form-sheet")
    let pill = try #require(window.windowScene?.windows.last)
    #expect(isNear(pill.frame.height * 0.390625, 31.25, within: 1.5), "\(pill.frame)")
    app.simulator.tap(
      at: CGPoint(x: pill.frame.midX * 0.390625, y: 150 + pill.frame.midY * 0.390625))
    app.simulator.settle()
    #expect(app.navigator.openDemo == nil)
  }

  @Test func thePillFollowsANewSizeOfTheWindow() throws {
    let app = App()
    let tap = InputTap(stage: app.simulator.stage, navigator: app.navigator)
    app.simulator.platform.attach(tap)
    let window = try app.open("style-form-sheet")
    app.simulator.resize(to: CGSize(width: 2048, height: 1536), scale: 1)
    app.simulator.settle()
    let pill = try #require(window.windowScene?.windows.last)
    #expect(pill.frame.height == 32, "as usual, where the screen is not shown smaller")
  }

  /// What was done in the window can be played again, with the same touches.
  @Test func inputIsRecordedInTheScreensCoordinates() throws {
    let app = App()
    var input: [String] = []
    var transcript = InputTranscript()
    app.simulator.stage.onInput = { event in
      if let action = transcript.action(of: event) { input.append("{\(action.fields)}") }
    }
    _ = try app.open("style-form-sheet")
    app.simulator.tap(at: CGPoint(x: 200, y: 300))
    #expect(
      input == [
        #"{"type":"resize","width":1024,"height":768}"#,
        #"{"type":"down","x":512,"y":384,"finger":0}"#,
        #"{"type":"up","x":512,"y":384,"finger":0}"#,
      ])
  }
}
