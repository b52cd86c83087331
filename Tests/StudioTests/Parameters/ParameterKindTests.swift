import Catalogue
import CoreGraphics
import Studio
import Testing
import UIKit
import UIKitTestSupport

/// Each kind of parameter: its value, its description and its line in Swift.
@MainActor
struct ParameterKindTests {
  private enum Edge: CaseIterable, Sendable { case top, lowerLeft }

  /// One of each kind.
  private class Base: NSObject {
    @Parameter("Duration", in: 0.1...3, step: 0.05, unit: .seconds)
    var duration: TimeInterval = 0.8
  }

  private final class Everything: Base {
    @Parameter("Scale", in: 0...1, step: 0.01, unit: .percent) var scale: CGFloat = 0.5
    @Parameter("Folds", in: 1...16) var folds = 2
    @Parameter("Grabber") var hasGrabber = true
    @Parameter("Edge") var edge = Edge.top
    @Parameter("Style", choices: ["pageSheet": .pageSheet, "overFullScreen": .overFullScreen])
    var style = UIModalPresentationStyle.pageSheet
    @Parameter("Curve") var curve = BezierCurve.easeInOut
    @Parameter("Spring") var spring = DampedSpring(dampingRatio: 0.6)
    @Parameter("Physics") var physics = PhysicalSpring(stiffness: 100, damping: 10)
    var noParameter = 7
  }

  private func makeDemo() -> Demo {
    Demo(
      id: "parameters", title: "", seed: nil, summary: "", trigger: "", stageSize: .zero,
      glyph: Catalogue.all[0].glyph, phases: [], file: nil, sourceFile: "",
      prototypes: { [Everything(), Everything()] }, makeRoot: { UIViewController() })
  }

  @Test func aDemoListsWhatItsPrototypesHave() {
    let parameters = makeDemo().parameters
    #expect(
      parameters.map(\.property) == [
        "duration", "scale", "folds", "hasGrabber", "edge", "style", "curve", "spring", "physics",
      ])
    #expect(parameters.map(\.type) == ["Base"] + Array(repeating: "Everything", count: 8))
    #expect(
      parameters.map(\.title) == [
        "Duration", "Scale", "Folds", "Grabber", "Edge", "Style", "Curve", "Spring", "Physics",
      ])
    let choices: [[String]] = parameters.compactMap {
      guard case .choice(let choices) = $0.control else { return nil }
      return choices.map(\.title)
    }
    #expect(choices == [["Top", "Lower left"], ["Page sheet", "Over full screen"]])
  }

  @Test func withoutASourceTheCodeCounts() {
    let values = Everything()
    #expect(values.duration == 0.8 && values.scale == 0.5 && values.folds == 2)
    #expect(values.hasGrabber && values.edge == .top && values.style == .pageSheet)
    #expect(values.curve == BezierCurve(0.42, 0, 0.58, 1))
    #expect(values.spring == DampedSpring(dampingRatio: 0.6, initialVelocity: 0))
    #expect(values.physics.mass == 1)
  }

  private static let settings: [ParameterSetting] = [
    .number(0.45), .number(0.25), .number(5), .flag(false), .choice(1), .choice(1),
    .curve(BezierCurve(0.1, -0.2, 0.3, 1.4)),
    .spring(DampedSpring(dampingRatio: 0.3, initialVelocity: 2)),
    .physicalSpring(PhysicalSpring(mass: 2, stiffness: 50, damping: 4, initialVelocity: 1)),
  ]

  @Test func aSourceGivesEachKindAnotherValue() {
    let (parameters, former) = (makeDemo().parameters, ParameterSource.setting)
    defer { ParameterSource.setting = former }
    let settings = Dictionary(uniqueKeysWithValues: zip(parameters.map(\.id), Self.settings))
    ParameterSource.setting = { settings[$0] }
    let values = Everything()
    #expect(values.duration == 0.45 && values.scale == 0.25 && values.folds == 5)
    #expect(!values.hasGrabber && values.edge == .lowerLeft && values.style == .overFullScreen)
    #expect(values.curve == BezierCurve(0.1, -0.2, 0.3, 1.4))
    #expect(values.spring == DampedSpring(dampingRatio: 0.3, initialVelocity: 2))
    #expect(values.physics.stiffness == 50 && values.physics.initialVelocity == 1)
    #expect(values.noParameter == 7)
  }

  @Test func changedValuesAreLinesOfSwiftBelowTheirTypes() {
    let values = ParameterValues(makeDemo().parameters)
    #expect(values.swiftCode.isEmpty)
    for (parameter, setting) in zip(values.parameters, Self.settings) {
      values.set(setting, for: parameter.id)
    }
    #expect(
      values.swiftCode == """
        // Base
        var duration: TimeInterval = 0.45

        // Everything
        var scale: CGFloat = 0.25
        var folds: Int = 5
        var hasGrabber: Bool = false
        var edge: Edge = .lowerLeft
        var style: UIModalPresentationStyle = .overFullScreen
        var curve: BezierCurve = BezierCurve(0.1, -0.2, 0.3, 1.4)
        var spring: DampedSpring = DampedSpring(dampingRatio: 0.3, initialVelocity: 2)
        var physics: PhysicalSpring = PhysicalSpring(mass: 2, stiffness: 50, damping: 4, \
        initialVelocity: 1)

        """)
    values.reset(values.parameters[0].id)
    #expect(values.swiftCode.hasPrefix("// Everything\nvar scale"))
    values.resetAll()
    #expect(values.swiftCode.isEmpty && !values.hasChanges)
  }

  @Test func theCodesOwnValueIsNoChange() {
    let values = ParameterValues(makeDemo().parameters)
    var changes = 0
    values.onChange = { changes += 1 }
    let id = values.parameters[0].id
    values.set(.number(0.8), for: id)
    #expect(changes == 0 && !values.isChanged(id))
    values.set(.number(1), for: id)
    values.set(.number(0.8), for: id)
    #expect(changes == 2 && !values.isChanged(id))
  }

  @Test func whatIsOutOfItsRangeIsClampedWithOneWarning() {
    let former = Diagnostics.report
    defer { Diagnostics.report = former }
    var warnings: [String] = []
    Diagnostics.report = { warnings.append($0) }
    Diagnostics.reset()
    let values = ParameterValues(makeDemo().parameters)
    let ids = values.parameters.map(\.id)
    values.set(.number(9), for: ids[0])
    values.set(.number(9), for: ids[0])
    #expect(values.setting(of: ids[0]) == .number(3))
    #expect(
      warnings == [
        "“Duration” is out of its range: var duration: TimeInterval = 9; it is "
          + "var duration: TimeInterval = 3 instead."
      ])
    // What is no number, of another kind, or no choice, changes nothing.
    values.set(.number(.nan), for: ids[1])
    values.set(.flag(true), for: ids[1])
    values.set(.choice(2), for: ids[4])
    values.set(.curve(BezierCurve(.nan, 0, 1, 1)), for: ids[6])
    #expect(ids.dropFirst().allSatisfy { !values.isChanged($0) } && warnings.count == 5)
    values.set(.curve(BezierCurve(-3, 9, 0.5, 0.5)), for: ids[6])
    #expect(values.setting(of: ids[6]) == .curve(BezierCurve(0, 1.6, 0.5, 0.5)))
    values.set(.spring(DampedSpring(dampingRatio: 0, initialVelocity: 99)), for: ids[7])
    #expect(
      values.setting(of: ids[7])
        == .spring(DampedSpring(dampingRatio: 0.05, initialVelocity: 20)))
  }
}
