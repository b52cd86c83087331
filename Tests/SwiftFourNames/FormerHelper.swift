import UIKit

/// A class without an actor, as the helpers of apps were written for Swift 4.
public final class FormerHelper: NSObject {
  /// The files of an image, as PNG and as JPEG.
  public func files(of image: UIImage) -> [Data] {
    return [UIImagePNGRepresentation(image), UIImageJPEGRepresentation(image, 0.5)].compactMap {
      $0
    }
  }

  /// Notifies assistive technologies, and returns whether any of them is in use.
  public func announce(_ text: String) -> Bool {
    UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, text)
    return UIAccessibilityIsVoiceOverRunning() || UIAccessibilityIsSwitchControlRunning()
  }

  /// A frame of a view on the screen, as text.
  public func text(of frame: CGRect, in view: UIView) -> String {
    return NSStringFromCGRect(UIAccessibilityConvertFrameToScreenCoordinates(frame, view))
  }

  /// The rectangle, the size and the insets of texts, as texts again.
  public func geometry(_ rect: String, _ size: String, _ insets: String) -> [String] {
    return [
      NSStringFromCGRect(CGRectFromString(rect)), NSStringFromCGSize(CGSizeFromString(size)),
      NSStringFromUIEdgeInsets(UIEdgeInsetsFromString(insets)),
    ]
  }

  /// A spinner that is made and then changed by the former names.
  public func spinner() -> UIActivityIndicatorView {
    let spinner = UIActivityIndicatorView(activityIndicatorStyle: .gray)
    spinner.activityIndicatorViewStyle = UIActivityIndicatorViewStyle.whiteLarge
    return spinner
  }

  /// Makes a view a button that is selected, and no link any more.
  public func describe(_ view: UIView) -> Bool {
    view.accessibilityTraits = UIAccessibilityTraitLink | UIAccessibilityTraitButton
    view.accessibilityTraits |= UIAccessibilityTraitSelected
    view.accessibilityTraits &= ~UIAccessibilityTraitLink
    return (view.accessibilityTraits & UIAccessibilityTraitLink) == 0
      && (view.accessibilityTraits & UIAccessibilityTraitSelected) != 0
  }

  /// A page controller whose pages are some points apart.
  public func pages(spacing: CGFloat) -> UIPageViewController {
    return UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: [UIPageViewControllerOptionInterPageSpacingKey: spacing])
  }

  /// The names of notifications.
  public var notifications: [NSNotification.Name] {
    return [
      .UITextViewTextDidBeginEditing, .UITextFieldTextDidEndEditing, .UIWindowDidBecomeKey,
      .UIContentSizeCategoryDidChange, .UIMenuControllerDidHideMenu,
      .UIApplicationUserDidTakeScreenshot,
    ]
  }

  /// An emitter of a line whose particles are added.
  public func emitter() -> CAEmitterLayer {
    let emitter = CAEmitterLayer()
    emitter.emitterShape = kCAEmitterLayerLine
    emitter.emitterMode = kCAEmitterLayerSurface
    emitter.renderMode = kCAEmitterLayerAdditive
    return emitter
  }

  /// A push from the left whose names are passed as strings.
  public func push(
    type: String = kCATransitionPush, timing: String = kCAMediaTimingFunctionEaseIn,
    fill: String = kCAFillModeForwards
  ) -> CATransition {
    let push = CATransition()
    push.type = type
    push.subtype = kCATransitionFromLeft
    push.timingFunction = CAMediaTimingFunction(name: timing)
    push.fillMode = fill
    return push
  }

  /// The timing functions of strings, and the one of the present name.
  public func timings() -> [CAMediaTimingFunction] {
    let names = [kCAMediaTimingFunctionLinear, kCAMediaTimingFunctionEaseOut]
    return names.map { CAMediaTimingFunction(name: $0) } + [CAMediaTimingFunction(name: .default)]
  }

  /// Sets the properties of a layer to the strings of a table, and returns them.
  public func style(_ layer: CAShapeLayer) -> [String] {
    let table = ["gravity": kCAGravityResizeAspect, "cap": kCALineCapRound]
    layer.contentsGravity = table["gravity"]!
    layer.lineCap = table["cap"]!
    layer.lineJoin = kCALineJoinBevel
    layer.fillMode = kCAFillModeBoth
    let (gravity, cap): (String, String) = (layer.contentsGravity, layer.lineCap)
    return [gravity, cap]
  }

  /// What other former names stand for, as text.
  public var values: [String] {
    let styles: [UISearchBarStyle] = [.prominent]
    let modes: [UIDatePickerMode] = [.countDownTimer]
    let traits: UIFontDescriptorSymbolicTraits = [.traitBold, .traitItalic]
    return [
      "\(styles[0].rawValue)", "\(modes[0].rawValue)", "\(traits.rawValue)",
      "\(UIScrollViewKeyboardDismissMode.interactive.rawValue)", "\(UISegmentedControlNoSegment)",
      "\(NSUnderlineStyle.styleSingle.rawValue)", UIKeyInputEscape,
      "\(CAValueFunction(name: kCAValueFunctionRotateZ)?.name == .rotateZ)",
    ]
  }
}
