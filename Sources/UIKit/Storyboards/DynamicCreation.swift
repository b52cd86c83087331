public import CoreGraphics
public import ObjectiveCSupport

// Makes objects of classes that are known only at run time, as `makeObject()` in ObjectiveCSupport
// does: by a function and a convenience initializer that have the same name for the linker. The
// class's own initializer is called. As on iOS, the program traps if there is none.
//
// An initializer owns its arguments, and a function borrows them. So the function's parameters are
// `consuming`: otherwise the objects would be released once too often.

extension UIView {
  /// Makes an object by the ``init(frame:)`` of this class.
  @_silgen_name("UIKit_UIView_makeObject_frame")
  public class func makeObject(frame: CGRect) -> Self

  @_silgen_name("UIKit_UIView_makeObject_frame") @usableFromInline
  convenience init(dynamicClass: Void, frame: CGRect) {
    self.init(frame: frame)
  }
}

extension UIImageView {
  /// Makes an object by the ``init(image:)`` of this class.
  @_silgen_name("UIKit_UIImageView_makeObject_image")
  public class func makeObject(image: consuming UIImage?) -> Self

  @_silgen_name("UIKit_UIImageView_makeObject_image") @usableFromInline
  convenience init(dynamicClass: Void, image: UIImage?) {
    self.init(image: image)
  }
}

extension UIStackView {
  /// Makes an object by the ``init(arrangedSubviews:)`` of this class.
  @_silgen_name("UIKit_UIStackView_makeObject_arrangedSubviews")
  public class func makeObject(arrangedSubviews: consuming [UIView]) -> Self

  @_silgen_name("UIKit_UIStackView_makeObject_arrangedSubviews") @usableFromInline
  convenience init(dynamicClass: Void, arrangedSubviews: [UIView]) {
    self.init(arrangedSubviews: arrangedSubviews)
  }
}

extension UITableView {
  /// Makes an object by the ``init(frame:style:)`` of this class.
  @_silgen_name("UIKit_UITableView_makeObject_style")
  public class func makeObject(frame: CGRect, style: UITableView.Style) -> Self

  @_silgen_name("UIKit_UITableView_makeObject_style") @usableFromInline
  convenience init(dynamicClass: Void, frame: CGRect, style: UITableView.Style) {
    self.init(frame: frame, style: style)
  }
}

extension UICollectionView {
  /// Makes an object by the ``init(frame:collectionViewLayout:)`` of this class.
  @_silgen_name("UIKit_UICollectionView_makeObject_layout")
  public class func makeObject(
    frame: CGRect, collectionViewLayout: consuming UICollectionViewLayout
  ) -> Self

  @_silgen_name("UIKit_UICollectionView_makeObject_layout") @usableFromInline
  convenience init(dynamicClass: Void, frame: CGRect, collectionViewLayout: UICollectionViewLayout)
  {
    self.init(frame: frame, collectionViewLayout: collectionViewLayout)
  }
}

extension UITableViewCell {
  /// Makes an object by the ``init(style:reuseIdentifier:)`` of this class.
  @_silgen_name("UIKit_UITableViewCell_makeObject_style")
  public class func makeObject(style: UITableViewCell.CellStyle, reuseIdentifier: consuming String?)
    -> Self

  @_silgen_name("UIKit_UITableViewCell_makeObject_style") @usableFromInline
  convenience init(dynamicClass: Void, style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }
}

extension UITableViewHeaderFooterView {
  /// Makes an object by the ``init(reuseIdentifier:)`` of this class.
  @_silgen_name("UIKit_UITableViewHeaderFooterView_makeObject_identifier")
  public class func makeObject(reuseIdentifier: consuming String?) -> Self

  @_silgen_name("UIKit_UITableViewHeaderFooterView_makeObject_identifier") @usableFromInline
  convenience init(dynamicClass: Void, reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }
}

extension UIViewController {
  /// Makes an object by the ``init(nibName:bundle:)`` of this class.
  @_silgen_name("UIKit_UIViewController_makeObject_nib")
  public class func makeObject(nibName: consuming String?, bundle: consuming Bundle?) -> Self

  @_silgen_name("UIKit_UIViewController_makeObject_nib") @usableFromInline
  convenience init(dynamicClass: Void, nibName: String?, bundle: Bundle?) {
    self.init(nibName: nibName, bundle: bundle)
  }
}

extension UITableViewController {
  /// Makes an object by the ``init(style:)`` of this class.
  @_silgen_name("UIKit_UITableViewController_makeObject_style")
  public class func makeObject(style: UITableView.Style) -> Self

  @_silgen_name("UIKit_UITableViewController_makeObject_style") @usableFromInline
  convenience init(dynamicClass: Void, style: UITableView.Style) {
    self.init(style: style)
  }
}

extension UICollectionViewController {
  /// Makes an object by the ``init(collectionViewLayout:)`` of this class.
  @_silgen_name("UIKit_UICollectionViewController_makeObject_layout")
  public class func makeObject(collectionViewLayout: consuming UICollectionViewLayout) -> Self

  @_silgen_name("UIKit_UICollectionViewController_makeObject_layout") @usableFromInline
  convenience init(dynamicClass: Void, collectionViewLayout: UICollectionViewLayout) {
    self.init(collectionViewLayout: collectionViewLayout)
  }
}

extension UINavigationController {
  /// Makes an object by the ``init(rootViewController:)`` of this class.
  @_silgen_name("UIKit_UINavigationController_makeObject_root")
  public class func makeObject(rootViewController: consuming UIViewController) -> Self

  @_silgen_name("UIKit_UINavigationController_makeObject_root") @usableFromInline
  convenience init(dynamicClass: Void, rootViewController: UIViewController) {
    self.init(rootViewController: rootViewController)
  }

  /// Makes an object by the ``init(navigationBarClass:toolbarClass:)`` of this class.
  @_silgen_name("UIKit_UINavigationController_makeObject_bars")
  public class func makeObject(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) -> Self

  @_silgen_name("UIKit_UINavigationController_makeObject_bars") @usableFromInline
  convenience init(dynamicClass: Void, navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
  }
}

extension UIPresentationController {
  /// Makes an object by the ``init(presentedViewController:presenting:)`` of this class.
  @_silgen_name("UIKit_UIPresentationController_makeObject_presented")
  public class func makeObject(
    presentedViewController: consuming UIViewController, presenting: consuming UIViewController?
  ) -> Self

  @_silgen_name("UIKit_UIPresentationController_makeObject_presented") @usableFromInline
  convenience init(
    dynamicClass: Void, presentedViewController: UIViewController, presenting: UIViewController?
  ) {
    self.init(presentedViewController: presentedViewController, presenting: presenting)
  }
}

extension UIGestureRecognizer {
  /// Makes an object by the ``init(target:action:)`` of this class.
  @_silgen_name("UIKit_UIGestureRecognizer_makeObject_target")
  public class func makeObject(target: consuming Any?, action: consuming Selector?) -> Self

  @_silgen_name("UIKit_UIGestureRecognizer_makeObject_target") @usableFromInline
  convenience init(dynamicClass: Void, target: Any?, action: Selector?) {
    self.init(target: target, action: action)
  }
}
