import CoreGraphics
import Foundation
import Testing
import UIKitSnapshotTesting
import UIKitTestSupport

/// The assertion as a test sees it, and what can be taken pictures of.
@MainActor
struct AssertSnapshotTests {
  private func makeView() -> UIView {
    let view = UIView(frame: CGRect(x: 7, y: 9, width: 40, height: 30))
    view.backgroundColor = .systemBlue
    let inner = UIView(frame: CGRect(x: 10, y: 5, width: 20, height: 10))
    inner.backgroundColor = .white
    inner.layer.cornerRadius = 5
    view.addSubview(inner)
    return view
  }

  @Test func aViewAlone() {
    let view = makeView()
    assertSnapshot(of: view, as: .image(scale: 1, hasText: false), named: "1x")
    assertSnapshot(of: view, as: .image(scale: 2, hasText: false), named: "2x")
    assertSnapshot(of: view, as: .recursiveDescription)
    #expect(view.superview == nil && view.frame.origin == CGPoint(x: 7, y: 9))
  }

  @Test func aViewOnScreenIsSeenInItsPlace() {
    let controller = UIViewController()
    let simulator = Simulator(size: CGSize(width: 60, height: 60), scale: 1, root: controller)
    controller.view.backgroundColor = .systemYellow
    let view = makeView()
    controller.view.addSubview(view)
    assertSnapshot(of: view, as: .image(hasText: false), named: "view")
    assertSnapshot(of: controller, as: .image(hasText: false), named: "controller")
    assertSnapshot(of: simulator, as: .image(hasText: false), named: "screen")
    #expect(view.superview === controller.view)
  }

  @Test func aControllerAlone() {
    let controller = UIViewController()
    controller.title = "Alone"
    controller.view.backgroundColor = .systemGreen
    controller.view.addSubview(makeView())
    assertSnapshot(
      of: controller,
      as: .image(size: CGSize(width: 50, height: 70), scale: 1, style: .dark, hasText: false))
    assertSnapshot(of: controller, as: .recursiveDescription)
  }

  @Test func aLayerAloneGoesBackToItsPlace() {
    let parent = CALayer()
    let (layer, sibling) = (CALayer(), CALayer())
    for child in [layer, sibling] { parent.addSublayer(child) }
    layer.name = "card"
    layer.frame = CGRect(x: 100, y: 100, width: 20, height: 20)
    layer.backgroundColor = CGColor(red: 1, green: 0.25, blue: 0.2, alpha: 1)
    layer.cornerRadius = 6
    assertSnapshot(of: layer, as: .image(scale: 2, hasText: false))
    assertSnapshot(of: layer, as: .recursiveDescription)
    #expect(parent.sublayers?.first === layer)
    #expect(layer.frame == CGRect(x: 100, y: 100, width: 20, height: 20))
  }

  @Test func whatIsMissingFailsTheTestAndIsRecorded() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("assertions-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Tests.swift").path
    withKnownIssue {
      assertSnapshot(
        of: makeView(), as: .recursiveDescription, filePath: file, testName: "test()")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("was recorded") }
    }
    assertSnapshot(of: makeView(), as: .recursiveDescription, filePath: file, testName: "test()")
    withKnownIssue {
      assertSnapshot(
        of: UIView(), as: .recursiveDescription, filePath: file, testName: "test()")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("differs from its reference") }
    }
  }
}
