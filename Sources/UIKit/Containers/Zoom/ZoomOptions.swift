public import CoreGraphics

extension UIViewController.Transition {
  /// The options of a zoom: the part that is aligned with the source view, the dimming of the page
  /// below, and the gestures that may end the zoom.
  @preconcurrency @MainActor
  public final class ZoomOptions: NSObject, @preconcurrency NSCopying {
    /// The source view and the controller that grows out of it.
    @preconcurrency @MainActor
    public final class AlignmentRectContext: NSObject {
      /// The view that the controller grows out of.
      public let sourceView: UIView
      /// The controller that grows.
      public let zoomedViewController: UIViewController

      init(_ sourceView: UIView, _ zoomedViewController: UIViewController) {
        (self.sourceView, self.zoomedViewController) = (sourceView, zoomedViewController)
      }
    }

    /// The drag that is about to begin.
    @preconcurrency @MainActor
    public final class InteractionContext: NSObject {
      /// Where the finger is, in the coordinates of the zoomed controller's view.
      public let location: CGPoint
      /// In points per second.
      public let velocity: CGVector
      /// Whether the drag begins unless the closure says something else: it goes down, and what it
      /// began on does not scroll that way.
      public let willBegin: Bool

      init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
        (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
      }
    }

    /// Returns the part of the zoomed controller's view that has the place of the source view while
    /// that is small, in the view's coordinates; nil or a null rectangle for the whole view. It is
    /// called when a transition begins.
    public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
    /// Returns whether a drag begins to take the controller away. Without it, the drag decides.
    public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
    /// The colour over the page below; nil is the system's, a translucent black.
    public var dimmingColor: UIColor?
    /// Blurs the page below; nil is none.
    public var dimmingVisualEffect: UIBlurEffect?

    /// Options as of a zoom without any.
    public override init() { super.init() }

    /// A copy; the zone is ignored.
    public func copy(with zone: NSZone? = nil) -> Any { copied }

    var copied: ZoomOptions {
      let copy = ZoomOptions()
      copy.alignmentRectProvider = alignmentRectProvider
      copy.interactiveDismissShouldBegin = interactiveDismissShouldBegin
      copy.dimmingColor = dimmingColor
      copy.dimmingVisualEffect = dimmingVisualEffect
      return copy
    }
  }

  /// The two controllers of a zoom.
  @preconcurrency @MainActor
  public final class ZoomSourceViewProviderContext: NSObject {
    /// The controller with the source view.
    public let sourceViewController: UIViewController
    /// The controller that grows.
    public let zoomedViewController: UIViewController

    init(from source: UIViewController, to zoomed: UIViewController) {
      (sourceViewController, zoomedViewController) = (source, zoomed)
    }
  }

  /// The controller grows out of a view, and goes back into it; a drag down or a pinch takes it
  /// along. A finger can grab it while it moves by itself.
  ///
  /// A stack uses it for a push and a pop, and a presentation where it covers the screen or a
  /// context. Sheets, popovers and alerts move as they always do, and an animator of a delegate
  /// takes precedence.
  ///
  /// - Parameters:
  ///   - options: copied; nil for none.
  ///   - sourceViewProvider: returns the view, at the beginning of each transition, as it may be
  ///     another one by then; nil lets the controller grow in the middle and fade.
  public static func zoom(
    options: ZoomOptions? = nil,
    sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
  ) -> UIViewController.Transition {
    ZoomTransition(options: options?.copied ?? ZoomOptions(), sourceViewProvider)
  }

  /// The controller grows out of the button of a bar button item, and goes back into it. Otherwise
  /// this is ``zoom(options:sourceViewProvider:)``.
  ///
  /// - Parameters:
  ///   - options: copied; nil for none.
  ///   - sourceBarButtonItemProvider: returns the item, at the beginning of each transition. With
  ///     nil, or with an item that no bar shows, the controller grows in the middle and fades.
  @_disfavoredOverload  // A provider that returns nil only is one of views.
  public static func zoom(
    options: ZoomOptions? = nil,
    sourceBarButtonItemProvider: @escaping (ZoomSourceViewProviderContext) -> UIBarButtonItem?
  ) -> UIViewController.Transition {
    zoom(options: options, sourceViewProvider: { sourceBarButtonItemProvider($0)?.shownView })
  }
}
