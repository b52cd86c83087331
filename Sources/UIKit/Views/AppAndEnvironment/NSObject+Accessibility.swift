public import CoreGraphics
import ObjectiveCSupport

/// The accessibility properties of any object, on the main thread.
///
/// Responders and bar items declare these properties themselves, so that subclasses can override
/// them. For an object whose class is known only at run time, the properties here forward to those.
/// For other objects the values are stored with the object.
extension NSObjectProtocol {
  /// Whether an assistive technology sees the object as one element.
  public var isAccessibilityElement: Bool {
    get { accessible(false, { $0.isAccessibilityElement }, { $0.isElement ?? false }) }
    set { setAccessible({ $0.isAccessibilityElement = newValue }, { $0.isElement = newValue }) }
  }

  /// The name that is read to the user; nil for none.
  public var accessibilityLabel: String? {
    get { accessible(nil, { $0.accessibilityLabel }, { $0.label }) }
    set { setAccessible({ $0.accessibilityLabel = newValue }, { $0.label = newValue }) }
  }

  /// A description of what happens when the object is used; nil for none.
  public var accessibilityHint: String? {
    get { accessible(nil, { $0.accessibilityHint }, { $0.hint }) }
    set { setAccessible({ $0.accessibilityHint = newValue }, { $0.hint = newValue }) }
  }

  /// The traits that describe how the object behaves.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessible(.none, { $0.accessibilityTraits }, { $0.traits ?? .none }) }
    set { setAccessible({ $0.accessibilityTraits = newValue }, { $0.traits = newValue }) }
  }

  /// The object's frame on the screen, in points. It is the value that was set, or else a view's
  /// bounds or an element's frame in its container, converted to the screen. Zero for other
  /// objects.
  public var accessibilityFrame: CGRect {
    get { accessible(.zero, { $0.accessibilityFrame }, { $0.frame ?? .zero }) }
    set { setAccessible({ $0.accessibilityFrame = newValue }, { $0.frame = newValue }) }
  }

  /// The point on the screen that is touched to activate the object, in points. It is the value
  /// that was set, or else the middle of the frame.
  public var accessibilityActivationPoint: CGPoint {
    get {
      accessible(.zero, { $0.accessibilityActivationPoint }) { values in
        let frame = values.frame ?? .zero
        return values.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
      }
    }
    set {
      setAccessible(
        { $0.accessibilityActivationPoint = newValue }, { $0.activationPoint = newValue })
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

/// A variable whose address is the key of the association.
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
