import Testing

@testable import CoreGraphics

/// With which releases of Cairo one thread at a time uses fonts.
@Suite struct CairoFontsTests {
  /// The fault is mended in 1.17.4, by the change "fix double free and failed assertions in
  /// cairo_scaled_font_destroy" of July 2020. Debian 12 has 1.16.0.
  @Test(arguments: [(11_600, true), (11_702, true), (11_704, false), (11_804, false)])
  func releasesWithTheFaultUseFontsOnOneThreadAtATime(version: Int32, isFaulty: Bool) {
    #expect(CairoFonts.areForOneThread(version: version) == isFaulty)
  }
}
