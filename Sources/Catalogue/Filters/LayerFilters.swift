import UIKit

/// A landscape, seen through filters of its layer: an animated system filter, and a custom one. On
/// iOS `CALayer.filters` has no effect.
enum LayerFilters {
  final class LandscapeViewController: UIViewController {
    private let landscape = LandscapeView(frame: CGRect(x: 0, y: 0, width: 300, height: 220))
    private let blurButton = UIButton.demo("Blur")
    private let printButton = UIButton.demo("Print")
    private var isBlurred = false
    private var isPrinted = false

    @Parameter("Blur", in: 0...40, step: 1, unit: .points)
    private var radius = 12.0
    @Parameter("Duration", in: 0.1...3, step: 0.05, unit: .seconds)
    private var duration: TimeInterval = 0.6

    override func loadView() {
      view = DemoPage(
        color: .honeydew, title: "Landscape",
        caption: "layer.filters", hint: "filters.blur.inputRadius is animated")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      landscape.center = CGPoint(x: view.bounds.midX, y: 290)
      landscape.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
      view.addSubview(landscape)
      for (index, button) in [blurButton, printButton].enumerated() {
        button.place(in: view)
        button.frame.origin.y = 440 + 60 * CGFloat(index)
      }
      blurButton.addTarget(
        self, action: Selector(LandscapeViewController.toggleBlur), for: .touchUpInside)
      printButton.addTarget(
        self, action: Selector(LandscapeViewController.togglePrint), for: .touchUpInside)
      useFilters()
    }

    private func useFilters() {
      let blur = CIFilter.gaussianBlur()
      blur.name = "blur"
      blur.radius = Float(isBlurred ? radius : 0)
      landscape.layer.filters = isPrinted ? [TwoInks(), blur] : [blur]
    }

    private func toggleBlur() {
      let start = isBlurred ? radius : 0
      isBlurred.toggle()
      useFilters()
      let animation = CABasicAnimation(keyPath: "filters.blur.inputRadius")
      animation.fromValue = start
      animation.duration = duration
      animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      landscape.layer.add(animation, forKey: "blur")
      blurButton.setTitle(isBlurred ? "Sharpen" : "Blur", for: .normal)
    }

    private func togglePrint() {
      isPrinted.toggle()
      UIView.transition(with: landscape, duration: duration, options: .transitionCrossDissolve) {
        self.useFilters()
      }
      printButton.setTitle(isPrinted ? "Paint" : "Print", for: .normal)
    }
  }

  /// Hills under a sun.
  final class LandscapeView: UIView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      layer.name = "landscape"
      layer.cornerRadius = 16
      clipsToBounds = true
      backgroundColor = .sky
      add(CGRect(x: 196, y: 28, width: 64, height: 64), .systemYellow)
      add(CGRect(x: 110, y: 110, width: 280, height: 280), .systemTeal)
      add(CGRect(x: -90, y: 120, width: 320, height: 320), .systemGreen)
      add(CGRect(x: 90, y: 172, width: 260, height: 260), .night)
    }

    required init?(coder: NSCoder) { nil }

    private func add(_ frame: CGRect, _ color: UIColor) {
      let disc = UIView(frame: frame)
      disc.backgroundColor = color
      disc.layer.cornerRadius = frame.width / 2
      addSubview(disc)
    }
  }

  /// A custom filter. It maps the brightness of each pixel to a mixture of a dark and a light
  /// colour.
  final class TwoInks: CIFilter {
    override var outputImage: CIImage? {
      guard let image = value(forKey: kCIInputImageKey) as? CIImage else { return nil }
      return try? Kernel.apply(withExtent: image.extent, inputs: [image], arguments: nil)
    }

    private final class Kernel: CIImageProcessorKernel {
      private static let dark: [UInt32] = [41, 46, 102]
      private static let light: [UInt32] = [255, 226, 178]

      override class func process(
        with inputs: [CIImageProcessorInput]?, arguments: [String: any Sendable]?,
        output: CIImageProcessorOutput
      ) throws {
        guard let input = inputs?.first else { return }
        for row in 0..<Int(output.region.height) {
          let words = (output.baseAddress + row * output.bytesPerRow)
            .assumingMemoryBound(to: UInt32.self)
          for column in 0..<Int(output.region.width) {
            words[column] = ink(for: input.pixel(column: column, row: output.firstRow + row))
          }
        }
      }

      /// Returns the colour of a pixel. Both are premultiplied by the alpha.
      private static func ink(for pixel: UInt32) -> UInt32 {
        let (alpha, red) = (pixel >> 24, pixel >> 16 & 255)
        let (green, blue) = (pixel >> 8 & 255, pixel & 255)
        // The weights of red, green and blue in luminance, in 256ths.
        let light = min((red * 54 + green * 183 + blue * 19) >> 8, alpha)
        var word = alpha << 24
        for index in 0..<3 {
          let part = (Self.dark[index] * (alpha - light) + Self.light[index] * light) / 255
          word |= part << UInt32(16 - 8 * index)
        }
        return word
      }
    }
  }
}

extension Demo {
  static let layerFilters = Demo(
    id: "layer-filters", title: "A layer’s filters", seed: 2,
    summary: "Blurs its layer, or prints it in two inks. Not on iOS.",
    trigger: "Press “Blur”, then “Sharpen”; press “Print”.",
    stageSize: Demo.defaultStageSize, glyph: .landscape,
    phases: [
      Phase("soften", .tap("Blur")), Phase("sharpen", after: "soften", .tap("Sharpen")),
      Phase("print", .tap("Print")), Phase("soften the print", after: "print", .tap("Blur")),
    ],
    tracedViews: ["landscape"],
    prototypes: { [LayerFilters.LandscapeViewController()] },
    makeRoot: { LayerFilters.LandscapeViewController() })
}

extension DemoGlyph {
  /// A sun over hills is blurred, and then reduced to two colours.
  static let landscape: DemoGlyph = {
    func view(_ sky: UIColor, _ sun: UIColor, _ hill: UIColor, spread: CGFloat) -> [Page] {
      var pages = [Page(color: sky, ink: .clear)]
      for step in [spread, spread / 2, 0] where step > 0 || spread == 0 || step == 0 {
        let alpha: CGFloat = step == 0 ? 1 : 0.35
        pages += [
          Page(color: sun, ink: .clear)
            .at(
              x: 0.6 - step, y: 0.2 - step * 0.67, width: 0.22 + 2 * step,
              height: 0.147 + 1.33 * step
            ).faded(to: alpha),
          Page(color: hill, ink: .clear)
            .at(y: 0.66 - step, height: 0.34 + step).faded(to: alpha),
        ]
      }
      return pages
    }
    return DemoGlyph(
      before: view(.sky, .systemYellow, .systemGreen, spread: 0),
      during: view(.sky, .systemYellow, .systemGreen, spread: 0.12),
      after: view(.cantaloupe, .white, .night, spread: 0))
  }()
}
