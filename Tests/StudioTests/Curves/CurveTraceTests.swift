import Catalogue
import CoreGraphics
import Foundation
import Studio
import Testing
import UIKit
import UIKitSimulator
import UIKitTestSupport

@testable import PlaygroundApp

/// The curves show what a trace says.
@MainActor
struct CurveTraceTests {
  /// A line of a trace, as far as it is of a frame.
  fileprivate struct Line: Decodable {
    struct Layer: Decodable {
      let name: String
      let frame: [Double]
      let opacity: Double
    }

    struct Transition: Decodable { let percent: Double }

    let t: Double
    let kind: String
    let layers: [Layer]?
    let transition: Transition?
  }

  @Test(arguments: ["modal-bounce", "nav-default", "modal-spring"])
  func theyEqualTheTraceOfTheSameRun(id: String) throws {
    let run = DemoRun(try #require(Catalogue.demo(id: id)))
    let scene = try #require(run.simulator.window.windowScene)
    let recorder = SceneRecorder(scene: scene, namedLayers: Set(run.demo.tracedViews))
    var lines: [String] = []
    let trace = TraceRecorder(namedViews: run.demo.tracedViews) { lines.append($0) }
    trace.begin()
    run.simulator.onFrame { frame in
      recorder.record(frame)
      trace.recordFrame(at: frame.time)
    }
    try run.perform(try #require(run.demo.phases.first))
    run.simulator.onFrame(nil)
    trace.end()
    recorder.stop()
    let traced = try lines.map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
    let range = try #require(recorder.recording.transitions.first)
    let name = try #require(CurveData.layers(in: recorder.recording, range).first)
    let curves = CurveData(recorder.recording, layer: name, in: range).curves
    #expect(!curves.isEmpty)
    var count = 0
    for line in traced where range.contains(line.t) {
      guard let layer = line.layers?.last(where: { $0.name == name }) else { continue }
      for curve in curves {
        guard let expected = layer.value(of: curve.value) else { continue }
        // The trace has four decimals.
        #expect(abs(curve.value(at: line.t + 1e-6) - expected) <= 0.5001e-4)
        count += 1
      }
    }
    #expect(count >= 20)
    let percents = traced.filter { range.contains($0.t) }.compactMap(\.transition?.percent)
    let transition = try #require(CurveData.transition(in: recorder.recording.frames(in: range)))
    #expect(percents.count > 15 && transition.points.count == percents.count)
    for (percent, point) in zip(percents, transition.points) {
      #expect(abs(percent * 100 - point.value) <= 0.5001e-4)
    }
  }
}

extension CurveTraceTests.Line.Layer {
  /// Nil for what a trace does not list as a number.
  fileprivate func value(of value: CurveValue) -> Double? {
    switch value {
    case .x: frame[0]
    case .y: frame[1]
    case .width: frame[2]
    case .height: frame[3]
    case .opacity: opacity
    case .scale, .rotation, .transition: nil
    }
  }
}
