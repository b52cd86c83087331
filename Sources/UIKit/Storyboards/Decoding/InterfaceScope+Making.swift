import CoreGraphics
import InterfaceBuilder
import ObjectiveCSupport

extension InterfaceScope {
  // MARK: - Controllers

  func makeController(
    _ object: InterfaceObject, creator: UIStoryboard.Creator?
  ) -> UIViewController? {
    let coder = InterfaceCoder(object, in: self)
    let base = InterfaceClasses.controller(object.element)
    if base == nil {
      source.warn(object.line, "there is no <\(object.element)>; a plain controller stands for it.")
    }
    let known = base ?? UIViewController.self
    let type = customClass(of: object, base: known)
    let controller = creator?(coder) ?? type.type.init(coder: coder) ?? known.init(coder: coder)
    guard let controller else { return nil }
    if base == nil || !type.isFound { strip(controller) }
    if controller.interfaceScope !== self {
      source.warn(
        object.line, "\(Swift.type(of: controller)) was made without the coder that it was given.")
      controller.interfaceScope = self
      own(by: controller)
    }
    finish(within: ancestry.container)
    return controller
  }

  // MARK: - Views

  func makeView(_ object: InterfaceObject) -> UIView? {
    let base = InterfaceClasses.view(object.element)
    if base == nil {
      source.warn(object.line, "there is no <\(object.element)>; an empty view stands for it.")
    }
    let known = base ?? UIView.self
    let type = customClass(of: object, base: known)
    let coder = InterfaceCoder(object, in: self)
    var view = type.type.init(coder: coder)
    if view == nil {
      source.warn(object.line, "\(type.type) made no view of its coder.")
      view = known.init(coder: coder)
    }
    guard let made = view else { return nil }
    let result = made.awakeAfter(using: coder) as? UIView ?? made
    if base == nil || !type.isFound { strip(result) }
    note(result, for: object)
    return result
  }

  // MARK: - Other objects

  /// Makes a recogniser, a bar item or a custom object.
  func makeObject(_ object: InterfaceObject) -> AnyObject? {
    if InterfaceClasses.view(object.element) != nil { return makeView(object) }
    let instance: AnyObject?
    if let base = InterfaceClasses.recognizers[object.element] {
      let recognizer = makePlain(object, base: UIGestureRecognizer.self) { base.make() }
      InterfaceProperties(object, in: self).apply(to: recognizer)
      instance = recognizer
    } else {
      switch object.element {
      case "barButtonItem": instance = makeBarButtonItem(object)
      case "navigationItem":
        let item = makePlain(object, base: UINavigationItem.self) { UINavigationItem() }
        decode(object, into: item)
        instance = item
      case "customObject":
        instance = makePlain(object, base: NSObject.self) { NSObject() }
      default: instance = nil
      }
    }
    if let instance { note(instance, for: object) }
    return instance
  }

  /// Makes an object of its custom class if possible, or of the standard class.
  func makePlain<Base: AnyObject>(
    _ object: InterfaceObject, base: Base.Type, usual: () -> Base
  ) -> Base {
    guard object.customClass != nil else { return usual() }
    let found = customClass(of: object, base: base)
    if found.isFound {
      if let instance = make(found.type, of: object) as? Base { return instance }
      source.warn(
        object.line,
        "\(found.type) has no initializer without parameters, or is no InterfaceMakable; \(base) "
          + "stands for it.")
    }
    let instance = usual()
    strip(instance)
    return instance
  }

  /// Makes an object. Items are made with a coder, as on iOS, and other objects by their class; nil
  /// for a class that does not support it.
  private func make(_ type: AnyClass, of object: InterfaceObject) -> AnyObject? {
    if let type = type as? any InterfaceMakable.Type { return type.init() }
    let coder = InterfaceCoder(object, in: self)
    if let type = type as? UIBarItem.Type { return type.init(coder: coder) }
    if let type = type as? UINavigationItem.Type { return type.init(coder: coder) }
    return ObjectiveCNames.make(type)
  }

  // MARK: - Custom classes

  /// Returns the class in the file, if it exists and has the right type; otherwise the standard
  /// one, with a warning.
  func customClass<Base: AnyObject>(
    of object: InterfaceObject, base: Base.Type
  ) -> (type: Base.Type, isFound: Bool) {
    guard let name = object.customClass else { return (base, true) }
    guard let found = source.findClass(name) else {
      source.warn(
        object.line,
        "there is no class \(name.qualifiedName); \(base) stands for it.")
      return (base, false)
    }
    guard let type = found as? Base.Type else {
      source.warn(
        object.line, "\(name.qualifiedName) is no kind of \(base), which stands for it.")
      return (base, false)
    }
    return (type, true)
  }
}

extension InterfaceClass {
  var qualifiedName: String { (module.map { $0 + "." } ?? "") + name }
}
