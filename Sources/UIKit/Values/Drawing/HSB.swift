import CoreGraphics

/// A colour by hue, saturation and brightness, each from 0 to 1.
struct HSB {
  var hue, saturation, brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    (self.hue, self.saturation, self.brightness) = (hue, saturation, brightness)
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    brightness = max(red, green, blue)
    let spread = brightness - min(red, green, blue)
    saturation = brightness > 0 ? spread / brightness : 0
    guard spread > 0 else {
      hue = 0
      return
    }
    let sixth: CGFloat
    if brightness == red {
      sixth = (green - blue) / spread
    } else if brightness == green {
      sixth = 2 + (blue - red) / spread
    } else {
      sixth = 4 + (red - green) / spread
    }
    hue = (sixth < 0 ? sixth + 6 : sixth) / 6
  }

  /// The same colour in RGB. Values that are not finite count as 0; the hue wraps around.
  var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let turn = hue.isFinite ? hue - hue.rounded(.down) : 0
    let strength = saturation.isFinite ? min(max(saturation, 0), 1) : 0
    let value = brightness.isFinite ? brightness : 0
    func channel(_ offset: CGFloat) -> CGFloat {
      let position = (offset + turn * 6).truncatingRemainder(dividingBy: 6)
      return value - value * strength * max(0, min(position, 4 - position, 1))
    }
    return (channel(5), channel(3), channel(1))
  }
}
