public import CoreGraphics
import Platform

/// The rotation of the interface.
///
/// When the device is rotated, the interface rotates if the app, the topmost full-screen controller
/// and `shouldAutorotate` allow the orientation. Its screen then changes its shape, and the windows
/// that fill it rotate into it. Otherwise the interface stays as it is. A running transition delays
/// the rotation until its end.
extension UIWindowScene {
  /// Rotates the interface with the device, if the orientation is allowed.
  func rotateDevice(to orientation: UIDeviceOrientation) {
    isShapedByWindow = false
    device.rotate(to: orientation)
    updateOrientation()
  }

  /// Checks the orientation at the end of the turn, because another controller can now determine
  /// it.
  func orientingContentDidChange() {
    statusBar.contentDidChange(animated: false)
    guard !isShapedByWindow, let wanted = wantedOrientation, wanted != interfaceOrientation else {
      return
    }
    setNeedsUpdateOfOrientation()
  }

  /// Checks the orientation at the end of the turn, because the supported orientations can have
  /// changed.
  func setNeedsUpdateOfOrientation() {
    turn.append(.presentations, of: device) { [weak self] in self?.updateOrientation() }
  }

  /// Rotates the interface to the device's orientation if that is supported, or to another
  /// supported one if the current one is not.
  func updateOrientation() {
    guard !isNotifyingOfRotation else { return setNeedsUpdateOfOrientation() }
    guard !isShapedByWindow, transitions.isEmpty, let wanted = wantedOrientation else { return }
    if wanted != interfaceOrientation { rotateInterface(to: wanted) }
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

  /// The orientations in the app's information property list.
  var orientationsOfApp: UIInterfaceOrientationMask {
    let isTablet = screen.traitCollection.userInterfaceIdiom == .pad
    return isTablet
      ? interfaceSettings.tabletOrientations : interfaceSettings.phoneOrientations
  }

  /// Rotates the interface on a display immediately to an orientation of the app, before the app
  /// makes its windows, so that they are made in that orientation.
  func rotateForLaunch() {
    guard display != nil, !orientationsOfApp.contains(interfaceOrientation),
      let first = orientationsOfApp.first
    else { return }
    rotateInterface(to: first)
  }

  /// The window whose controllers determine the orientation.
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

  private func rotateInterface(to new: UIInterfaceOrientation) {
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
    let scale = display?.screenWillRotate(to: size) ?? screen.scale
    screen.rotate(
      to: size, scale: scale,
      by: ScreenRotation(
        from: old, to: new, on: screen.traitCollection.userInterfaceIdiom))
  }

  /// Runs a closure that notifies controllers of a rotation. Until then the interface has its
  /// previous orientation.
  func notifyOfRotation<Result>(
    from former: UIInterfaceOrientation, _ body: () -> Result
  ) -> Result {
    let new = interfaceOrientation
    (interfaceOrientation, isNotifyingOfRotation) = (former, true)
    defer { (interfaceOrientation, isNotifyingOfRotation) = (new, false) }
    return body()
  }

  /// Makes the changes after a window was resized. The interface has the orientation of the
  /// window's shape, also during the changes that controllers make.
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
    device.rotate(to: interfaceOrientation.device)
  }

  // MARK: Requests of the program

  /// The geometry that a program requests.
  public class GeometryPreferences: NSObject {
    fileprivate override init() { super.init() }

    /// The orientations of the interface that a program requests.
    public final class iOS: GeometryPreferences {
      /// The orientations, of which the interface should have one; nil for any.
      public let interfaceOrientations: UIInterfaceOrientationMask?

      /// - Parameter interfaceOrientations: the orientations, of which the interface should have
      ///   one.
      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  /// Rotates the interface to one of the orientations, as if the device were rotated, unless the
  /// interface already has one of them.
  ///
  /// - Parameters:
  ///   - geometryPreferences: the requested geometry.
  ///   - errorHandler: called if the app or the topmost controller supports none of them. The
  ///     interface then stays as it is.
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
    rotateDevice(to: orientation.device)
  }
}

/// The reason why a request of a scene failed.
public struct UISceneError: Error, CustomStringConvertible {
  /// The kinds of failures.
  public enum Code: Int, Sendable {
    /// The app or its controllers do not support the geometry.
    case geometryRequestDenied = 101
  }

  /// The kind of failure.
  public let code: Code

  init(_ code: Code) { self.code = code }

  /// The failure in words.
  public var description: String {
    "Neither the app nor its topmost controller supports one of the orientations."
  }
}
