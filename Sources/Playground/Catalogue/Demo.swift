import UIKit

/// One row of the catalogue: what it is called, how it is made, and how a hand starts it.
struct Demo: Identifiable, Sendable {
  let id: String
  let title: String
  /// The number of the article that it comes from, if it comes from one.
  let seed: Int?
  /// One line about what there is to see.
  let summary: String
  /// What to do to see it, in one line.
  let trigger: String
  /// The screen that it was made for, in points.
  let stageSize: CGSize
  /// Its picture in the list.
  let glyph: DemoGlyph
  /// Its transitions, the first one first.
  let phases: [Phase]
  /// The `layer.name`s of the views that a trace lists besides those of the controllers.
  let tracedViews: [String]
  /// The file that it shows, if it is no demo of the catalogue.
  let file: InterfaceFile?
  let makeRoot: @MainActor @Sendable () -> UIViewController

  /// The stage of a demo that asks for no other.
  static let defaultStageSize = CGSize(width: 390, height: 844)

  init(
    id: String, title: String, seed: Int?, summary: String, trigger: String, stageSize: CGSize,
    glyph: DemoGlyph, phases: [Phase], tracedViews: [String] = [], file: InterfaceFile? = nil,
    makeRoot: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.id = id
    self.title = title
    self.seed = seed
    self.summary = summary
    self.trigger = trigger
    self.stageSize = stageSize
    self.glyph = glyph
    self.phases = phases
    self.tracedViews = tracedViews
    self.file = file
    self.makeRoot = makeRoot
  }

  /// The phases to run, in order, for the one of that name to have happened; nil where there is
  /// none.
  func phases(upTo name: String) -> [Phase]? {
    guard let phase = phases.first(where: { $0.name == name }) else { return nil }
    guard let before = phase.predecessor else { return [phase] }
    return phases(upTo: before).map { $0 + [phase] }
  }
}

/// One transition of a demo, and the touches that start it.
struct Phase: Sendable {
  let name: String
  /// The phase that has to be over before.
  let predecessor: String?
  let gesture: ScriptedGesture

  init(_ name: String, after predecessor: String? = nil, _ gesture: ScriptedGesture) {
    self.name = name
    self.predecessor = predecessor
    self.gesture = gesture
  }
}

/// What a finger does.
indirect enum ScriptedGesture: Sendable {
  /// No touch: the segue of that identifier is performed in code. Not in a series.
  case segue(String)
  /// Taps the middle of the button of that title.
  case tap(String)
  /// Drags from one point of the demo's stage to another, in seconds.
  case drag(from: CGPoint, to: CGPoint, duration: TimeInterval)
  /// Two fingers on either side of a point of the demo's stage, from one distance to another, in
  /// seconds.
  case pinch(center: CGPoint, from: CGFloat, to: CGFloat, duration: TimeInterval)
  /// Taps a point of the demo's stage.
  case tapAt(CGPoint)
  /// Turns the stage on its side: width and height change places.
  case turnStage
  /// Presses a key, by the name that input scripts use.
  case key(String)
  /// One after the other, with a pause in seconds between them. What a button is called is looked
  /// up when the first begins.
  case series([ScriptedGesture], pause: TimeInterval)
}
