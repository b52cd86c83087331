import CoreGraphics
import UIKitTestSupport

/// A presenter in a window, and a controller that it presents in a given style; both record their
/// calls.
@MainActor
struct PresentationCallOrderFixture {
  let recorder = CallRecorder()
  let simulator: Simulator
  let presenter: RecordingController
  let presented: RecordingController
  let delegate: RecordingTransitioningDelegate

  /// - Parameters:
  ///   - width: the width of the screen in points. Only a regular width does not adapt popovers,
  ///     and sheets in a scene of full screens.
  ///   - automatic: the scene's automatic presentation style.
  init(
    _ style: UIModalPresentationStyle, width: CGFloat = 1000,
    automatic: UIModalPresentationStyle = .pageSheet
  ) {
    let presenter = RecordingController("presenter", recorder)
    self.presenter = presenter
    simulator = Simulator(
      size: CGSize(width: width, height: 800), scale: 1, framesPerSecond: 20, root: presenter)
    simulator.window.windowScene?.automaticModalPresentationStyle = automatic
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
  enum Mode { case animated, interactive, cancelled, withoutAnimation, bySystem }

  func present(_ mode: Mode = .animated) -> [String] {
    run(mode) {
      presenter.present(presented, animated: mode != .withoutAnimation, completion: $0)
    }
  }

  func dismiss(_ mode: Mode = .animated) -> [String] {
    run(mode) { presenter.dismiss(animated: mode != .withoutAnimation, completion: $0) }
  }

  private func run(_ mode: Mode, _ begin: (@escaping () -> Void) -> Void) -> [String] {
    delegate.animator = mode == .bySystem ? nil : RecordingAnimator(recorder)
    let isInteractive = mode == .interactive || mode == .cancelled
    let interaction = isInteractive ? RecordingInteraction(recorder) : nil
    delegate.interaction = interaction
    return recorder.during {
      presented.joinsCoordinator = true
      begin { [recorder] in recorder.record("completion") }
      recorder.record("(the call returns)")
      simulator.endTurn()
      if let interaction {
        interaction.update(0.4)
        simulator.advanceFrame()
        if mode == .cancelled { interaction.cancel() } else { interaction.finish() }
      }
      simulator.settle()
    }
  }
}

extension UIViewController {
  /// Whether it is presented. Asking a controller that is not presented for its presentation
  /// controller would make one.
  fileprivate var isPresented: Bool { presentingViewController != nil }
}
