import CoreGraphics
import Testing

import QuartzCore

/// The keys that only some classes of layers have.
@MainActor
struct LayerClassKeyTests {
  @Test func theLineOfAShapeIsSetByKeysAndByNames() {
    let (card, shape) = (CALayer(), CAShapeLayer())
    card.mask = shape
    shape.setValue(CAShapeLayerLineCap.round, forKey: "lineCap")
    shape.setValue("bevel", forKey: "lineJoin")
    shape.setValue(CAShapeLayerFillRule.evenOdd, forKey: "fillRule")
    #expect(shape.lineCap == .round && shape.lineJoin == .bevel && shape.fillRule == .evenOdd)
    #expect(shape.value(forKey: "lineCap") as? CAShapeLayerLineCap == .round)
    card.setValue("square", forKeyPath: "mask.lineCap")
    #expect(shape.lineCap == .square)
    let warnings = Diagnostics.collecting { shape.setValue(3, forKey: "lineCap") }
    #expect(warnings.count == 1 && shape.lineCap == .square)
  }

  @Test func whatAShapeOrAGradientLacksIsNil() {
    let (shape, gradient) = (CAShapeLayer(), CAGradientLayer())
    for key in ["path", "strokeColor", "lineDashPattern"] {
      #expect(shape.value(forKey: key) == nil, "\(key)")
    }
    for key in ["colors", "locations"] { #expect(gradient.value(forKey: key) == nil, "\(key)") }
    #expect(shape.value(forKey: "fillColor") != nil)
    shape.setValue(nil, forKey: "fillColor")
    #expect(shape.fillColor == nil && shape.value(forKey: "fillColor") == nil)
    shape.setValue(CGColor.white, forKey: "strokeColor")
    gradient.setValue([CGColor.black, CGColor.white], forKey: "colors")
    #expect(shape.strokeColor?.rgba == .white && gradient.colors?.count == 2)
    #expect((gradient.value(forKey: "colors") as? [CGColor])?.count == 2)
  }

  @Test func gradientsReplicatorsAndScrollLayersHaveTheirKeys() {
    let (gradient, replicator, scroll) = (CAGradientLayer(), CAReplicatorLayer(), CAScrollLayer())
    gradient.setValue(CAGradientLayerType.conic, forKey: "type")
    replicator.setValue(true, forKey: "preservesDepth")
    replicator.setValue(4, forKey: "instanceCount")
    scroll.setValue("vertically", forKey: "scrollMode")
    #expect(gradient.type == .conic && replicator.preservesDepth && replicator.instanceCount == 4)
    #expect(scroll.scrollMode == .vertically)
    #expect(replicator.value(forKey: "instanceCount") as? Int == 4)
    #expect(gradient.value(forKey: "type") as? CAGradientLayerType == .conic)
  }

  @Test func aTextLayerHasItsKeys() {
    let text = CATextLayer()
    text.setValue("Hill", forKey: "string")
    text.setValue(true, forKey: "wrapped")
    text.setValue("right", forKey: "alignmentMode")
    text.setValue(CATextLayerTruncationMode.end, forKey: "truncationMode")
    text.setValue(nil, forKey: "foregroundColor")
    #expect(text.string as? String == "Hill" && text.isWrapped && text.alignmentMode == .right)
    #expect(text.truncationMode == .end && text.foregroundColor?.rgba.alpha == 0)
    #expect(text.value(forKey: "string") as? String == "Hill")
    #expect(text.value(forKey: "wrapped") as? Bool == true)
  }

  @Test func anEmitterHasItsKeys() {
    let (emitter, cell) = (CAEmitterLayer(), CAEmitterCell())
    cell.name = "spark"
    emitter.setValue([cell], forKey: "emitterCells")
    emitter.setValue("circle", forKey: "emitterShape")
    emitter.setValue("outline", forKey: "emitterMode")
    emitter.setValue("additive", forKey: "renderMode")
    emitter.setValue(true, forKey: "preservesDepth")
    emitter.setValue(7, forKey: "seed")
    emitter.setValue(5, forKeyPath: "emitterCells.spark.birthRate")
    #expect(emitter.emitterCells?.first === cell && cell.birthRate == 5 && emitter.seed == 7)
    #expect(emitter.emitterShape == .circle && emitter.emitterMode == .outline)
    #expect(emitter.renderMode == .additive && emitter.preservesDepth)
    #expect((emitter.value(forKey: "emitterCells") as? [CAEmitterCell])?.first === cell)
    emitter.setValue(1e300, forKey: "seed")
    #expect(emitter.seed == .max)
  }

  @Test func theFormatOfContentsIsCopied() {
    let layer = CALayer()
    #expect(layer.contentsFormat == .RGBA8Uint)
    layer.setValue(CALayerContentsFormat.gray8Uint, forKey: "contentsFormat")
    #expect(layer.contentsFormat == .gray8Uint)
    #expect(CALayer(layer: layer).contentsFormat == .gray8Uint)
    #expect(layer.value(forKey: "contentsFormat") as? CALayerContentsFormat == .gray8Uint)
  }

  @Test func layersOfOtherClassesKeepSuchKeysForTheProgram() {
    let layer = CALayer()
    layer.setValue("card", forKey: "type")
    layer.setValue("flat", forKey: "lineCap")
    #expect(layer.value(forKey: "type") as? String == "card")
    #expect(layer.value(forKey: "lineCap") as? String == "flat")
  }
}
