import UIKit

/// A message: text or a sticker.
struct Message {
  enum Content {
    case text(String)
    case sticker(Sticker)
  }

  let isMine: Bool
  let content: Content

  private init(_ text: String, isMine: Bool) {
    (self.isMine, content) = (isMine, .text(text))
  }

  /// A message that the user has just written.
  static func mine(_ content: Content) -> Message { Message(isMine: true, content: content) }

  private init(isMine: Bool, content: Content) {
    (self.isMine, self.content) = (isMine, content)
  }

  static let evening: [Message] = [
    Message("Are you there yet?", isMine: false),
    Message("Almost. The lake is on the left, so the map is right.", isMine: true),
    Message("And the rain?", isMine: false),
    Message("On the other side of the ridge, being patient.", isMine: true),
    Message("Did you reach the hut before the rain?", isMine: false),
    Message("By ten minutes. The stove is on, and somebody left half a jar of jam.", isMine: true),
    Message("Cloudberry?", isMine: false),
    Message(
      "What else. There are four of us now, two from Bergen and a man who tunes pianos.",
      isMine: true),
    Message("In a hut without a piano.", isMine: false),
    Message("He says that is why he comes.", isMine: true),
    Message(
      "Tomorrow looks dry until three. If you leave at seven you are over the pass by noon.",
      isMine: false),
    Message("Seven is ambitious. The pancakes are at eight.", isMine: true),
    Message("Then eat quickly! I meet you at the bus, with your dry shoes.", isMine: false),
    Message("You are the best person I know.", isMine: true),
  ]
}
