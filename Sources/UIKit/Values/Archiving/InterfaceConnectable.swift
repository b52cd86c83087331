public import QuartzCore

/// An object that a file of Interface Builder can connect by name.
///
/// On Linux there are no selectors and no keys to look up at run time, so a class says by which
/// names its methods and properties can be reached. A class lists its own only; those of the
/// classes it inherits from are found too.
@preconcurrency @MainActor
public protocol InterfaceConnectable: AnyObject {
  /// The class's methods by the names that files have for actions and unwinding:
  ///
  ///     override class var actions: [String: Selector] {
  ///       ["showThird:": Selector(ViewController.showThird)]
  ///     }
  static var actions: [String: Selector] { get }

  /// The class's properties by the key paths that files have for runtime attributes.
  static var inspectables: [String: Inspectable] { get }

  /// Called when the object and all others of the file are there and connected.
  func awakeFromNib()
}

// The defaults of optional methods; the protocol documents them.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension InterfaceConnectable {
  public static var actions: [String: Selector] { [:] }
  public static var inspectables: [String: Inspectable] { [:] }
  public func awakeFromNib() {}
}

/// A class that a file may name for an object that is neither a view nor a controller: a custom
/// object, a gesture recogniser or a bar button of one's own.
@preconcurrency @MainActor
public protocol InterfaceMakable: AnyObject {
  /// Makes the object before anything of the file is set on it.
  init()
}
