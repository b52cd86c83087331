import CoreGraphics
import InterfaceBuilder

extension UIViewController {
  /// The objects of the controller's scene, and its segues.
  var interfaceScope: InterfaceScope? {
    get { interfaceOrigin as? InterfaceScope }
    set { interfaceOrigin = newValue }
  }

  /// The storyboard that the controller was made from.
  public var storyboard: UIStoryboard? { interfaceScope?.storyboard }
}

extension UIViewController: FileBackedController {
  func makeViewOfFile() -> Bool {
    if let interfaceScope, interfaceScope.scene != nil, interfaceScope.loadView(for: self) {
      return true
    }
    let nib = nibName.map { UINib(nibName: $0, bundle: nibBundle) } ?? ClassNibs.nib(of: self)
    guard let nib else { return false }
    nib.instantiate(withOwner: self)
    if viewIfLoaded == nil, !nib.isEmpty {
      Diagnostics.warn(
        "\(nib.file) was loaded for \(type(of: self)), but its owner's outlet \"view\" is not "
          + "connected.")
    }
    return viewIfLoaded != nil
  }

  func perform(segueIdentifiedBy identifier: String, sender: Any?) {
    guard let template = interfaceScope?.segues.template(identifier) else {
      Diagnostics.warn("\(type(of: self)) has no segue with the identifier \"\(identifier)\".")
      return
    }
    template.perform(sender: sender)
  }
}

extension InterfaceScope: ControllerOrigin {
  private var controllerObject: InterfaceObject? { scene?.controller }

  /// Makes the view of the scene, and the other objects.
  func loadView(for controller: UIViewController) -> Bool {
    let view = controllerObject?.child("view").flatMap(makeView)
    view?.viewController = controller
    if let view {
      controller.view = view
      if let controllerObject { addGuides(of: controllerObject, to: controller) }
    }
    makeObjectsBeside()
    return view != nil
  }

  /// Makes the other top-level objects of the scene, and connects all objects that have been made.
  private func makeObjectsBeside() {
    hasMadeView = true
    for object in scene?.objects ?? [] where object.id != controllerObject?.id {
      makeBeside(object)
    }
    finish()
  }

  /// Makes a top-level object besides the controller, which retains it.
  private func makeBeside(_ object: InterfaceObject) {
    switch object.element {
    case "placeholder", "exit", "viewControllerPlaceholder": return
    default: break
    }
    guard let instance = makeObject(object) else {
      source.warn(object.line, "there is no <\(object.element)>; it is left out.")
      return
    }
    keep(instance)
  }

  /// Gives the view the size in the file until `viewDidLoad()` has been called.
  func fitView() {
    guard let controller = owner as? UIViewController, let view = controller.viewIfLoaded,
      controller.parent == nil, view.superview == nil,
      controllerObject?.attributes.bool("autoresizesArchivedViewToFullSize") != false,
      let size = controllerObject?.child("view")?.attributes.rect("frame")?.size,
      view.frame == CGRect(origin: .zero, size: size)
    else { return }
    view.frame = UIScreen.main.bounds
  }

  /// Makes the children of container views. For a controller that makes its own view, as containers
  /// do, the other objects of its scene are made now.
  func embedChildren() {
    if scene != nil, !hasMadeView { makeObjectsBeside() }
    segues.embed()
  }
}
