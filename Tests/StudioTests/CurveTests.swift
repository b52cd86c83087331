import Catalogue
import CoreGraphics
import Studio
import Testing
import UIKit
import UIKitSimulator
import UIKitTestSupport

/// The curves of what moved.
@MainActor
@Suite struct CurveTests {
  /// A view that slides 200 points to the right and fades in a second, evenly.
  private final class Slide: UIViewController {
    let box = UIView(frame: CGRect(x: 0, y: 50, width: 40, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      box.layer.name = "Box"
      box.backgroundColor = .red
      view.addSubview(box)
    }
  }

  private func record(_ body: (Slide) -> Void) -> Recording {
    let slide = Slide()
    let simulator = Simulator(size: CGSize(width: 320, height: 480), scale: 1, root: slide)
    let recorder = SceneRecorder(scene: simulator.window.windowScene!, namedLayers: ["Box"])
    simulator.onFrame { recorder.record($0) }
    body(slide)
    simulator.settle()
    simulator.onFrame(nil)
    recorder.stop()
    return recorder.recording
  }

  @Test func anEvenSlideIsALine() throws {
    let recording = record { slide in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        slide.box.center.x += 200
        slide.box.alpha = 0
      }
    }
    let range = try #require(recording.range)
    #expect(CurveData.layers(in: recording, range) == ["Box", "Slide"])
    let data = CurveData(recording, layer: "Box", in: range)
    #expect(data.curves.map(\.value) == [.x, .opacity])
    let (x, opacity) = (try #require(data.curves.first), try #require(data.curves.last))
    // The animation begins with the frame that commits it, and takes a second from there.
    let start = try #require(x.points.last { $0.value == 0 }).time
    let errors = zip(x.points, opacity.points).map { a, b in
      let part = min(max(a.time - start, 0), 1)
      return max(abs(a.value - 200 * part), abs(b.value - (1 - part)) * 200)
    }
    #expect(errors.count > 60 && errors.allSatisfy { $0 < 1e-4 })
    #expect(abs(x.value(at: start + 0.5) - 100) < 1e-4 && x.points.last?.value == 200)
    #expect(CurveData(recording, layer: "Slide", in: range).curves.isEmpty)
  }

  @Test func aTurnHasDegreesAndAScale() throws {
    let recording = record { slide in
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        slide.box.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
      }
    }
    let data = CurveData(recording, layer: "Box", in: try #require(recording.range))
    let last = data.curves.reduce(into: [CurveData.Value: Double]()) {
      $0[$1.value] = $1.points.last?.value
    }
    #expect(abs(try #require(last[.rotation]) - 90) < 1e-6)
    #expect(abs(try #require(last[.scale]) - 2) < 1e-6)
    #expect(abs(try #require(last[.width]) - 80) < 1e-6)
  }
}
