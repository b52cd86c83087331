import CoreGraphics
import UIKit
import UIKitSimulator

/// The host of a project's unit tests: its app on a simulated device, without a display.
@MainActor
public enum ProjectTests {
  /// The device, which is retained while the tests run.
  private static var simulator: Simulator?
  private static let scale: CGFloat = 2
  /// The real seconds between two iterations of the run loop in which simulated time advances.
  private static let interval: TimeInterval = 0.001

  /// Launches the app. Its time advances as fast as possible whenever the main run loop runs, for
  /// instance while a test waits for an expectation.
  ///
  /// - Parameter delegateClass: the class of the app delegate; nil if there is none.
  public static func begin(_ delegateClass: AnyClass?) {
    let launch = AppLaunch(
      delegateClass: delegateClass, information: Bundle.main.infoDictionary ?? [:])
    let simulator = Simulator(
      size: UIScreen.defaultSize, scale: scale, launching: { launch.begin(in: $0) })
    self.simulator = simulator
    let timer = Timer(timeInterval: interval, repeats: true) { _ in
      MainActor.assumeIsolated { advance() }
    }
    RunLoop.main.add(timer, forMode: .common)
  }

  /// Whether time is advancing: code that the simulator runs may run the run loop, too.
  private static var isAdvancing = false

  private static func advance() {
    guard let simulator, !isAdvancing else { return }
    isAdvancing = true
    simulator.advance(by: simulator.frameDuration)
    isAdvancing = false
  }
}
