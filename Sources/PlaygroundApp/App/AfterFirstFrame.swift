import CoreGraphics
import Platform

/// Delays work that the first frame does not need until that frame is shown.
@MainActor
final class AfterFirstFrame: PlatformDelegate {
  private let delegate: any PlatformDelegate
  private var action: (@MainActor () -> Void)?

  init(_ delegate: any PlatformDelegate, action: @escaping @MainActor () -> Void) {
    self.delegate = delegate
    self.action = action
  }

  func receive(_ event: PlatformEvent) { delegate.receive(event) }

  func drawFrame(at hostTime: TimeInterval) {
    delegate.drawFrame(at: hostTime)
    let action = action
    self.action = nil
    action?()
  }
}
