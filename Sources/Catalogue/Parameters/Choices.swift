import UIKit

/// Choices that several demos share.
enum Choices {
  /// The transition styles that every presentation style allows.
  static let transitionStyles: KeyValuePairs<String, UIModalTransitionStyle> = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
    "crossDissolve": .crossDissolve,
  ]

  static let presentationStyles: KeyValuePairs<String, UIModalPresentationStyle> = [
    "automatic": .automatic, "fullScreen": .fullScreen, "overFullScreen": .overFullScreen,
    "pageSheet": .pageSheet, "formSheet": .formSheet,
  ]

  static let curves: KeyValuePairs<String, UIView.AnimationOptions> = [
    "curveEaseInOut": .curveEaseInOut, "curveEaseIn": .curveEaseIn, "curveEaseOut": .curveEaseOut,
    "curveLinear": .curveLinear,
  ]

  static let viewTransitions: KeyValuePairs<String, UIView.AnimationOptions> = [
    "transitionCrossDissolve": .transitionCrossDissolve,
    "transitionFlipFromLeft": .transitionFlipFromLeft,
    "transitionFlipFromRight": .transitionFlipFromRight,
    "transitionFlipFromTop": .transitionFlipFromTop,
    "transitionFlipFromBottom": .transitionFlipFromBottom,
    "transitionCurlUp": .transitionCurlUp, "transitionCurlDown": .transitionCurlDown,
  ]
}
