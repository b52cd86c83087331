public import Foundation

extension NSObjectProtocol {
  /// The class's name, with its module's name before it where the class is an app's, as on iOS:
  /// `UILabel`, and `Shop.BasketCell`.
  ///
  /// An extension's member cannot be overridden.
  public static func description() -> String {
    let name = String(reflecting: self)
    guard let period = name.firstIndex(of: "."),
      frameworkModules.contains(String(name[..<period]))
    else { return name }
    return String(name[name.index(after: period)...])
  }
}

/// The modules whose classes have no module in their names on iOS.
let frameworkModules: Set = [
  "Foundation", "CoreGraphics", "CoreImage", "CoreText", "QuartzCore", "UIKit", "AVFoundation",
  "AVKit", "CoreLocation", "MapKit", "WebKit",
]
