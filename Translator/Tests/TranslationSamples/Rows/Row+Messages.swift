extension Row {
  static let messages: [Row] = [
    Row(
      "messages that are passed on, and functions of methods",
      """
      import UIKit
      class DelegateProxy: NSObject, UIScrollViewDelegate {
        var target: NSObject?
        override func responds(to selector: Selector!) -> Bool { super.responds(to: selector) }
        override func forwardingTarget(for selector: Selector!) -> Any? { target }
      }
      class SilentProxy: DelegateProxy {
        override func responds(to selector: Selector!) -> Bool { false }
      }
      class Replacement: UIView {
        typealias Call = @convention(c) (AnyObject, Selector, (() -> Void)?) -> Void
        typealias Plain = @convention(c) (UnsafeRawPointer?, Int32) -> Void
        func replace() {
          let block: @convention(block) (UIView) -> Void = { _ in }
          guard let method = class_getInstanceMethod(Replacement.self, #selector(replace)) else { return }
          method_setImplementation(method, method)
          block(self)
        }
      }
      """,
      """
      import UIKit
      class DelegateProxy: NSObject, UIScrollViewDelegate {
        var target: NSObject?
        ········ func responds(to selector: Selector!) -> Bool { super.responds(to: selector) }
        ········ func forwardingTarget(for selector: Selector!) -> Any? { target }
      }
      class SilentProxy: DelegateProxy {
        override func responds(to selector: Selector!) -> Bool { false }
      }
      class Replacement: UIView {
        typealias Call = ·············· (AnyObject, Selector, (() -> Void)?) -> Void
        typealias Plain = @convention(c) (UnsafeRawPointer?, Int32) -> Void
        func replace() {
          let block: ·················· (UIView) -> Void = { _ in }
          guard let method = class_getInstanceMethod(Replacement.self, Selector("replace", Replacement.replace)) else { return }
          method_setImplementation(method, method)
          block(self)
        }
      }
      """),
    Row(
      "methods of a delegate's protocol that a class does not adopt",
      """
      import UIKit
      open class ButtonBar: UIViewController, UICollectionViewDelegate {
        @objc open func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAtIndexPath path: IndexPath) -> CGSize { CGSize() }
      }
      class OtherBar: UIViewController, UICollectionViewDelegate {
        @objc func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath) -> CGSize { CGSize() }
      }
      """,
      """
      import UIKit
      open class ButtonBar: UIViewController, UICollectionViewDelegate {
        ····· open func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAtIndexPath path: IndexPath) -> CGSize { CGSize() }
      }
      class OtherBar: UIViewController, UICollectionViewDelegate {
        ····· func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath) -> CGSize { CGSize() }
      }
      """,
      registered: [
        "extension ButtonBar: UICollectionViewDelegateFlowLayout { public func "
          + "collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, "
          + "sizeForItemAt place: IndexPath) -> CGSize { "
          + "self.collectionView(view, layout: layout, sizeForItemAtIndexPath: place) } }"
      ]),
  ]
}
