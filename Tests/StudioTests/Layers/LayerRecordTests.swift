import CoreGraphics
import QuartzCore
import Studio
import Testing
import UIKit
import UIKitSimulator
import UIKitTestSupport

/// What recorded frames know of their layers.
@MainActor
struct LayerRecordTests {
  /// A box that is turned, and beside it one that stays.
  private final class BoxesViewController: UIViewController {
    let box = UIView(frame: CGRect(x: 20, y: 50, width: 40, height: 60))
    let rest = UILabel(frame: CGRect(x: 100, y: 300, width: 120, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      box.layer.name = "Box"
      box.backgroundColor = .red
      rest.text = "stays"
      for subview in [rest, box] { view.addSubview(subview) }
    }
  }

  /// Records what happens to the boxes, from the first frame on.
  private func record(
    _ body: (BoxesViewController) -> Void
  ) throws -> (recording: Recording, simulator: Simulator) {
    let boxes = BoxesViewController()
    let simulator = Simulator(size: CGSize(width: 320, height: 480), scale: 1, root: boxes)
    let recorder = SceneRecorder(scene: try #require(simulator.window.windowScene))
    simulator.onFrame { recorder.record($0) }
    body(boxes)
    simulator.settle()
    simulator.onFrame(nil)
    recorder.stop()
    return (recorder.recording, simulator)
  }

  private func trees(_ recording: Recording) -> [LayerRecord] {
    (0..<recording.frameCount).compactMap { recording.frame(at: $0).layerTree }
  }

  private func plan(_ recording: Recording) throws -> LayerPlan {
    LayerPlan(try #require(trees(recording).last))
  }

  /// 40 × 60 at (20, 50): its middle is (40, 80). Turned by a quarter and twice as large it is
  /// 120 × 80 points about it.
  @Test func aSmallTreeHasItsValues() throws {
    let (recording, _) = try record { boxes in
      let layer = boxes.box.layer
      layer.transform = CATransform3DScale(CATransform3DMakeRotation(.pi / 2, 0, 0, 1), 2, 2, 1)
      layer.opacity = 0.5
      layer.cornerRadius = 5
      (layer.shadowOpacity, layer.shadowRadius) = (0.25, 7)
      layer.mask = CAShapeLayer()
      layer.mask?.name = "Round"
    }
    let plan = try plan(recording)
    let entry = try #require(plan.entries.first { $0.record.identity.title == "Box" })
    let shown = entry.record.shown
    #expect(entry.record.identity.className == "UIView" && entry.record.model == nil)
    #expect(shown.position == CGPoint(x: 40, y: 80) && shown.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(shown.bounds == CGRect(x: 0, y: 0, width: 40, height: 60))
    #expect(shown.opacity == 0.5 && shown.cornerRadius == 5 && !shown.isHidden)
    #expect(shown.shadowOpacity == 0.25 && shown.shadowRadius == 7)
    #expect(shown.backgroundColor == RGBA(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(entry.record.mask?.identity.title == "Round")
    let parts = TransformParts(shown.transform)
    #expect(abs(parts.rotation - 90) < 1e-9 && parts.axis.z == 1)
    #expect(abs(parts.scale.x - 2) < 1e-9 && abs(parts.scale.y - 2) < 1e-9)
    let box = try #require(entry.toStage.boundingBox(of: entry.bounds))
    #expect(abs(box.minX + 20) < 1e-9 && abs(box.minY - 40) < 1e-9)
    #expect(abs(box.width - 120) < 1e-9 && abs(box.height - 80) < 1e-9)
    // The window, the controller's view, the label, the box and its mask, from back to front.
    #expect(
      plan.entries.suffix(4).map(\.record.identity.title) == ["Boxes", "UILabel", "Box", "Round"])
    #expect(plan.entries.suffix(4).map(\.isMask) == [false, false, false, true])
  }

  @Test func anAnimationHasItsProgressAndTheModelItsEnd() throws {
    let (recording, _) = try record { boxes in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { boxes.box.center.x += 200 }
    }
    let boxes = trees(recording).flatMap { LayerPlan($0).entries }.map(\.record).filter {
      $0.identity.title == "Box"
    }
    let moving = boxes.filter { !$0.animations.isEmpty }
    #expect(moving.count > 58)
    for record in moving {
      let animation = try #require(record.animations.first)
      let progress = try #require(animation.progress)
      #expect(animation.constants.keyPaths == ["position"] && animation.constants.duration == 1)
      #expect(abs(record.shown.position.x - (40 + 200 * progress)) < 1e-6)
      #expect(progress == 1 || record.model?.position == CGPoint(x: 240, y: 80))
    }
    let last = try #require(boxes.last)
    #expect(last.animations.isEmpty && last.model == nil && last.shown.position.x == 240)
  }

  @Test func whatDoesNotChangeIsTheSameObject() throws {
    let (recording, _) = try record { boxes in
      UIView.animate(withDuration: 0.5) { boxes.box.center.x += 200 }
    }
    let trees = trees(recording)
    #expect(trees.count > 28)
    for (tree, next) in zip(trees, trees.dropFirst()) {
      let (plan, later) = (LayerPlan(tree).entries, LayerPlan(next).entries)
      #expect(plan.map(\.number) == later.map(\.number))
      for (a, b) in zip(plan, later) {
        let isShared = a.record === b.record
        // Only the box and what it is in change, and the box's drawing does not.
        let isResting = a.record.identity.title == "UILabel"
        #expect(isShared || !isResting)
        #expect(a.record.drawing === b.record.drawing && a.record.identity === b.record.identity)
      }
    }
  }

  /// What a tree shares with the next is not counted twice: the records of a moving box and of the
  /// layers that it is in are all that a frame adds.
  @Test func memoryIsThatOfWhatMoves() throws {
    let (recording, _) = try record { boxes in
      for index in 0..<1000 {
        let view = UIView(
          frame: CGRect(x: index % 30 * 10, y: index / 30 * 10, width: 9, height: 9))
        boxes.rest.addSubview(view)
      }
      UIView.animate(withDuration: 0.5) { boxes.box.center.x += 200 }
    }
    let trees = trees(recording)
    let whole = try #require(trees.last).bytes(beyond: nil)
    #expect(whole > 200_000)
    for (tree, next) in zip(trees.dropFirst(), trees.dropFirst(2)) {
      #expect(next.bytes(beyond: tree) < 3000 && next.bytes(beyond: next) == 0)
    }
    #expect(recording.bytes > whole)
  }

  /// Layers without a view, deeper than any stack of calls would go.
  @Test func treesOfAnyDepthAreRecorded() throws {
    let (recording, _) = try record { boxes in
      var layer: CALayer = boxes.box.layer
      for _ in 0..<5000 {
        let inner = CALayer()
        layer.addSublayer(inner)
        layer = inner
      }
    }
    #expect(try plan(recording).entries.count > 200)
  }

  @Test func aLayerKeepsItsNumberAndNoOtherGetsIt() throws {
    let (recording, _) = try record { boxes in
      UIView.animate(withDuration: 0.1) { boxes.box.center.x += 10 }
      boxes.rest.removeFromSuperview()
      boxes.view.addSubview(UILabel(frame: boxes.rest.frame))
    }
    let numbers = trees(recording).map { tree in
      Set(LayerPlan(tree).entries.map(\.number))
    }
    #expect(numbers.count > 2)
    for (tree, set) in zip(trees(recording), numbers) {
      #expect(set.count == LayerPlan(tree).entries.count)
    }
    #expect(Set(numbers).count == 1)
  }
}
