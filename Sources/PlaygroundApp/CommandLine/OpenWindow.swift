import Catalogue
import ArgumentParser
import CoreGraphics
import Platform
import UIKit
import UIKitSimulator

/// `playground`: opens the window.
struct OpenWindow: PlaygroundCommand {
  static let configuration = CommandConfiguration(
    commandName: "window", abstract: "Opens the window (the default).",
    discussion: """
      The window is the studio: the catalogue, a demo on its device, and a recording of what it \
      shows. Drag the timeline to look back; the panels at the right have the curves, the calls \
      and the code of the moment that is shown. F1 shows all keys. Its size, its panels and the \
      demo are remembered.

      Ctrl held makes two fingers of the mouse, with Shift side by side. Tab goes through \
      the controls, Space and Return press one, Escape goes back. Space pauses, T toggles slow \
      motion, D light and dark (at first as the desktop says), Ctrl with Left or Right turns the \
      device, F11 full screen, F12 saves a picture, Ctrl-Q quits.

      A storyboard is watched while it is shown: what is saved to it, or to the files and pictures \
      that it uses, is on the stage at once, at the place where you were. What is wrong with it \
      stands there too. Classes that are not in this program are shown as what they are made from.
      """)

  @Option(help: "The demo to open (default: the one of the last time).")
  var demo: String?

  @OptionGroup var interface: InterfaceOptions

  @Flag(help: "Show nothing but the demo, without the studio around it.")
  var stageOnly = false

  @Option(
    parsing: .unconditional,
    help: "The window in points (default: that of the last time, or the demo's stage).",
    transform: OptionValue.size)
  var size: StageSize?

  @Option(
    parsing: .unconditional, help: "Pixels a point (default: the display's).",
    transform: OptionValue.scale)
  var scale: CGFloat?

  @Option(
    parsing: .unconditional, help: "How fast time runs: 0.1 is slow motion.",
    transform: OptionValue.speed)
  var slow: Double?

  @OptionGroup var drawing: RendererOption

  @OptionGroup var preferenceOptions: PreferenceOptions

  @Option(help: "Shows the demo alone, and writes what you do to FILE, as an input script.")
  var saveInput: String?

  @Flag(
    help: "Shows the demo alone, and prints what you do, what moves and who is called (JSON Lines)."
  )
  var trace = false

  @Option(help: .hidden)
  var resume: String?

  /// Whether the process that builds the project has started this process.
  @Flag(help: .hidden)
  var supervised = false

  /// Whether an option is given that applies only to a stage that fills the window.
  private var needsStage: Bool { stageOnly || trace || saveInput != nil }

  @MainActor
  func execute() throws {
    let app = OpenedProject.current?.demo
    let opened = try interface.demo(besides: demo) ?? demo.map(Catalogue.demo(typed:)) ?? app
    guard needsStage else {
      if let size { try OptionValue.check(size.size, scale: scale ?? 1) }
      return try StudioWindow(
        demo: opened, size: size?.size, scale: scale, speed: slow ?? 1,
        renderer: drawing.renderer, preferences: preferenceOptions.preferences,
        own: app ?? opened.flatMap { $0.file == nil ? nil : $0 },
        isSupervised: supervised,
        place: resume.map(AppPlace.init(contentsOf:))
      ).run()
    }
    guard let opened else {
      throw CommandError.usage(
        "--stage-only, --trace and --save-input need a --demo or a --storyboard to show")
    }
    let stage = size?.size ?? opened.stageSize
    try OptionValue.check(stage, scale: scale ?? 1)
    let run = WindowRun(
      demo: opened, isStageOnly: stageOnly, size: stage, scale: scale, speed: slow ?? 1,
      renderer: drawing.renderer, fitsDisplay: size == nil,
      preferences: preferenceOptions.preferences,
      isSupervised: supervised)
    if trace {
      try run.run(saveInput: saveInput, tracesInput: true) { Console.write($0 + "\n") }
    } else {
      try run.run(saveInput: saveInput)
    }
  }
}

/// A run of the app in a real window.
@MainActor
struct WindowRun {
  static let name = "Transition Playground"
  /// The side of the icon in pixels. The window system reduces it.
  private static let iconSide = 256
  /// The colour around a screen that does not fill the window.
  private static let backdrop = RGBA(red: 0.16, green: 0.16, blue: 0.18, alpha: 1)
  private static let smallest = CGSize(width: 320, height: 320)

