import Foundation

/// The cosine of an angle in degrees.
func cosine(ofDegrees degrees: Double) -> Double { cos(degrees * .pi / 180) }
