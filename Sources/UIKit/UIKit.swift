@_exported public import CoreGraphics
@_exported public import CoreImage
@_exported public import CoreText
@_exported public import QuartzCore
