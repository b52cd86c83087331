import CoreGraphics
import UIKitTestSupport

/// A presenter in a window, and what it presents in some style; all of them record their calls.
@MainActor
struct PresentationCallOrderFixture {
  let recorder = CallRecorder()
  let simulator: Simulator
  let presenter: RecordingController
  let presented: RecordingController
  let delegate: RecordingTransitioningDelegate

  /// - Parameter width: of the screen in points. Sheets and popovers are themselves in a wide one
  ///   only.
  init(_ style: UIModalPresentationStyle, width: CGFloat = 1000) {
    let presenter = RecordingController("presenter", recorder)
    self.presenter = presenter
    simulator = Simulator(
      size: CGSize(width: width, height: 800), scale: 1, framesPerSecond: 20, root: presenter)
    presented = RecordingController("presented", recorder)
    delegate = RecordingTransitioningDelegate(recorder)
    presented.modalPresentationStyle = style
    presented.transitioningDelegate = delegate
    presented.popoverPresentationController?.sourceView = presenter.view
    let presented = presented
    recorder.facts = [
      (
        "(the container is in the window)", "(the container is removed)",
        { presented.isPresented && presented.presentationController?.containerView?.window != nil }
      ),
      (
        "(the presenter's view is back)", "(the presenter's view is removed)",
        { presenter.view.window != nil }
      ),
    ]
  }

  /// How a transition runs.
  enum Course { case animated, interactive, cancelled, withoutAnimation, bySystem }

  func present(_ course: Course = .animated) -> [String] {
    run(course) {
      presenter.present(presented, animated: course != .withoutAnimation, completion: $0)
    }
  }

  func dismiss(_ course: Course = .animated) -> [String] {
    run(course) { presenter.dismiss(animated: course != .withoutAnimation, completion: $0) }
  }

  private func run(_ course: Course, _ begin: (@escaping () -> Void) -> Void) -> [String] {
    delegate.animator = course == .bySystem ? nil : RecordingAnimator(recorder)
    let isInteractive = course == .interactive || course == .cancelled
    let interaction = isInteractive ? RecordingInteraction(recorder) : nil
    delegate.interaction = interaction
    return recorder.during {
      presented.joinsCoordinator = true
      begin { [recorder] in recorder.record("completion") }
      simulator.endTurn()
      if let interaction {
        interaction.update(0.4)
        simulator.advanceFrame()
        if course == .cancelled { interaction.cancel() } else { interaction.finish() }
      }
      simulator.settle()
    }
  }
}

extension UIViewController {
  /// Whether it has its presentation controller: where it is not presented, asking for that makes
  /// one.
  fileprivate var isPresented: Bool { presentingViewController != nil }
}
