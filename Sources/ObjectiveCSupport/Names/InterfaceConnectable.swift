import CoreGraphics

/// An object that a file of Interface Builder can connect by name.
///
/// On Linux there are no selectors and no keys to look up at run time, so a class lists the names
/// of its methods and properties. A class lists its own only; those of superclasses are found, too.
@preconcurrency @MainActor
public protocol InterfaceConnectable: AnyObject {
  /// The class's methods by their names in files, for actions and unwind segues:
  ///
  ///     override class var actions: [String: Selector] {
  ///       ["showThird:": Selector(ViewController.showThird)]
  ///     }
  static var actions: [String: Selector] { get }

  /// The class's properties by the key paths of runtime attributes in files.
  static var inspectables: [String: Inspectable] { get }

  /// Called when all objects of the file have been made and connected.
  func awakeFromNib()
}

// The defaults of optional methods; the protocol documents them.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension InterfaceConnectable {
  public static var actions: [String: Selector] { [:] }
  public static var inspectables: [String: Inspectable] { [:] }
  public func awakeFromNib() {}
}

/// A class that a file may name for a custom object or a gesture recogniser. Views, controllers and
/// items of bars are made by `init(coder:)`, and constraints by their only initializer.
@preconcurrency @MainActor
public protocol InterfaceMakable: AnyObject {
  /// Makes the object before the file's values are set on it.
  init()
}
