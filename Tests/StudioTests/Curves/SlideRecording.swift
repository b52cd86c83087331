import CoreGraphics
import Studio
import UIKit
import UIKitSimulator
import UIKitTestSupport

/// A recording of a controller with a view "Box" of 40 by 40 points, 50 below the top.
@MainActor
enum SlideRecording {
  final class Slide: UIViewController {
    let box = UIView(frame: CGRect(x: 0, y: 50, width: 40, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      box.layer.name = "Box"
      box.backgroundColor = .red
      view.addSubview(box)
    }
  }

  /// - Parameter body: starts what is recorded, until nothing moves any more.
  static func record(_ body: (Slide) -> Void) -> Recording {
    record { slide, _ in body(slide) }
  }

  /// - Parameter body: may let time pass, too.
  static func record(_ body: (Slide, Simulator) -> Void) -> Recording {
    let slide = Slide()
    let simulator = Simulator(size: CGSize(width: 320, height: 480), scale: 1, root: slide)
    guard let scene = simulator.window.windowScene else { return Recording() }
    let recorder = SceneRecorder(scene: scene, namedLayers: ["Box"])
    simulator.onFrame { recorder.record($0) }
    body(slide, simulator)
    simulator.settle()
    simulator.onFrame(nil)
    recorder.stop()
    return recorder.recording
  }
}
