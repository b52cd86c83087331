@_exported import CoreGraphics
@_exported public import ObjectiveCSupport
