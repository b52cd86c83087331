public import CoreGraphics
import ObjectiveCSupport

/// What any object says to assistive technologies, on the main thread.
///
/// Responders and bar items have these as members of their own, which can be overridden; for an
/// object of a class that is known at run time only, these are read and set. What other objects are
/// given is kept for those who ask.
extension NSObjectProtocol {
  /// Whether an assistive technology sees the object as one element.
  public var isAccessibilityElement: Bool {
    get { accessible(false, { $0.isAccessibilityElement }, { $0.isElement ?? false }) }
    set { setAccessible({ $0.isAccessibilityElement = newValue }, { $0.isElement = newValue }) }
  }

  /// What the object is called; nil for nothing.
  public var accessibilityLabel: String? {
    get { accessible(nil, { $0.accessibilityLabel }, { $0.label }) }
    set { setAccessible({ $0.accessibilityLabel = newValue }, { $0.label = newValue }) }
  }

  /// What happens when the object is used; nil for nothing.
  public var accessibilityHint: String? {
    get { accessible(nil, { $0.accessibilityHint }, { $0.hint }) }
    set { setAccessible({ $0.accessibilityHint = newValue }, { $0.hint = newValue }) }
  }

  /// What kind of element the object is.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessible(.none, { $0.accessibilityTraits }, { $0.traits ?? .none }) }
    set { setAccessible({ $0.accessibilityTraits = newValue }, { $0.traits = newValue }) }
  }

  /// Where the object is on the screen, in points: what was set, or else a view's bounds there, or
  /// an element's place in its container; zero for other objects.
  public var accessibilityFrame: CGRect {
    get {
      MainActorCalls.run("accessibilityFrame", with: self, otherwise: .zero) { object in
        if let element = object as? UIAccessibilityElement { return element.frameOnScreen }
        if let frame = kept(of: object).frame { return frame }
        return (object as? UIView).map { $0.convert($0.bounds, to: UIView?.none) } ?? .zero
      }
    }
    set {
      MainActorCalls.run("accessibilityFrame", with: (self, newValue), otherwise: ()) {
        object, frame in
        if let element = object as? UIAccessibilityElement {
          element.place = .onScreen(frame)
        } else {
          change(object) { $0.frame = frame }
        }
      }
    }
  }

  /// Where the object is touched when it is activated, in points on the screen: what was set, or
  /// else the middle of its frame.
  public var accessibilityActivationPoint: CGPoint {
    get {
      MainActorCalls.run("accessibilityActivationPoint", with: self, otherwise: .zero) { object in
        if let point = kept(of: object).activationPoint { return point }
        let frame = object.accessibilityFrame
        return CGPoint(x: frame.midX, y: frame.midY)
      }
    }
    set {
      MainActorCalls.run(
        "accessibilityActivationPoint", with: (self, newValue), otherwise: ()
      ) { object, point in
        change(object) { $0.activationPoint = point }
      }
    }
  }

  private func accessible<Value>(
    _ otherwise: Value, _ own: @MainActor (any AccessibleObject) -> Value,
    _ read: @MainActor (AccessibilityValues) -> Value
  ) -> Value {
    withoutActuallyEscaping(own) { own in
      withoutActuallyEscaping(read) { read in
        MainActorCalls.run("accessibility", with: (self, own, read), otherwise: otherwise) {
          object, own, read in
          (object as? any AccessibleObject).map(own) ?? read(kept(of: object))
        }
      }
    }
  }

  private func setAccessible(
    _ own: @MainActor (any AccessibleObject) -> Void,
    _ write: @MainActor (inout AccessibilityValues) -> Void
  ) {
    withoutActuallyEscaping(own) { own in
      withoutActuallyEscaping(write) { write in
        MainActorCalls.run("accessibility", with: (self, own, write), otherwise: ()) {
          object, own, write in
          if let object = object as? any AccessibleObject { return own(object) }
          change(object, write)
        }
      }
    }
  }
}

extension UIResponder: AccessibleObject {}

/// The address is the key of what objects are given.
@MainActor private var key: UInt8 = 0

@MainActor
private func kept(of object: any NSObjectProtocol) -> AccessibilityValues {
  objc_getAssociatedObject(object, &key) as? AccessibilityValues ?? AccessibilityValues()
}

@MainActor
private func change(
  _ object: any NSObjectProtocol, _ body: (inout AccessibilityValues) -> Void
) {
  var values = kept(of: object)
  body(&values)
  objc_setAssociatedObject(object, &key, values, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
}
