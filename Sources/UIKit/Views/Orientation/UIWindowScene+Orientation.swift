public import CoreGraphics
import Platform

/// How the interface is turned.
///
/// A device that is turned into an orientation that the app, the topmost controller that covers the
/// screen and `shouldAutorotate` allow turns the interface: its screen gets the other shape, and
/// the windows that fill it turn into it. In any other orientation the interface stays as it is.
/// While a transition runs it waits for its end.
extension UIWindowScene {
  /// The device was turned.
  func turnDevice(to orientation: UIDeviceOrientation) {
    isShapedByWindow = false
    device.turn(to: orientation)
    updateOrientation()
  }

  /// Another controller may decide: turns the interface at the end of the turn if it has to.
  func orientingContentDidChange() {
    statusBar.contentDidChange(animated: false)
    guard !isShapedByWindow, let wanted = wantedOrientation, wanted != interfaceOrientation else {
      return
    }
    setNeedsUpdateOfOrientation()
  }

  /// What is supported may have changed.
  func setNeedsUpdateOfOrientation() {
    turn.append(.presentations, of: device) { [weak self] in self?.updateOrientation() }
  }

  /// Turns the interface to how the device is held, or to another orientation that is supported if
  /// the current one is not.
  func updateOrientation() {
    guard !isNotifyingOfTurn else { return setNeedsUpdateOfOrientation() }
    guard !isShapedByWindow, transitions.isEmpty, let wanted = wantedOrientation else { return }
    if wanted != interfaceOrientation { turnInterface(to: wanted) }
  }

  private var wantedOrientation: UIInterfaceOrientation? {
    guard let content = orientingWindow?.content else { return nil }
    let supported = supportedOrientations(of: content)
    if content.autorotates, let held = UIInterfaceOrientation(device.orientation),
      supported.contains(held)
    {
      return held
    }
    if supported.contains(interfaceOrientation) { return interfaceOrientation }
    let preferred = content.preferredOrientation
    guard let other = supported.contains(preferred) ? preferred : supported.first else {
      Diagnostics.warn(
        "The app and \(type(of: content)) support no orientation in common; the interface stays "
          + "as it is.")
      return nil
    }
    return other
  }

  /// The orientations of the app's information property list.
  var orientationsOfApp: UIInterfaceOrientationMask {
    let isTablet = screen.traitCollection.userInterfaceIdiom == .pad
    return isTablet
      ? interfaceSettings.tabletOrientations : interfaceSettings.phoneOrientations
  }

  /// The app is about to make its windows: on a display the interface turns at once into an
  /// orientation of the app, so that the windows are made in it.
  func turnForLaunch() {
    guard display != nil, !orientationsOfApp.contains(interfaceOrientation),
      let first = orientationsOfApp.first
    else { return }
    turnInterface(to: first)
  }

  /// The window whose controllers decide.
  var orientingWindow: UIWindow? { keyWindow ?? windows.last }

  private func supportedOrientations(
    of content: any WindowContent
  ) -> UIInterfaceOrientationMask {
    guard let application, let delegate = application.delegate else {
      return content.supportedOrientations
    }
    return delegate.application(application, supportedInterfaceOrientationsFor: orientingWindow)
      .intersection(content.supportedOrientations)
  }

  private func turnInterface(to new: UIInterfaceOrientation) {
    let old = interfaceOrientation
    UIApplication.postOrientation(new, UIApplication.willChangeStatusBarOrientationNotification)
    defer {
      UIApplication.postOrientation(old, UIApplication.didChangeStatusBarOrientationNotification)
    }
    interfaceOrientation = new
    var size = screen.bounds.size
    if new.isLandscape != old.isLandscape {
      size = CGSize(width: size.height, height: size.width)
    }
    dispatcher.cancelAllTouches()
    let scale = display?.screenWillTurn(to: size) ?? screen.scale
    screen.turn(
      to: size, scale: scale,
      by: ScreenTurn(
        from: old, to: new, on: screen.traitCollection.userInterfaceIdiom))
  }

  /// Runs what notifies controllers of a turn: until then the interface has its former orientation.
  func notifyOfTurn<Result>(
    from former: UIInterfaceOrientation, _ body: () -> Result
  ) -> Result {
    let new = interfaceOrientation
    (interfaceOrientation, isNotifyingOfTurn) = (former, true)
    defer { (interfaceOrientation, isNotifyingOfTurn) = (new, false) }
    return body()
  }

  /// A window has another size: the interface has the orientation of its shape, also in the changes
  /// that controllers make.
  func screenIsResized(_ makeChanges: () -> Void) {
    let isLandscape = screen.isLandscape
    guard isLandscape != interfaceOrientation.isLandscape else { return makeChanges() }
    let old = interfaceOrientation
    let new: UIInterfaceOrientation = isLandscape ? .landscapeRight : .portrait
    UIApplication.postOrientation(new, UIApplication.willChangeStatusBarOrientationNotification)
    interfaceOrientation = new
    isShapedByWindow = true
    makeChanges()
    UIApplication.postOrientation(old, UIApplication.didChangeStatusBarOrientationNotification)
    device.turn(to: interfaceOrientation.device)
  }

  // MARK: Requests of the program

  /// The geometry that a program asks for.
  public class GeometryPreferences: NSObject {
    fileprivate override init() { super.init() }

    /// The orientations of the interface that a program asks for.
    public final class iOS: GeometryPreferences {
      /// The orientations, one of which the interface is to have; nil for any.
      public let interfaceOrientations: UIInterfaceOrientationMask?

      /// - Parameter interfaceOrientations: the orientations, one of which the interface is to
      ///   have.
      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  /// Turns the interface, as if the device were held so, into one of the orientations, unless it
  /// has one of them.
  ///
  /// - Parameters:
  ///   - geometryPreferences: what to change.
  ///   - errorHandler: called if neither the app nor the topmost controller supports one of them;
  ///     the interface then stays as it is.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations,
      let content = orientingWindow?.content
    else { return }
    let possible = supportedOrientations(of: content).intersection(wanted)
    guard let first = possible.first else {
      errorHandler?(UISceneError(.geometryRequestDenied))
      return
    }
    let orientation = possible.contains(interfaceOrientation) ? interfaceOrientation : first
    turnDevice(to: orientation.device)
  }
}

/// Why a request of a scene failed.
public struct UISceneError: Error, CustomStringConvertible {
  /// The kinds of failures.
  public enum Code: Int, Sendable {
    /// The geometry is not supported by the app or its controllers.
    case geometryRequestDenied = 101
  }

  /// What failed.
  public let code: Code

  init(_ code: Code) { self.code = code }

  /// What failed, in words.
  public var description: String {
    "Neither the app nor its topmost controller supports one of the orientations."
  }
}
