// A test that imports this module sees UIKit and the simulator, and can import Testing. The
// one-line modules replace the overlays that the compiler looks for beside modules of these names.
@_exported public import UIKit
@_exported public import UIKitSimulator
@_exported import _Testing_CoreGraphics
@_exported import _Testing_CoreImage
@_exported import _Testing_UIKit
