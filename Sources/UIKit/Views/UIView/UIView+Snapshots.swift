import CoreGraphics
import QuartzCore

extension UIView {
  /// A view that shows a part of this one; nil, with a warning, for one that is not finite.
  func snapshot(
    of rect: CGRect, afterUpdates: Bool, capInsets: UIEdgeInsets
  ) -> UIView? {
    guard rect.isFinite, capInsets.isFinite else {
      Diagnostics.warn("A snapshot's rectangle and insets must be finite; there is no snapshot.")
      return nil
    }
    return SnapshotView(
      of: layer, owner: self, part: rect.standardized, capInsets: capInsets,
      afterUpdates: afterUpdates)
  }

  /// Draws the view and its descendants into the current context, and returns whether there was
  /// something to draw, and a context to draw it into.
  func drawSnapshot(in rect: CGRect, afterUpdates: Bool) -> Bool {
    guard rect.isFinite else {
      Diagnostics.warn(
        "A view cannot be drawn into a rectangle that is not finite; the call is ignored.")
      return false
    }
    guard let context = UIGraphicsGetCurrentContext() else {
      Diagnostics.warn("UIView.drawHierarchy was called without a current context to draw into.")
      return false
    }
    return layer.snapshot(afterUpdates: afterUpdates).draw(in: context, rect: rect.standardized)
  }
}

extension UIScreen {
  /// A view that shows a snapshot of all windows on the screen, at the screen's size. It is like
  /// ``UIView/snapshotView(afterScreenUpdates:)`` for a view that contains the windows.
  ///
  /// - Parameter afterUpdates: false for the last frame, true for the next one.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    SnapshotView(of: rootLayer, owner: self, afterUpdates: afterUpdates)
  }
}

/// Shows the snapshot of the layer of another view or of the screen.
final class SnapshotView: UIView {
  override class var layerClass: AnyClass { SnapshotLayer.self }

  private let capInsets: UIEdgeInsets

  /// - Parameters:
  ///   - owner: the view or the screen to which the layer belongs. It is retained until it is
  ///     shown.
  ///   - part: the rectangle to show, in the layer's coordinates; nil for the whole layer.
  init(
    of shown: CALayer, owner: AnyObject, part: CGRect? = nil, capInsets: UIEdgeInsets = .zero,
    afterUpdates: Bool
  ) {
    self.capInsets = capInsets
    // An animator takes the frames for its animation after it has taken the snapshots.
    if afterUpdates, let view = owner as? UIView { view.layoutIfNeeded() }
    super.init(frame: CGRect(origin: .zero, size: (part ?? shown.bounds).size))
    isUserInteractionEnabled = false
    guard afterUpdates else {
      if !shown.wasShown {
        Diagnostics.warn(
          "A snapshot of \(type(of: owner)) was taken before the view was ever on screen; it is "
            + "empty. Pass true for afterScreenUpdates.")
      }
      setSnapshot(shown.snapshot(afterUpdates: false), part: part)
      return
    }
    let wasHidden = shown.isHidden
    LayerTree.afterNextUpdate(of: shown) { [weak self] in
      withExtendedLifetime(owner) {
        self?.setSnapshot(shown.updatedSnapshot(evenIfHidden: !wasHidden), part: part)
      }
    }
  }

  required init?(coder: NSCoder) {
    capInsets = .zero
    super.init(coder: coder)
  }

  /// Does nothing, because the snapshot is the layer's content.
  override func display(_ layer: CALayer) {}

  private func setSnapshot(_ snapshot: LayerSnapshot, part: CGRect?) {
    guard let layer = layer as? SnapshotLayer else { return }
    let part = part ?? snapshot.bounds
    layer.snapshot = snapshot
    // Content outside the view's bounds is clipped, as on iOS.
    layer.sourceRect = part
    guard part.width > 0, part.height > 0 else { return }
    layer.stretchedPart = CGRect(
      x: capInsets.left / part.width, y: capInsets.top / part.height,
      width: 1 - (capInsets.left + capInsets.right) / part.width,
      height: 1 - (capInsets.top + capInsets.bottom) / part.height)
  }
}

extension CALayer {
  /// A snapshot of the layer, laid out and drawn.
  ///
  /// - Parameter evenIfHidden: whether to ignore that the layer is hidden.
  fileprivate func updatedSnapshot(evenIfHidden: Bool) -> LayerSnapshot {
    guard evenIfHidden, isHidden else { return snapshot(afterUpdates: true) }
    return CATransaction.withoutActions {
      isHidden = false
      defer { isHidden = true }
      return snapshot(afterUpdates: true)
    }
  }
}

extension UIEdgeInsets {
  fileprivate var isFinite: Bool { (top + left + bottom + right).isFinite }
}
