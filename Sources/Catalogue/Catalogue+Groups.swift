extension Catalogue {
  /// The demos, grouped by subject. Each demo is in one group.
  ///
  /// A demo that no group names is in the last group.
  public static let groups: [Section] = {
    let groups: [(title: String, ids: [String])] = [
      (
        "Present",
        [
          "modal-bounce", "modal-default", "modal-spring", "corner-present", "corner-tap",
          "photo-grid", "list-detail", "card-stack", "mini-player",
          "modal-transition-cover-vertical", "modal-transition-flip-horizontal",
          "modal-transition-cross-dissolve", "modal-transition-partial-curl",
          "style-full-screen", "style-over-full-screen", "style-current-context",
          "style-over-current-context", "style-automatic", "style-custom", "style-none",
          "split-context", "coordinator-alongside",
        ]
      ),
      (
        "Sheets and popovers",
        [
          "sheet-detents", "map-sheet", "filters-sheet", "style-page-sheet", "style-form-sheet",
          "presentation-custom", "style-popover", "popover-bar-button", "popover-button",
          "style-adaptive", "alert", "chat-panel",
        ]
      ),
      (
        "Push and pop",
        [
          "nav-default", "nav-zoom", "nav-scale-fade", "nav-interactive-push", "nav-pixellate",
          "nav-scale",
          "nav-pinch-pop", "nav-pinch-custom", "nav-set-controllers", "nav-bar-fade",
          "nav-shared-view", "nav-collection-layout", "coordinator-interaction-ends", "show",
          "show-detail",
        ]
      ),
      (
        "Tabs, pages and containers",
        [
          "tab-scale-fade", "tab-custom", "container-scale-fade", "child-crossfade", "child-alpha",
          "child-flip", "page-curl", "page-scroll", "coordinator-size-change", "orientation",
        ]
      ),
      (
        "Segues and storyboards",
        [
          "segue-slide-up", "segue-scale", "segue-show", "segue-show-detail", "segue-present",
          "segue-popover", "segue-custom", "segue-perform", "unwind-chain", "two-storyboards",
          "xib-controller",
        ]
      ),
      ("Gallery", Demo.gallery.map(\.id)),
      (
        "Animation",
        [
          "curves", "layer-transitions", "keyframe-swing", "without-animation", "snapshots",
          "layer-filters", "filters-materials", "collection-pinch-layouts", "collection-shelves",
        ]
      ),
      ("Gestures", ["drive-anything", "recognizers"]),
      ("Physics", ["dynamics-toss", "dynamics-menu", "dynamics-snap"]),
    ]
    let named = Set(groups.flatMap(\.ids))
    var sections = groups.map { group in
      Section(title: group.title, demos: group.ids.compactMap(demo(id:)))
    }
    let others = all.filter { !named.contains($0.id) }
    if !others.isEmpty { sections.append(Section(title: "More", demos: others)) }
    return sections.filter { !$0.demos.isEmpty }
  }()
}
