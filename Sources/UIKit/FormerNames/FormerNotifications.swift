// The names that notifications, and the keys of what they carry, had in Swift 4.
//
// The attributes say the present names, which are documented.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension NSNotification.Name {
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didBecomeActiveNotification")
  public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification

  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didEnterBackgroundNotification")
  public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification

  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didReceiveMemoryWarningNotification")
  public static let UIApplicationDidReceiveMemoryWarning =
    UIApplication.didReceiveMemoryWarningNotification

  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willEnterForegroundNotification")
  public static let UIApplicationWillEnterForeground = UIApplication.willEnterForegroundNotification

  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willResignActiveNotification")
  public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification

  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willTerminateNotification")
  public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification

  @available(
    swift, obsoleted: 4.2, renamed: "UIApplication.willChangeStatusBarFrameNotification"
  )
  public static let UIApplicationWillChangeStatusBarFrame =
    UIApplication.willChangeStatusBarFrameNotification

  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didChangeStatusBarFrameNotification")
  public static let UIApplicationDidChangeStatusBarFrame =
    UIApplication.didChangeStatusBarFrameNotification

  @available(
    swift, obsoleted: 4.2, renamed: "UIApplication.willChangeStatusBarOrientationNotification"
  )
  public static let UIApplicationWillChangeStatusBarOrientation =
    UIApplication.willChangeStatusBarOrientationNotification

  @available(
    swift, obsoleted: 4.2, renamed: "UIApplication.didChangeStatusBarOrientationNotification"
  )
  public static let UIApplicationDidChangeStatusBarOrientation =
    UIApplication.didChangeStatusBarOrientationNotification

  @available(swift, obsoleted: 4.2, renamed: "UIDevice.orientationDidChangeNotification")
  public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification

  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillShowNotification")
  public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification

  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidShowNotification")
  public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification

  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillHideNotification")
  public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification

  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidHideNotification")
  public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification

  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillChangeFrameNotification")
  public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification

  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidChangeFrameNotification")
  public static let UIKeyboardDidChangeFrame = UIResponder.keyboardDidChangeFrameNotification

  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidChangeNotification")
  public static let UITextFieldTextDidChange = UITextField.textDidChangeNotification

  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidChangeNotification")
  public static let UITextViewTextDidChange = UITextView.textDidChangeNotification

  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didFinishLaunchingNotification")
  public static let UIApplicationDidFinishLaunching = UIApplication.didFinishLaunchingNotification

  @available(swift, obsoleted: 4.2, renamed: "UIApplication.userDidTakeScreenshotNotification")
  public static let UIApplicationUserDidTakeScreenshot = UIApplication
    .userDidTakeScreenshotNotification

  @available(swift, obsoleted: 4.2, renamed: "UIApplication.significantTimeChangeNotification")
  public static let UIApplicationSignificantTimeChange = UIApplication
    .significantTimeChangeNotification

  @available(swift, obsoleted: 4.2, renamed: "UIScreen.capturedDidChangeNotification")
  public static let UIScreenCapturedDidChange = UIScreen.capturedDidChangeNotification

  @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeVisibleNotification")
  public static let UIWindowDidBecomeVisible = UIWindow.didBecomeVisibleNotification

  @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeHiddenNotification")
  public static let UIWindowDidBecomeHidden = UIWindow.didBecomeHiddenNotification

  @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeKeyNotification")
  public static let UIWindowDidBecomeKey = UIWindow.didBecomeKeyNotification

  @available(swift, obsoleted: 4.2, renamed: "UIWindow.didResignKeyNotification")
  public static let UIWindowDidResignKey = UIWindow.didResignKeyNotification

  @available(swift, obsoleted: 4.2, renamed: "UIContentSizeCategory.didChangeNotification")
  public static let UIContentSizeCategoryDidChange = UIContentSizeCategory.didChangeNotification

  @available(swift, obsoleted: 4.2, renamed: "UIMenuController.willShowMenuNotification")
  public static let UIMenuControllerWillShowMenu = UIMenuController.willShowMenuNotification

  @available(swift, obsoleted: 4.2, renamed: "UIMenuController.didShowMenuNotification")
  public static let UIMenuControllerDidShowMenu = UIMenuController.didShowMenuNotification

  @available(swift, obsoleted: 4.2, renamed: "UIMenuController.willHideMenuNotification")
  public static let UIMenuControllerWillHideMenu = UIMenuController.willHideMenuNotification

  @available(swift, obsoleted: 4.2, renamed: "UIMenuController.didHideMenuNotification")
  public static let UIMenuControllerDidHideMenu = UIMenuController.didHideMenuNotification

  @available(swift, obsoleted: 4.2, renamed: "UIPasteboard.changedNotification")
  public static let UIPasteboardChanged = UIPasteboard.changedNotification

  @available(swift, obsoleted: 4.2, renamed: "UIPasteboard.removedNotification")
  public static let UIPasteboardRemoved = UIPasteboard.removedNotification

  @available(
    swift, obsoleted: 4.2, renamed: "UIAccessibility.reduceMotionStatusDidChangeNotification"
  )
  public static let UIAccessibilityReduceMotionStatusDidChange = UIAccessibility
    .reduceMotionStatusDidChangeNotification

  @available(
    swift, obsoleted: 4.2, renamed: "UIAccessibility.reduceTransparencyStatusDidChangeNotification"
  )
  public static let UIAccessibilityReduceTransparencyStatusDidChange = UIAccessibility
    .reduceTransparencyStatusDidChangeNotification

  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidBeginEditingNotification")
  public static let UITextFieldTextDidBeginEditing = UITextField
    .textDidBeginEditingNotification

  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidEndEditingNotification")
  public static let UITextFieldTextDidEndEditing = UITextField
    .textDidEndEditingNotification

  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidBeginEditingNotification")
  public static let UITextViewTextDidBeginEditing = UITextView
    .textDidBeginEditingNotification

  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidEndEditingNotification")
  public static let UITextViewTextDidEndEditing = UITextView
    .textDidEndEditingNotification
}

@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
public let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey

@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey

@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
public let UIKeyboardAnimationDurationUserInfoKey = UIResponder.keyboardAnimationDurationUserInfoKey

@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
public let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey

@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardIsLocalUserInfoKey")
public let UIKeyboardIsLocalUserInfoKey = UIResponder.keyboardIsLocalUserInfoKey
