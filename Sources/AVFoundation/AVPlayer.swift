public import Foundation
public import UIKit

/// A film or a sound, by its address.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
  /// Its address.
  public let url: URL

  /// An item at an address.
  public init(url: URL) {
    self.url = url
    super.init()
  }
}

/// Would play films and sounds. It keeps its item, and plays nothing: its rate stays 0, and nothing
/// is posted.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
  /// What would be played.
  open private(set) var currentItem: AVPlayerItem?
  /// Whether the sound would be off.
  open var isMuted = false
  /// The loudness, from 0 to 1.
  open var volume: Float = 1
  /// The speed, which is always 0.
  open var rate: Float { 0 }

  /// A player without an item.
  public override init() { super.init() }

  /// A player of what is at an address.
  public convenience init(url: URL) {
    self.init()
    currentItem = AVPlayerItem(url: url)
  }

  /// A player of an item.
  public convenience init(playerItem item: AVPlayerItem?) {
    self.init()
    currentItem = item
  }

  /// Sets the item.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }

  /// Nothing is played; a warning says so.
  open func play() { Self.warn() }
  /// There is nothing to pause.
  open func pause() {}

  private static var hasWarned = false
  private static func warn() {
    guard !hasWarned else { return }
    hasWarned = true
    try? FileHandle.standardError.write(
      contentsOf: Data("warning: An AVPlayer plays no films and no sounds here.\n".utf8))
  }
}

/// How a film would fill its layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name that it is known by.
  public let rawValue: String
  /// A value of any name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// All of the film.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// All of the layer.
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// Stretched.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// The place of a film: it says that films are not shown.
open class AVPlayerLayer: CALayer {
  private let text = CATextLayer()

  /// A layer without a player.
  public override init() {
    super.init()
    setUp()
  }

  /// A copy for the presentation of another layer.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// A layer for a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }

  private func setUp() {
    backgroundColor = UIColor.black.cgColor
    masksToBounds = true
    text.string = "AVPlayerLayer\nFilms are not shown here."
    text.fontSize = 15
    text.isWrapped = true
    text.alignmentMode = .center
    text.foregroundColor = UIColor.white.cgColor
    addSublayer(text)
  }

  /// The player.
  open var player: AVPlayer?
  /// How a film would fill the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  open override func layoutSublayers() {
    super.layoutSublayers()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    text.contentsScale = max(UIScreen.main.scale, 1)
    text.frame = CGRect(x: 8, y: max(bounds.midY - 20, 0), width: bounds.width - 16, height: 40)
    CATransaction.commit()
  }
}
