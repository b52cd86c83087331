public import UIKit

/// A demo of the catalogue: its names, its root controller, and its transitions.
public struct Demo: Identifiable, Sendable {
  /// Names the demo on the command line; unique in the catalogue.
  public let id: String
  /// The heading in the list.
  public let title: String
  /// The number of the article that it comes from, if it comes from one.
  public let seed: Int?
  /// One line about what there is to see.
  public let summary: String
  /// The action that starts it, in one line.
  public let trigger: String
  /// The screen that it was made for, in points.
  public let stageSize: CGSize
  /// Whether it is about changes of that size: then a window that is resized while the demo is
  /// open resizes its screen.
  public let followsResizing: Bool
  /// Its picture in the list.
  public let glyph: DemoGlyph
  /// Its transitions, the first one first.
  public let phases: [Phase]
  /// The name of the phase that the demo is about: the one that a contact sheet shows.
  public let mainPhase: String
  /// The `layer.name`s of the views that a trace lists besides those of the controllers.
  public let tracedViews: [String]
  /// The file that it shows, if it is no demo of the catalogue.
  public let file: InterfaceFile?
  /// The name of the Swift file that declares it; nil for a file that is opened.
  public let sourceFile: String?
  /// Makes the root controller of a fresh run, in the current scene. Demos of the catalogue are
  /// about UIKit until iOS 12, and set the scene's automatic presentation style to full screen;
  /// files that are opened get the page sheet of today.
  public let makeRoot: @MainActor @Sendable () -> UIViewController

  /// The stage of a demo that asks for no other.
  public static let defaultStageSize = CGSize(width: 390, height: 844)

  /// A demo; the properties document the arguments. Without a main phase it is about the first.
  public init(
    id: String, title: String, seed: Int?, summary: String, trigger: String, stageSize: CGSize,
    followsResizing: Bool = false, glyph: DemoGlyph, phases: [Phase], mainPhase: String? = nil,
    tracedViews: [String] = [],
    file: InterfaceFile? = nil, sourceFile: String = #fileID,
    makeRoot: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.id = id
    self.title = title
    self.seed = seed
    self.summary = summary
    self.trigger = trigger
    self.stageSize = stageSize
    self.followsResizing = followsResizing
    self.glyph = glyph
    self.phases = phases
    self.mainPhase = mainPhase ?? phases.first?.name ?? ""
    self.tracedViews = tracedViews
    self.file = file
    self.sourceFile =
      file == nil ? sourceFile.split(separator: "/").last.map(String.init) : nil
    self.makeRoot = {
      UIApplication.shared.automaticModalPresentationStyle = file == nil ? .fullScreen : .pageSheet
      return makeRoot()
    }
  }

  /// The phases to run, in order, up to the one with a name; nil if there is none.
  public func phases(upTo name: String) -> [Phase]? {
    guard let phase = phases.first(where: { $0.name == name }) else { return nil }
    guard let before = phase.predecessor else { return [phase] }
    return phases(upTo: before).map { $0 + [phase] }
  }
}
