import CoreGraphics
import Platform

/// A press of the right button of the mouse.
@MainActor
final class SecondaryClick {
  let touch: UITouch
  let event = UIEvent()

  init(touch: UITouch) {
    self.touch = touch
    event.orderedTouches = [touch]
    event.buttonMask = .secondary
  }
}

/// The right button is a touch that only recognisers receive that request it. They compete for it
/// as for a direct touch. Views never receive it.
extension EventDispatcher {
  /// - Parameter location: in the screen's coordinates.
  func beginSecondaryClick(on view: UIView, in window: UIWindow, at location: CGPoint) {
    finishSecondaryClick(.cancelled)
    let touch = UITouch(
      window: window, view: view, windowLocation: window.convert(location, from: UIWindow?.none),
      timestamp: lastTime, source: .secondaryButton)
    let click = SecondaryClick(touch: touch)
    secondaryClick = click
    send(click, .began, at: touch.windowLocation)
  }

  /// Handles a movement of the mouse with the button held, or the button's release.
  func followSecondaryClick(_ phase: PointerEvent.Phase, to location: CGPoint) {
    guard let click = secondaryClick, let window = click.touch.window else { return }
    let place = window.convert(location, from: UIWindow?.none)
    switch phase {
    case .down: break
    case .moved: if click.touch.isDown { send(click, .moved, at: place) }
    case .up: finishSecondaryClick(.ended, at: place)
    case .cancelled: finishSecondaryClick(.cancelled)
    }
  }

  /// - Parameter place: in the window's coordinates; nil for the last location of the mouse.
  func finishSecondaryClick(_ phase: UITouch.Phase, at place: CGPoint? = nil) {
    guard let click = secondaryClick else { return }
    secondaryClick = nil
    if click.touch.isDown { send(click, phase, at: place ?? click.touch.windowLocation) }
  }

  private func send(_ click: SecondaryClick, _ phase: UITouch.Phase, at place: CGPoint) {
    click.touch.move(to: place, phase: phase, timestamp: lastTime)
    click.event.timestamp = lastTime
    click.event.modifierFlags = modifierFlags
    sendToWindows(click.event)
  }
}
