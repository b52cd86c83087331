import CoreGraphics
import Testing

import UIKit

/// The widths of labels and buttons that Interface Builder stored in public storyboards, in points.
/// The letter spacing was not fitted to these. They are so wide that rounding to half points, or to
/// whole ones in buttons, is less than one per cent.
struct SystemTextWidthTests {
  @Test func textThatNothingWasFittedToIsAsWideAsSanFrancisco() {
    let weights: [String: UIFont.Weight] = [
      "regular": .regular, "medium": .medium, "semibold": .semibold,
    ]
    let differences = Self.labels.map { text, size, weight, width in
      let font = UIFont.systemFont(ofSize: size, weight: weights[weight] ?? .regular)
      let ours = (text as NSString).size(withAttributes: [.font: font]).width
      // A width that was rounded up to half points is a quarter less on average.
      return (ours - (width - 0.25)) / width
    }
    let mean = differences.reduce(0, +) / CGFloat(differences.count)
    let absolute = differences.map(abs).reduce(0, +) / CGFloat(differences.count)
    #expect(abs(mean) < 0.005 && absolute < 0.007, "\(mean), \(absolute)")
    #expect(differences.filter { abs($0) > 0.01 }.count <= Self.labels.count / 8)
  }

  private static let labels: [(String, CGFloat, String, CGFloat)] = [
    ("1 x Regular Hotdog", 12, "regular", 107.5),
    ("1 x Regular Salad", 12, "regular", 96.5),
    ("Playout Volume", 12, "regular", 87.5),
    ("Publish Volume", 12, "regular", 87),
    ("Preview of selected zoom levels.", 13, "regular", 198),
    ("Add two numbers", 14, "regular", 114),
    ("First Frame Optimization", 14, "regular", 158.5),
    ("Sanitize a message", 14, "regular", 125),
    ("Change Voice", 15, "regular", 95),
    ("Change email", 15, "regular", 94),
    ("Change password", 15, "regular", 123),
    ("Continue as Guest", 15, "regular", 126),
    ("Create Account", 15, "regular", 107),
    ("Custom Sign In", 15, "regular", 104),
    ("Download Picture", 15, "regular", 121),
    ("Email Login", 15, "regular", 78),
    ("Firebase UI SignIn", 15, "regular", 124),
    ("Forgot Password", 15, "regular", 115),
    ("Get Token", 15, "regular", 70),
    ("Get providers for email", 15, "regular", 156),
    ("Print Transcript", 15, "regular", 106),
    ("Request verify email", 15, "regular", 139),
    ("Review contents", 15, "regular", 113),
    ("Set display name", 15, "regular", 117),
    ("Start Audio Device Loopback Test", 15, "regular", 232),
    ("Take Picture", 15, "regular", 85),
    ("Unlink Facebook", 15, "regular", 114),
    ("Unlink Google", 15, "regular", 96),
    ("stopPublish", 15, "regular", 81),
    ("Category", 16, "regular", 67),
    ("CenterStage", 16, "regular", 91.5),
    ("Restaurant name", 16, "regular", 123),
    ("Sales tax (8.25%)", 16, "regular", 128),
    ("Subtotal", 16, "regular", 61),
    ("Analysis Overlay", 17, "regular", 125),
    ("Apple Pay", 17, "regular", 76),
    ("Attach defaults", 17, "regular", 115.5),
    ("Automatic PMs", 17, "regular", 115),
    ("Backend Configuration", 17, "semibold", 182),
    ("Billing Details Collection (Alpha)", 17, "semibold", 254.5),
    ("Client configuration", 17, "semibold", 157),
    ("Confirm mode (deferred only)", 17, "regular", 226.5),
    ("Currency", 17, "regular", 70),
    ("Custom CTA Label", 17, "regular", 141),
    ("Customer", 17, "regular", 75),
    ("Default billing address", 17, "regular", 169),
    ("Display name", 17, "regular", 103),
    ("Echo Pretest", 17, "semibold", 101.5),
    ("Extent Buffer Distance", 17, "regular", 172),
    ("Frustum Outline", 17, "regular", 121.5),
    ("Heading", 17, "regular", 64),
    ("Horizontal Angle", 17, "regular", 126),
    ("Horizontal:", 17, "regular", 82.5),
    ("Initialization mode", 17, "regular", 137.5),
    ("Max Scale Level", 17, "regular", 123),
    ("MerchantCountry", 17, "regular", 133.5),
    ("Min Hydrant Flow Rate", 17, "regular", 173),
    ("Min Scale Level", 17, "regular", 119),
    ("Obstructed Area", 17, "regular", 126),
    ("Password:", 17, "regular", 79),
    ("Providers", 17, "regular", 72),
    ("Service Connections", 17, "regular", 158),
    ("Shipping info", 17, "regular", 99.5),
    ("System Valves", 17, "regular", 111),
    ("Verification Check", 17, "regular", 138.5),
    ("Vertical Angle", 17, "regular", 106),
    ("Vertical:", 17, "regular", 62.5),
    ("Visible Area", 17, "regular", 90),
    ("Water Pipes", 17, "regular", 92),
    ("allowsDelayedPMs", 17, "regular", 142),
    ("local video", 17, "regular", 81.5),
    ("play Track:", 17, "regular", 82.5),
    ("publish Track:", 17, "regular", 106.5),
    ("remote video", 17, "regular", 100),
    ("Restaurant name", 20, "medium", 152),
  ]
}
