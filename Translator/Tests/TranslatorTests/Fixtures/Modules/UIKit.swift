// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The declarations of UIKit that the fixtures use, with the library's isolation and signatures.
@_exported import Foundation

public typealias NSCoder = Foundation.NSCoder

// MARK: What translated sources call

public struct Selector: Hashable, Sendable {
  public let name: String
  public init(_ name: String) { self.name = name }
  public init(_ name: String, unchecked: Any) { self.name = name }

  public init<T: AnyObject>(
    _ name: String, _ method: @escaping @MainActor (T) -> @MainActor () -> Void
  ) { self.name = name }
  public init<T: AnyObject, Sender>(
    _ name: String, _ method: @escaping @MainActor (T) -> @MainActor (Sender) -> Void
  ) { self.name = name }
  public init<T: AnyObject, Sender, Event>(
    _ name: String, _ method: @escaping @MainActor (T) -> @MainActor (Sender, Event) -> Void
  ) { self.name = name }
  @_disfavoredOverload
  public init<T: AnyObject, First, Second, Third>(
    _ name: String, _ method: @escaping @MainActor (T) -> @MainActor (First, Second, Third) -> Void
  ) { self.name = name }
  public init<T: AnyObject, Made: AnyObject>(
    _ name: String, _ method: @escaping @MainActor (T) -> @MainActor (NSCoder) -> Made?
  ) { self.name = name }
  public init<T: AnyObject, Made: AnyObject>(
    _ name: String, _ method: @escaping @MainActor (T) -> @MainActor (NSCoder, Any?) -> Made?
  ) { self.name = name }
  public init<T: AnyObject, Made: AnyObject>(
    _ name: String,
    _ method: @escaping @MainActor (T) -> @MainActor (NSCoder, Any?, String?) -> Made?
  ) { self.name = name }
  @_disfavoredOverload
  public init<T: AnyObject>(_ name: String, _ method: @escaping @Sendable (T) -> () -> Void) {
    self.name = name
  }
  @_disfavoredOverload
  public init<T: AnyObject, Sender>(
    _ name: String, _ method: @escaping @Sendable (T) -> (Sender) -> Void
  ) { self.name = name }
  public init<T: AnyObject>(
    base name: String, _ method: @escaping @MainActor (T) -> @MainActor () -> Void
  ) { self.name = name }
  public init<T: AnyObject, Sender>(
    base name: String, _ method: @escaping @MainActor (T) -> @MainActor (Sender) -> Void
  ) { self.name = name + ":" }
  public init<T: AnyObject, Sender, Event>(
    base name: String, _ method: @escaping @MainActor (T) -> @MainActor (Sender, Event) -> Void
  ) { self.name = name + "::" }
  @_disfavoredOverload
  public init<T: AnyObject, First, Second, Third>(
    base name: String,
    _ method: @escaping @MainActor (T) -> @MainActor (First, Second, Third) -> Void
  ) { self.name = name + ":::" }
}

@MainActor
public struct Inspectable {
  public init<Root: AnyObject, Value>(_ keyPath: ReferenceWritableKeyPath<Root, Value>) {}
  public init<Root: AnyObject, Value>(managed keyPath: ReferenceWritableKeyPath<Root, Value>) {}
  public init<Root: AnyObject, Value>(readOnly keyPath: KeyPath<Root, Value>) {}
}

@MainActor
public enum ObjectiveCNames {
  public static func add(_ type: AnyClass, named name: String) {}
  public static func add(
    _ type: AnyClass, actions: [Selector] = [], outlets: [String: Inspectable] = [:],
    inspectables: [String: Inspectable] = [:], keys: [String: Inspectable] = [:],
    implements: [String] = []
  ) {}
  public static func makes(_ type: AnyClass, _ make: @escaping @MainActor () -> AnyObject) {}
  public nonisolated static func didChange(_ object: AnyObject, _ key: String) {}
  public nonisolated static func NSClassFromString(_ name: String) -> AnyClass? { nil }
}

@MainActor
public enum ManagedProperty {
  public static func value<Value>(of layer: CALayer, forKey key: String) -> Value { fatalError() }
  public static func set<Value>(_ value: Value, of layer: CALayer, forKey key: String) {}
}

// MARK: UIKit

@preconcurrency @MainActor
open class UIResponder: NSObject {
  nonisolated public override init() {}
  @discardableResult open func becomeFirstResponder() -> Bool { true }
  @discardableResult open func resignFirstResponder() -> Bool { true }
}

open class UIEvent: NSObject {}

public class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
  public required init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {}
}
public typealias _ColorLiteralType = UIColor

public class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  public required init(imageLiteralResourceName path: String) {}
}
public typealias _ImageLiteralType = UIImage

open class UIView: UIResponder {
  public nonisolated init(frame: CGRect) {}
  public nonisolated required init?(coder: NSCoder) {}
  public var layer = CALayer()
  open class var layerClass: AnyClass { CALayer.self }
  open var isHidden = false
  open var tintColor: UIColor?
  open func layoutSubviews() {}
  open func layoutIfNeeded() {}
  open func setNeedsDisplay() {}
  @discardableResult open func endEditing(_ force: Bool) -> Bool { true }
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
}

