// Foundation on Linux declares `CGFloat`, `CGPoint`, `CGSize` and `CGRect`; this module extends and
// re-exports them, so `import CoreGraphics` is enough, as on Apple's systems.
@_exported import Foundation
