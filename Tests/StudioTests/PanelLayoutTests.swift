import CoreGraphics
import Studio
import Testing

/// Where the panels are in windows of different sizes.
struct PanelLayoutTests {
  /// 248 points of catalogue, 320 of inspector, 112 of timeline.
  @Test func allPanelsAreBesideTheStageInAWideWindow() {
    let frames = PanelLayout().frames(in: CGSize(width: 1280, height: 832))
    #expect(frames.catalogue == CGRect(x: 0, y: 0, width: 248, height: 720))
    #expect(frames.inspector == CGRect(x: 960, y: 0, width: 320, height: 720))
    #expect(frames.stage == CGRect(x: 248, y: 0, width: 712, height: 720))
    #expect(frames.timeline == CGRect(x: 0, y: 720, width: 1280, height: 112))
  }

  @Test func theStageTakesTheRoomOfAHiddenPanel() {
    var layout = PanelLayout()
    layout.toggle(.catalogue, width: 1280)
    layout.toggle(.inspector, width: 1280)
    let frames = layout.frames(in: CGSize(width: 1280, height: 832))
    #expect(frames.catalogue == nil && frames.inspector == nil)
    #expect(frames.stage == CGRect(x: 0, y: 0, width: 1280, height: 720))
    layout.toggle(.catalogue, width: 1280)
    #expect(layout.frames(in: CGSize(width: 1280, height: 832)).stage.minX == 248)
  }

  @Test func inANarrowWindowTheInspectorLiesOverTheStage() {
    var layout = PanelLayout()
    let size = CGSize(width: 900, height: 600)
    let stage = CGRect(x: 248, y: 0, width: 652, height: 488)
    #expect(layout.frames(in: size).inspector == nil && layout.frames(in: size).stage == stage)
    layout.toggle(.inspector, width: 900)
    #expect(layout.frames(in: size).inspector == CGRect(x: 580, y: 0, width: 320, height: 488))
    // The stage keeps its place.
    #expect(layout.frames(in: size).stage == stage)
    layout.endOverlay()
    #expect(layout.frames(in: size).inspector == nil)
    // What was wished for in a wide window comes back there.
    #expect(layout.frames(in: CGSize(width: 1280, height: 600)).inspector != nil)
  }

  /// 48 points of the stage stay, with the button that hides the panel.
  @Test func inASmallWindowAPanelLeavesAPartOfTheStage() {
    var layout = PanelLayout()
    let size = CGSize(width: 320, height: 480)
    layout.toggle(.inspector, width: 320)
    #expect(layout.frames(in: size).inspector == CGRect(x: 48, y: 0, width: 272, height: 368))
    layout.toggle(.catalogue, width: 320)
    #expect(layout.frames(in: size).catalogue == CGRect(x: 0, y: 0, width: 248, height: 368))
    #expect(layout.frames(in: size).inspector == nil)
  }

  @Test(arguments: [CGSize.zero, CGSize(width: 10, height: 10), CGSize(width: 320, height: 111)])
  func aTinyWindowHasNoNegativeSizes(_ size: CGSize) {
    let frames = PanelLayout().frames(in: size)
    #expect(frames.stage.width >= 0 && frames.stage.height >= 0)
    #expect(frames.timeline.width >= 0)
  }

  // MARK: Widths

  @Test func aPanelHasTheWidthThatItWasGiven() {
    var layout = PanelLayout()
    layout.setWidth(300, of: .catalogue)
    layout.setWidth(400, of: .inspector)
    let frames = layout.frames(in: CGSize(width: 1600, height: 832))
    #expect(frames.catalogue == CGRect(x: 0, y: 0, width: 300, height: 720))
    #expect(frames.inspector == CGRect(x: 1200, y: 0, width: 400, height: 720))
    #expect(frames.stage == CGRect(x: 300, y: 0, width: 900, height: 720))
  }

  /// The catalogue is 200 to 400 points wide, the inspector 320 to 720.
  @Test func aWidthOutsideItsLimitsIsTheNearest() {
    var layout = PanelLayout()
    for (width, catalogue, inspector) in [(-50, 200, 320), (10_000, 400, 720)]
      as [(CGFloat, CGFloat, CGFloat)]
    {
      layout.setWidth(width, of: .catalogue)
      layout.setWidth(width, of: .inspector)
      #expect(layout.catalogueWidth == catalogue && layout.inspectorWidth == inspector)
    }
    layout.setWidth(.nan, of: .catalogue)
    layout.setWidth(.infinity, of: .inspector)
    #expect(layout.catalogueWidth == 400 && layout.inspectorWidth == 720)
  }

  /// 400 points are the stage's; the inspector gives way before the catalogue does.
  @Test func wideningAPanelLeavesTheStageItsRoom() {
    var layout = PanelLayout()
    layout.setWidth(400, of: .catalogue)
    layout.setWidth(720, of: .inspector)
    for width in stride(from: CGFloat(1080), through: 1700, by: 20) {
      let frames = layout.frames(in: CGSize(width: width, height: 600))
      #expect(frames.stage.width >= 400 && frames.catalogue?.width ?? 0 >= 200)
      #expect(frames.inspector?.width ?? 0 >= 320)
      if frames.inspector?.width ?? 0 > 320 { #expect(frames.catalogue?.width == 400) }
    }
    #expect(layout.frames(in: CGSize(width: 1520, height: 600)).inspector?.width == 720)
    #expect(layout.frames(in: CGSize(width: 1300, height: 600)).stage.width == 400)
    // Where there is room again, the panels have their widths again.
    #expect(layout.frames(in: CGSize(width: 3000, height: 600)).inspector?.width == 720)
  }
}