open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 64)
  }
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {}
}
open class UIButton: UIControl {}
open class UILabel: UIView { open var text: String? }
open class UIScrollView: UIView {}
open class UITableView: UIScrollView {
  open weak var delegate: (any UITableViewDelegate)?
  open func reloadData() {}
}
open class UIWindow: UIView { open var rootViewController: UIViewController? }
open class UIStackView: UIView {
  public convenience init(arrangedSubviews: [UIView]) { self.init(frame: .zero) }
}
open class UITableViewCell: UIView {
  public enum CellStyle { case `default` }
  public init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: CGRect()) }
  public required convenience init(registeredAs reuseIdentifier: String?) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
open class UITableViewHeaderFooterView: UIView {
  public init(reuseIdentifier: String?) { super.init(frame: CGRect()) }
  public required convenience init(registeredAs reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
open class UICollectionReusableView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required convenience init(registeredAs reuseIdentifier: String?) {
    self.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
open class UICollectionViewCell: UICollectionReusableView {}
open class UICollectionView: UIScrollView {
  open weak var delegate: (any UICollectionViewDelegate)?
}
open class UICollectionViewLayout: NSObject {}

@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: NSObjectProtocol {
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (Int) -> Void)
}

open class UIGestureRecognizer: NSObject {
  public init(target: Any?, action: Selector?) {}
  public convenience override init() { self.init(target: nil, action: nil) }
}
open class UITapGestureRecognizer: UIGestureRecognizer {}
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open func translation(in view: UIView?) -> CGPoint { .zero }
}
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges = 0
}

open class UIViewController: UIResponder {
  public nonisolated init(nibName: String?, bundle: Bundle?) {}
  public nonisolated required init?(coder: NSCoder) {}
  public var view: UIView! = nil
  open var navigationController: UINavigationController? { nil }
  open var prefersStatusBarHidden: Bool { false }
  open var title: String?
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {}
}
open class UINavigationController: UIViewController {
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? { nil }
}
open class UIStoryboardSegue: NSObject {
  open var identifier: String? { nil }
}

@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
}
extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    0
  }
}

@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {}

@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize
}

@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  var window: UIWindow? { get set }
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [AnyHashable: Any]?
  ) -> Bool
}
extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [AnyHashable: Any]?
  ) -> Bool { true }
}
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: AnyObject {
  var window: UIWindow? { get set }
}
open class UIApplication: UIResponder {
  public static let shared = UIApplication()
  public weak var delegate: (any UIApplicationDelegate)?
}

@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
  _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ application: String?, _ delegate: String?
) -> Int32 { 0 }

// MARK: QuartzCore

@preconcurrency @MainActor
open class CALayer: NSObject {
  public override init() {}
  public init(layer: Any) {}
  public required init?(coder: NSCoder) {}
  public required convenience init(copying layer: CALayer?) {
    if let layer { self.init(layer: layer) } else { self.init() }
  }
  open var cornerRadius: CGFloat = 0
  open var isHidden = false
  open class func needsDisplay(forKey key: String) -> Bool { false }
}
open class CAShapeLayer: CALayer {}
open class CAAnimation: NSObject {
  public override init() {}
  public required init?(coder: NSCoder) {}
  public required convenience init(copying animation: CAAnimation) { self.init() }
}
open class CABasicAnimation: CAAnimation {}

// MARK: Objects

public protocol ObjectOfCollections: AnyObject, Hashable {}
extension ObjectOfCollections {
  public static func == (one: Self, other: Self) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
extension NSObjectProtocol {
  public static func description() -> String { "" }
}

// MARK: Associated objects

public enum objc_AssociationPolicy { case OBJC_ASSOCIATION_RETAIN_NONATOMIC }
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { nil }
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {}

// MARK: Methods

public typealias Method = OpaquePointer
public typealias IMP = OpaquePointer
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
public func method_setImplementation(_ m: Method, _ imp: IMP) {}

// MARK: Objects of classes known at run time

extension NSObject { public class func makeObject() -> Self { fatalError() } }
extension UIView { public class func makeObject(frame: CGRect) -> Self { fatalError() } }
extension UIStackView {
  public class func makeObject(arrangedSubviews: [UIView]) -> Self { fatalError() }
}
extension UITableViewCell {
  public class func makeObject(style: CellStyle, reuseIdentifier: String?) -> Self { fatalError() }
}
extension UIViewController {
  public class func makeObject(nibName: String?, bundle: Bundle?) -> Self { fatalError() }
}

extension NSObject {
  public func value(forKey key: String) -> Any? { nil }
  public func setValue(_ value: Any?, forKey key: String) {}
}

public struct NSKeyValueChangeKey: Hashable, Sendable {}

public protocol KeyValueObserver: AnyObject {
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension NSObjectProtocol {
  public func responds(to selector: Selector!) -> Bool { false }
  public func forwardingTarget(for selector: Selector!) -> Any? { nil }
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}

public enum SceneDelays {
  @preconcurrency
  public static func asyncAfter(
    _ queue: DispatchQueue, deadline: DispatchTime, qos: DispatchQoS, flags: DispatchWorkItemFlags,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {}
  public static func asyncAfter(
    _ queue: DispatchQueue, deadline: DispatchTime, execute item: DispatchWorkItem
  ) {}
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer { fatalError() }
}
