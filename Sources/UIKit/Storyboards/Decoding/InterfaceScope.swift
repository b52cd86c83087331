import CoreGraphics
import InterfaceBuilder

/// The objects of one scene or one xib, by their ids.
///
/// A controller retains its scope, because its view is made on demand, and its segues later.
@MainActor
final class InterfaceScope {
  struct WeakReference {
    weak var object: AnyObject?
  }

  let source: InterfaceSource
  let storyboard: UIStoryboard?
  let scene: InterfaceDocument.Scene?
  let ancestry: SceneAncestry
  /// The controller of the scene, or the owner of the xib.
  private(set) weak var owner: AnyObject?
  private var known: [String: WeakReference] = [:]
  /// Placeholders for objects that could not be made. Their connections cause no warnings.
  private(set) var stripped: Set<ObjectIdentifier> = []
  /// Objects that nothing else retains: custom objects and segue triggers.
  private var kept: [AnyObject] = []
  /// The objects that were made since the last `finish()`. Parts come before their owners.
  private var made: [(object: InterfaceObject, instance: AnyObject)] = []
  /// The objects of a container's children, which wait for `awakeFromNib()`.
  private var waiting: [AnyObject] = []
  /// Outlets and actions whose other end has not been made yet.
  private var open: [OpenConnection] = []
  private(set) lazy var segues = SceneSegues(of: self)
  /// The size of the view whose subviews are being made, in points.
  var superviewSize: CGSize?
  /// Whether the other objects of the scene, including the view, have been made.
  var hasMadeView = false

  init(
    source: InterfaceSource, storyboard: UIStoryboard? = nil,
    scene: InterfaceDocument.Scene? = nil, ancestry: SceneAncestry = SceneAncestry()
  ) {
    (self.source, self.storyboard) = (source, storyboard)
    (self.scene, self.ancestry) = (scene, ancestry)
  }

  func own(by owner: AnyObject?) { self.owner = owner }

  // MARK: - Objects

  func object(_ id: String) -> AnyObject? { known[id]?.object }

  func register(_ instance: AnyObject, for object: InterfaceObject) {
    if let id = object.id { register(instance, id: id) }
  }

  func register(_ instance: AnyObject, id: String) {
    known[id] = WeakReference(object: instance)
  }

  /// Adds an object that was made, and that `finish()` connects.
  func note(_ instance: AnyObject, for object: InterfaceObject) {
    register(instance, for: object)
    made.append((object, instance))
  }

  /// Registers an existing object, which is only connected.
  func adopt(_ instance: AnyObject, for object: InterfaceObject) {
    register(instance, for: object)
    open += object.connections.map { OpenConnection($0, from: instance) }
  }

  func keep(_ object: AnyObject) { kept.append(object) }

  func strip(_ instance: AnyObject) { stripped.insert(ObjectIdentifier(instance)) }

  // MARK: - The end of a round

  /// Connects the new objects, and calls `awakeFromNib()`.
  ///
  /// - Parameter container: the container that is being made with this controller. It calls
  ///   `awakeFromNib()` when it is complete, so that the controller has its parents.
  func finish(within container: InterfaceScope? = nil) {
    let objects = made
    made = []
    addConstraints(of: objects)
    // The added constraints with connections.
    let round = made + objects
    made = []
    for (object, instance) in round {
      for connection in object.connections {
        open.append(OpenConnection(connection, from: instance))
      }
    }
    connect(isLast: scene == nil || hasMadeView)
    for (object, instance) in round {
      for attribute in object.runtimeAttributes { set(attribute, of: instance) }
    }
    let views = round.compactMap { $0.instance as? UIView }
    let constraints = round.compactMap { $0.instance as? NSLayoutConstraint }
    views.first?.hostScene.turn.retain(views + constraints)
    let complete = waiting + round.map(\.instance)
    waiting = []
    if let container {
      container.waiting += complete
    } else {
      for instance in complete { (instance as? any InterfaceConnectable)?.awakeFromNib() }
    }
  }

  /// - Parameter isLast: whether all objects of the file have been made.
  private func connect(isLast: Bool) {
    let connections = open
    open = []
    // The objects of a collection are set together, in the order of the file.
    var collections = OutletCollections()
    for connection in connections {
      guard let instance = connection.instance else { continue }
      switch establish(connection.connection, from: instance, collections: &collections) {
      case .made: continue
      case .waits where !isLast: open.append(connection)
      case .waits: warnOfMissingEnd(connection.connection)
      }
    }
    collections.connect(in: self)
  }

  struct OpenConnection {
    let connection: InterfaceConnection
    weak var instance: AnyObject?

    init(_ connection: InterfaceConnection, from instance: AnyObject) {
      (self.connection, self.instance) = (connection, instance)
    }
  }

  enum Establishing {
    case made, waits
  }

  private func warnOfMissingEnd(_ connection: InterfaceConnection) {
    let (name, id, line) =
      switch connection {
      case .outlet(let property, let id, _, let line): ("outlet \"\(property)\"", id, line)
      case .outletCollection(let property, let id, _, _, let line):
        ("outlet collection \"\(property)\"", id, line)
      case .action(let selector, let id, _, _, let line): ("action \"\(selector)\"", id, line)
      case .segue(let segue): ("segue", segue.destination, segue.line)
      }
    source.warn(line, "the \(name) leads to \(id), of which there is no object in the scene.")
  }
}
