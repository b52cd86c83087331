import UIKit

/// A story: a picture, a headline and a text.
@MainActor
struct Story {
  let kicker: String
  let title: String
  let subtitle: String
  let photograph: Photograph?
  let text: String

  private init(
    _ kicker: String, _ title: String, _ subtitle: String, photograph: String, _ text: String
  ) {
    self.kicker = kicker
    self.title = title
    self.subtitle = subtitle
    self.photograph = Photograph.journey.first { $0.title == photograph }
    self.text = text
  }

  static let all = [
    Story(
      "FIRST NIGHT · 11 KM", "The hut on the still water", "Ersfjord to Blåvatn",
      photograph: "First light",
      """
      The path leaves the road behind the boathouses and climbs through birch until the fjord is a \
      strip of light between the trees. Nobody hurries. The first hut stands where the lake has \
      its only beach, and its door is never locked.

      There is a stove, a shelf of paperbacks in four languages, and a bucket for the lake. Write \
      your name in the book before you cook; that is how they know how many blankets to wash.

      At four in the morning the sun comes over the ridge and draws every tree twice.
      """),
    Story(
      "SECOND NIGHT · 17 KM", "Over the pass before noon", "Blåvatn to Steindalen",
      photograph: "The pass",
      """
      Snow lies in the gully until August, soft by midday and good to walk on before nine. Start \
      early, keep to the left of the stream, and have lunch on the warm slabs at the top.

      From there the whole range is in sight, and the hut too: a red dot, two hours below, at the \
      end of a moraine that looks much shorter than it is.
      """),
    Story(
      "THIRD NIGHT · 9 KM", "A short day in the spruce", "Steindalen to Målselv",
      photograph: "Spruce",
      """
      Rain is likely here, and welcome. The forest swallows it and gives it back as mist; the \
      path is needles and roots, and the bridges are where the map says.

      The warden bakes at three. Those who come later hear about it.
      """),
    Story(
      "FOURTH NIGHT · 14 KM", "Ridge after ridge", "Målselv to Dividalen",
      photograph: "Ridge after ridge",
      """
      Five ridges, each a little lower than it looked from the last one. Cloudberries grow in the \
      hollows between them, and reindeer stand on the skyline as if somebody had put them there.

      Take the evening on the fifth. There is no better seat in the county.
      """),
    Story(
      "LAST NIGHT · 6 KM", "Down to the harbour", "Dividalen to Tromsø",
      photograph: "Harbour lights",
      """
      The bus takes ninety minutes, and the town is loud for the first ten. Then there is soup, a \
      real bed, and the lights of the other shore.
      """),
  ]
}
