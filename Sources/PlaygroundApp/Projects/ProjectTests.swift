import CoreGraphics
import UIKit
import UIKitSimulator

/// The host of a project's unit tests: its app on a simulated device, without a display.
@MainActor
public enum ProjectTests {
  /// The device, for as long as the tests run.
  private static var simulator: Simulator?
  private static let scale: CGFloat = 2
  /// Seconds of the machine between two passes of the run loop in which simulated time advances.
  private static let interval: TimeInterval = 0.001

  /// Launches the app, whose time advances whenever the main run loop runs, as while a test waits
  /// for an expectation: as fast as the machine can.
  ///
  /// - Parameter delegateClass: of the app; nil where it has no delegate.
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

  /// Whether time advances already: what the simulator runs may run the run loop, too.
  private static var isAdvancing = false

  private static func advance() {
    guard let simulator, !isAdvancing else { return }
    isAdvancing = true
    simulator.advance(by: simulator.frameDuration)
    isAdvancing = false
  }
}
