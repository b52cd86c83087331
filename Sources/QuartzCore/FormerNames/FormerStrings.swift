// The properties and initializers of Core Animation whose values were strings in Swift 4.
//
// A class cannot have two properties of one name, so those with strings are in extensions of
// protocols. Where the type does not decide, the present ones are used.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

extension CAMediaTimingFunction {
  @available(swift, obsoleted: 4.2, message: "The name is a CAMediaTimingFunctionName.")
  @_disfavoredOverload
  public convenience init(name: String) {
    self.init(name: CAMediaTimingFunctionName(rawValue: name))
  }
}

extension CAValueFunction {
  @available(swift, obsoleted: 4.2, message: "The name is a CAValueFunctionName.")
  @_disfavoredOverload
  public convenience init?(name: String) {
    self.init(name: CAValueFunctionName(rawValue: name))
  }
}

extension CAMediaTiming {
  @available(swift, obsoleted: 4.2, message: "The type is CAMediaTimingFillMode.")
  @_disfavoredOverload
  public var fillMode: String {
    get { (fillMode as CAMediaTimingFillMode).rawValue }
    set { fillMode = CAMediaTimingFillMode(rawValue: newValue) }
  }
}

extension NSObjectProtocol where Self: CAKeyframeAnimation {
  @available(swift, obsoleted: 4.2, message: "The type is CAAnimationCalculationMode.")
  @preconcurrency @MainActor @_disfavoredOverload
  public var calculationMode: String {
    get { (calculationMode as CAAnimationCalculationMode).rawValue }
    set { calculationMode = CAAnimationCalculationMode(rawValue: newValue) }
  }

  @available(swift, obsoleted: 4.2, message: "The type is CAAnimationRotationMode.")
  @preconcurrency @MainActor @_disfavoredOverload
  public var rotationMode: String? {
    get { (rotationMode as CAAnimationRotationMode?)?.rawValue }
    set { rotationMode = newValue.map(CAAnimationRotationMode.init(rawValue:)) }
  }
}

extension NSObjectProtocol where Self: CATransition {
  @available(swift, obsoleted: 4.2, message: "The type is CATransitionType.")
  @preconcurrency @MainActor @_disfavoredOverload
  public var type: String {
    get { (type as CATransitionType).rawValue }
    set { type = CATransitionType(rawValue: newValue) }
  }

  @available(swift, obsoleted: 4.2, message: "The type is CATransitionSubtype.")
  @preconcurrency @MainActor @_disfavoredOverload
  public var subtype: String? {
    get { (subtype as CATransitionSubtype?)?.rawValue }
    set { subtype = newValue.map(CATransitionSubtype.init(rawValue:)) }
  }
}

extension NSObjectProtocol where Self: CALayer {
  @available(swift, obsoleted: 4.2, message: "The type is CALayerContentsGravity.")
  @preconcurrency @MainActor @_disfavoredOverload
  public var contentsGravity: String {
    get { (contentsGravity as CALayerContentsGravity).rawValue }
    set { contentsGravity = CALayerContentsGravity(rawValue: newValue) }
  }

  @available(swift, obsoleted: 4.2, message: "The type is CALayerContentsFilter.")
  @preconcurrency @MainActor @_disfavoredOverload
  public var magnificationFilter: String {
    get { (magnificationFilter as CALayerContentsFilter).rawValue }
    set { magnificationFilter = CALayerContentsFilter(rawValue: newValue) }
  }

  @available(swift, obsoleted: 4.2, message: "The type is CALayerContentsFilter.")
  @preconcurrency @MainActor @_disfavoredOverload
  public var minificationFilter: String {
    get { (minificationFilter as CALayerContentsFilter).rawValue }
    set { minificationFilter = CALayerContentsFilter(rawValue: newValue) }
  }
}

extension NSObjectProtocol where Self: CAShapeLayer {
  @available(swift, obsoleted: 4.2, message: "The type is CAShapeLayerFillRule.")
  @preconcurrency @MainActor @_disfavoredOverload
  public var fillRule: String {
    get { (fillRule as CAShapeLayerFillRule).rawValue }
    set { fillRule = CAShapeLayerFillRule(rawValue: newValue) }
  }

  @available(swift, obsoleted: 4.2, message: "The type is CAShapeLayerLineCap.")
  @preconcurrency @MainActor @_disfavoredOverload
  public var lineCap: String {
    get { (lineCap as CAShapeLayerLineCap).rawValue }
    set { lineCap = CAShapeLayerLineCap(rawValue: newValue) }
  }

  @available(swift, obsoleted: 4.2, message: "The type is CAShapeLayerLineJoin.")
  @preconcurrency @MainActor @_disfavoredOverload
  public var lineJoin: String {
    get { (lineJoin as CAShapeLayerLineJoin).rawValue }
    set { lineJoin = CAShapeLayerLineJoin(rawValue: newValue) }
  }
}

extension NSObjectProtocol where Self: CAGradientLayer {
  @available(swift, obsoleted: 4.2, message: "The type is CAGradientLayerType.")
  @preconcurrency @MainActor @_disfavoredOverload
  public var type: String {
    get { (type as CAGradientLayerType).rawValue }
    set { type = CAGradientLayerType(rawValue: newValue) }
  }
}

extension NSObjectProtocol where Self: CATextLayer {
  @available(swift, obsoleted: 4.2, message: "The type is CATextLayerAlignmentMode.")
  @preconcurrency @MainActor @_disfavoredOverload
  public var alignmentMode: String {
    get { (alignmentMode as CATextLayerAlignmentMode).rawValue }
    set { alignmentMode = CATextLayerAlignmentMode(rawValue: newValue) }
  }

  @available(swift, obsoleted: 4.2, message: "The type is CATextLayerTruncationMode.")
  @preconcurrency @MainActor @_disfavoredOverload
  public var truncationMode: String {
    get { (truncationMode as CATextLayerTruncationMode).rawValue }
    set { truncationMode = CATextLayerTruncationMode(rawValue: newValue) }
  }
}

extension NSObjectProtocol where Self: CAEmitterLayer {
  @available(swift, obsoleted: 4.2, message: "The type is CAEmitterLayerEmitterShape.")
  @preconcurrency @MainActor @_disfavoredOverload
  public var emitterShape: String {
    get { (emitterShape as CAEmitterLayerEmitterShape).rawValue }
    set { emitterShape = CAEmitterLayerEmitterShape(rawValue: newValue) }
  }

  @available(swift, obsoleted: 4.2, message: "The type is CAEmitterLayerEmitterMode.")
  @preconcurrency @MainActor @_disfavoredOverload
  public var emitterMode: String {
    get { (emitterMode as CAEmitterLayerEmitterMode).rawValue }
    set { emitterMode = CAEmitterLayerEmitterMode(rawValue: newValue) }
  }

  @available(swift, obsoleted: 4.2, message: "The type is CAEmitterLayerRenderMode.")
  @preconcurrency @MainActor @_disfavoredOverload
  public var renderMode: String {
    get { (renderMode as CAEmitterLayerRenderMode).rawValue }
    set { renderMode = CAEmitterLayerRenderMode(rawValue: newValue) }
  }
}

extension NSObjectProtocol where Self: CAScrollLayer {
  @available(swift, obsoleted: 4.2, message: "The type is CAScrollLayerScrollMode.")
  @preconcurrency @MainActor @_disfavoredOverload
  public var scrollMode: String {
    get { (scrollMode as CAScrollLayerScrollMode).rawValue }
    set { scrollMode = CAScrollLayerScrollMode(rawValue: newValue) }
  }
}
