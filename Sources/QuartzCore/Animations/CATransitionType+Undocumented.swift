import CoreGraphics

/// The names that Apple does not document, and that programs have used for long.
extension CATransitionType {
  /// A card with the old content on its front and the new one on its back turns over. The subtype
  /// is the side that comes forward, as seen on screen.
  package static let flip = CATransitionType(rawValue: "flip")
  static let oglFlip = CATransitionType(rawValue: "oglFlip")
  static let alignedFlip = CATransitionType(rawValue: "alignedFlip")

  /// The old content curls up like a page and uncovers the new one. The subtype is the edge that is
  /// lifted, as seen on screen; bottom without any.
  package static let pageCurl = CATransitionType(rawValue: "pageCurl")
  /// The new content uncurls like a page over the old one.
  package static let pageUnCurl = CATransitionType(rawValue: "pageUnCurl")

  /// Both contents are neighbouring faces of a cube, which turns by a quarter.
  static let cube = CATransitionType(rawValue: "cube")
  static let alignedCube = CATransitionType(rawValue: "alignedCube")

  /// The new content is seen through an aperture in the old one, which opens.
  static let irisOpen = CATransitionType(rawValue: "cameraIrisHollowOpen")
  /// The old content is seen through an aperture in the new one, which closes.
  static let irisClose = CATransitionType(rawValue: "cameraIrisHollowClose")

  /// One dissolves into the other under water into which a drop has fallen.
  static let ripple = CATransitionType(rawValue: "rippleEffect")
  /// The old content is pulled like a cloth through a hole in its upper left corner.
  static let suck = CATransitionType(rawValue: "suckEffect")

  static let known: Set<CATransitionType> = [
    .fade, .moveIn, .push, .reveal, .flip, .oglFlip, .alignedFlip, .pageCurl, .pageUnCurl, .cube,
    .alignedCube, .irisOpen, .irisClose, .ripple, .suck,
  ]
}