  let demo: Demo
  /// Whether nothing is shown above the demo.
  let isStageOnly: Bool
  let size: CGSize
  let scale: CGFloat?
  let speed: Double
  /// The renderer; nil for the machine's default.
  var renderer: Renderer?
  /// Whether the window is limited to the size of its display.
  var fitsDisplay = true
  var preferences = UserPreferences()
  /// Whether the process that builds the app's project has started this process.
  var isSupervised = false

  /// - Parameters:
  ///   - saveInput: the file for recording the user's input.
  ///   - script: a script to play. The window closes at its end if the script says so.
  ///   - tracesInput: whether the trace contains the user's input.
  ///   - emit: receives the lines of a trace.
  func run(
    saveInput: String? = nil, script: InputScript? = nil, tracesInput: Bool = false,
    emit: (@MainActor (String) -> Void)? = nil
  ) throws {
    let platform = try connect()
    let messages = demo.isApp ? ProjectMessages(isSupervised: isSupervised) : nil
    messages?.start { _ in UIApplication.shared.terminate() }
    let recorder = try saveInput.map(InputRecorder.init)
    let (stage, demoStage) = try launch(on: platform, isLive: script == nil)
    stage.showsTouches = true
    let tap = InputTap(stage: stage, demoStage: demoStage, recorder: recorder)
    let trace = emit.map { TraceRecorder(start: stage.screen.clock.now, emit: $0) }
    if let trace {
      trace.begin()
      tap.onFrame = {
        trace.recordFrame(at: $0.time)
        // The trace has no reader any more: a closed pipe or a full disk.
        if Console.hasFailed { platform.stop() }
      }
      if tracesInput { tap.onInput = { trace.recordInput($0, on: stage) } }
    }
    if let script {
      tap.play(script) {
        if script.events.last?.action == .end { UIApplication.shared.terminate() }
      }
    }
    preferences.begin()
    platform.run(
      AfterFirstFrame(tap) {
        Self.setIcon(of: stage)
        // A script must have the same result on every desktop.
        if script == nil { preferences.follow(DesktopAppearance(of: stage)) }
      })
    tap.finishRecording()
    trace?.end()
    stage.close()
    try recorder?.close()
  }

  /// Measures the start of the window, and one presentation and dismissal.
  func measure(_ demo: Demo) throws -> WindowReport {
    let platform = try connect()
    let (stage, _) = try launch(on: platform)
    let bench = WindowBench(demo, stage: stage) { platform.stop() }
    platform.run(AfterFirstFrame(bench) { Self.setIcon(of: stage) })
    stage.window.close()
    return try bench.report()
  }

  private func connect() throws -> any Platform {
    do {
      return try SystemPlatform.make()
    } catch {
      throw CommandError("\(error)")
    }
  }

  private func launch(
    on platform: any Platform, isLive: Bool = false
  ) throws -> (stage: Stage, demoStage: DemoStage) {
    let demoStage = DemoStage(demo)
    if isLive {
      demoStage.live = LiveReload(showsDiagnostics: !isStageOnly) { [weak demoStage] in
        demoStage?.remake()
      }
    }
    do {
      let stage = try UIApplication.launch(
        PlaygroundDelegate(demoStage), on: platform, window: configuration)
      stage.backdrop = Self.backdrop
      demoStage.stage = stage
      // A requested size also applies to the screen.
      if fitsDisplay { demoStage.useDevice() }
      if speed != 1 { demoStage.startSlow(at: speed) }
      return (stage, demoStage)
    } catch {
      throw CommandError("\(error)")
    }
  }

  static func setIcon(of stage: Stage) {
    if let icon = AssetLibrary.appIcon(pixels: iconSide) { stage.window.setIcon(icon) }
  }

  private var configuration: WindowConfiguration {
    // A stage without the studio has no minimum size.
    WindowConfiguration(
      title: "\(demo.file?.name ?? demo.title) · \(Self.name)", size: size,
      minimumSize: isStageOnly ? CGSize(width: 1, height: 1) : Self.smallest, scale: scale,
      fitsDisplay: fitsDisplay, renderer: renderer)
  }
}
