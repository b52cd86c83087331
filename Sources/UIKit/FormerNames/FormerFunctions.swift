// The functions and constants that became members in Swift 4.2.
//
// The attributes say the present names, which are documented.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import CoreGraphics

@available(swift, obsoleted: 4.2, renamed: "UIEdgeInsets.init(top:left:bottom:right:)")
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }

@available(swift, obsoleted: 4.2, renamed: "CGRect.inset(self:by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

@available(swift, obsoleted: 4.2, message: "Use ==.")
public func UIEdgeInsetsEqualToEdgeInsets(_ left: UIEdgeInsets, _ right: UIEdgeInsets) -> Bool {
  left == right
}

@available(swift, obsoleted: 4.2, renamed: "UIOffset.init(horizontal:vertical:)")
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}

@available(swift, obsoleted: 4.2, renamed: "UIImage.pngData(self:)")
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

@available(swift, obsoleted: 4.2, renamed: "UIImage.jpegData(self:compressionQuality:)")
public func UIImageJPEGRepresentation(
  _ image: UIImage, _ compressionQuality: CGFloat
) -> Data? { image.jpegData(compressionQuality: compressionQuality) }

@available(swift, obsoleted: 4.2, renamed: "getter:UIDeviceOrientation.isLandscape(self:)")
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isLandscape
}

@available(swift, obsoleted: 4.2, renamed: "getter:UIDeviceOrientation.isPortrait(self:)")
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isPortrait
}

@available(swift, obsoleted: 4.2, renamed: "getter:UIInterfaceOrientation.isLandscape(self:)")
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isLandscape
}

@available(swift, obsoleted: 4.2, renamed: "getter:UIInterfaceOrientation.isPortrait(self:)")
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isPortrait
}

@available(swift, obsoleted: 4.2, renamed: "UIEdgeInsets.zero")
public let UIEdgeInsetsZero = UIEdgeInsets.zero

@available(swift, obsoleted: 4.2, renamed: "UIView.noIntrinsicMetric")
@preconcurrency @MainActor
public let UIViewNoIntrinsicMetric: CGFloat = UIView.noIntrinsicMetric

@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingCompressedSize")
@preconcurrency @MainActor
public let UILayoutFittingCompressedSize: CGSize = UIView.layoutFittingCompressedSize

@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingExpandedSize")
@preconcurrency @MainActor
public let UILayoutFittingExpandedSize: CGSize = UIView.layoutFittingExpandedSize

@available(swift, obsoleted: 4.2, renamed: "UISplitViewController.automaticDimension")
@preconcurrency @MainActor
public let UISplitViewControllerAutomaticDimension: CGFloat =
  UISplitViewController.automaticDimension

@available(swift, obsoleted: 4.2, renamed: "UISegmentedControl.noSegment")
public let UISegmentedControlNoSegment: Int = UISegmentedControl.noSegment

@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.OptionsKey.interPageSpacing")
public let UIPageViewControllerOptionInterPageSpacingKey =
  UIPageViewController.OptionsKey.interPageSpacing

@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.OptionsKey.spineLocation")
public let UIPageViewControllerOptionSpineLocationKey =
  UIPageViewController.OptionsKey.spineLocation

@available(swift, obsoleted: 4.2, renamed: "UIBackgroundTaskIdentifier.invalid")
public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid

@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputEscape")
public let UIKeyInputEscape: String = UIKeyCommand.inputEscape

@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputUpArrow")
public let UIKeyInputUpArrow: String = UIKeyCommand.inputUpArrow

@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputDownArrow")
public let UIKeyInputDownArrow: String = UIKeyCommand.inputDownArrow

@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputLeftArrow")
public let UIKeyInputLeftArrow: String = UIKeyCommand.inputLeftArrow

@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputRightArrow")
public let UIKeyInputRightArrow: String = UIKeyCommand.inputRightArrow

@available(swift, obsoleted: 4.2, renamed: "UITableView.automaticDimension")
@preconcurrency @MainActor
public let UITableViewAutomaticDimension: CGFloat = UITableView.automaticDimension

@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionHeader")
@preconcurrency @MainActor
public let UICollectionElementKindSectionHeader: String =
  UICollectionView.elementKindSectionHeader

@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionFooter")
@preconcurrency @MainActor
public let UICollectionElementKindSectionFooter: String =
  UICollectionView.elementKindSectionFooter

@available(swift, obsoleted: 4.2, renamed: "UICollectionViewFlowLayout.automaticSize")
@preconcurrency @MainActor
public let UICollectionViewFlowLayoutAutomaticSize: CGSize =
  UICollectionViewFlowLayout.automaticSize

@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.normal")
public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal

@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.fast")
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast

@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.normal")
public let UIWindowLevelNormal = UIWindow.Level.normal

@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.statusBar")
public let UIWindowLevelStatusBar = UIWindow.Level.statusBar

@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.alert")
public let UIWindowLevelAlert = UIWindow.Level.alert

@available(swift, obsoleted: 4.2, renamed: "UIApplication.openSettingsURLString")
@preconcurrency @MainActor
public let UIApplicationOpenSettingsURLString: String =
  UIApplication.openSettingsURLString

@available(swift, obsoleted: 4.2, renamed: "UITransitionContextViewControllerKey.from")
public let UITransitionContextFromViewControllerKey = UITransitionContextViewControllerKey.from

@available(swift, obsoleted: 4.2, renamed: "UITransitionContextViewControllerKey.to")
public let UITransitionContextToViewControllerKey = UITransitionContextViewControllerKey.to

@available(swift, obsoleted: 4.2, renamed: "UITransitionContextViewKey.from")
public let UITransitionContextFromViewKey = UITransitionContextViewKey.from

@available(swift, obsoleted: 4.2, renamed: "UITransitionContextViewKey.to")
public let UITransitionContextToViewKey = UITransitionContextViewKey.to

@available(swift, obsoleted: 4.2, renamed: "UINavigationController.hideShowBarDuration")
@preconcurrency @MainActor
public let UINavigationControllerHideShowBarDuration: CGFloat =
  UINavigationController.hideShowBarDuration
