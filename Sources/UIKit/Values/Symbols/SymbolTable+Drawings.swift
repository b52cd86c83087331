extension SymbolTable {
  /// Each line has names, a colon, and the commands for `SymbolDrawing`.
  static let drawn = """
    chevron.left chevron.backward: M 15.5 3.5 L 7.5 12 L 15.5 20.5
    chevron.right chevron.forward: M 8.5 3.5 L 16.5 12 L 8.5 20.5
    chevron.up: M 3.5 16 L 12 8 L 20.5 16
    chevron.down: M 3.5 8 L 12 16 L 20.5 8
    chevron.left.2: M 11.5 4.5 L 4.5 12 L 11.5 19.5 M 19.5 4.5 L 12.5 12 L 19.5 19.5
    chevron.right.2: M 4.5 4.5 L 11.5 12 L 4.5 19.5 M 12.5 4.5 L 19.5 12 L 12.5 19.5
    chevron.compact.up: M 2.5 14 L 12 10 L 21.5 14
    chevron.compact.down: M 2.5 10 L 12 14 L 21.5 10
    chevron.compact.left: M 14 2.5 L 10 12 L 14 21.5
    chevron.compact.right: M 10 2.5 L 14 12 L 10 21.5
    chevron.up.chevron.down: M 7 9 L 12 4 L 17 9 M 7 15 L 12 20 L 17 15
    xmark multiply: M 5 5 L 19 19 M 19 5 L 5 19
    plus: M 12 3.5 L 12 20.5 M 3.5 12 L 20.5 12
    minus: M 3.5 12 L 20.5 12
    plus.forwardslash.minus: M 7 3 L 7 11 M 3 7 L 11 7 M 13 17 L 21 17 M 19 3.5 L 5 20.5
    divide: M 3.5 12 L 20.5 12 D 12 5.5 1.8 D 12 18.5 1.8
    equal: M 4 8.5 L 20 8.5 M 4 15.5 L 20 15.5
    checkmark: M 4 13 L 9.5 19.5 L 19.5 4.5
    ellipsis: D 4.5 12 2 D 12 12 2 D 19.5 12 2
    circle: O 12 12 9.1
    circle.fill: D 12 12 10
    smallcircle.filled.circle largecircle.fill.circle record.circle: O 12 12 9.1 D 12 12 5
    record.circle.fill: O 12 12 9.1 D 12 12 6.8
    square: R 2.9 2.9 18.2 18.2 3.6
    square.fill: F 2 2 20 20 4.5
    rectangle: R 1.5 4.9 21 14.2 3
    rectangle.fill: F 0.6 4 22.8 16 3.9
    capsule: R 1.5 6.5 21 11 5.5
    capsule.fill: F 0.6 5.6 22.8 12.8 6.4
    triangle: M 12 4 L 21 19.5 L 3 19.5 Z
    triangle.fill: M 12 4 L 21 19.5 L 3 19.5 Z P
    diamond: M 12 2.5 L 21.5 12 L 12 21.5 L 2.5 12 Z
    diamond.fill: M 12 2.5 L 21.5 12 L 12 21.5 L 2.5 12 Z P
    hexagon: M 12 2.5 L 20.5 7.2 L 20.5 16.8 L 12 21.5 L 3.5 16.8 L 3.5 7.2 Z
    hexagon.fill: M 12 2.5 L 20.5 7.2 L 20.5 16.8 L 12 21.5 L 3.5 16.8 L 3.5 7.2 Z P
    arrow.left arrow.backward: M 20.5 12 L 3.5 12 M 10.5 5 L 3.5 12 L 10.5 19
    arrow.right arrow.forward: M 3.5 12 L 20.5 12 M 13.5 5 L 20.5 12 L 13.5 19
    arrow.up: M 12 20.5 L 12 3.5 M 5 10.5 L 12 3.5 L 19 10.5
    arrow.down: M 12 3.5 L 12 20.5 M 5 13.5 L 12 20.5 L 19 13.5
    arrow.up.left: M 18 18 L 6 6 M 15.5 6 L 6 6 L 6 15.5
    arrow.up.right arrow.up.forward: M 6 18 L 18 6 M 8.5 6 L 18 6 L 18 15.5
    arrow.down.left: M 18 6 L 6 18 M 15.5 18 L 6 18 L 6 8.5
    arrow.down.right: M 6 6 L 18 18 M 8.5 18 L 18 18 L 18 8.5
    arrow.up.and.down: M 12 2.5 L 12 21.5 M 7 7.5 L 12 2.5 L 17 7.5 M 7 16.5 L 12 21.5 L 17 16.5
    arrow.left.and.right: M 2.5 12 L 21.5 12 M 7.5 7 L 2.5 12 L 7.5 17 M 16.5 7 L 21.5 12 L 16.5 17
    arrow.down.to.line: M 12 3 L 12 16 M 6 10.5 L 12 16.5 L 18 10.5 M 4 20.5 L 20 20.5
    arrow.up.to.line: M 12 21 L 12 8 M 6 13.5 L 12 7.5 L 18 13.5 M 4 3.5 L 20 3.5
    arrow.up.left.and.arrow.down.right: M 10 10 L 4 4 M 4 9.5 L 4 4 L 9.5 4 \
    M 14 14 L 20 20 M 20 14.5 L 20 20 L 14.5 20
    arrow.down.right.and.arrow.up.left: M 3.5 3.5 L 10 10 M 10 4.5 L 10 10 L 4.5 10 \
    M 20.5 20.5 L 14 14 M 14 19.5 L 14 14 L 19.5 14
    line.horizontal.3 line.3.horizontal text.justify: M 3 6 L 21 6 M 3 12 L 21 12 M 3 18 L 21 18
    line.horizontal.3.decrease line.3.horizontal.decrease: M 3 7 L 21 7 M 6.5 12 L 17.5 12 \
    M 10 17 L 14 17
    text.alignleft: M 3 5 L 21 5 M 3 9.7 L 15 9.7 M 3 14.3 L 21 14.3 M 3 19 L 15 19
    text.alignright: M 3 5 L 21 5 M 9 9.7 L 21 9.7 M 3 14.3 L 21 14.3 M 9 19 L 21 19
    text.aligncenter: M 3 5 L 21 5 M 6 9.7 L 18 9.7 M 3 14.3 L 21 14.3 M 6 19 L 18 19
    list.bullet: M 8 5.5 L 21 5.5 M 8 12 L 21 12 M 8 18.5 L 21 18.5 \
    D 3.4 5.5 1.4 D 3.4 12 1.4 D 3.4 18.5 1.4
    list.dash: M 8.5 5.5 L 21 5.5 M 8.5 12 L 21 12 M 8.5 18.5 L 21 18.5 \
    M 3 5.5 L 4.5 5.5 M 3 12 L 4.5 12 M 3 18.5 L 4.5 18.5
    slider.horizontal.3: M 2.5 6 L 5.5 6 M 10.5 6 L 21.5 6 O 8 6 2.4 M 2.5 12 L 13 12 \
    M 18 12 L 21.5 12 O 15.5 12 2.4 M 2.5 18 L 5.5 18 M 10.5 18 L 21.5 18 O 8 18 2.4
    magnifyingglass: O 10 10 7 M 15.2 15.2 L 21 21
    plus.magnifyingglass: O 10 10 7 M 15.2 15.2 L 21 21 M 7 10 L 13 10 M 10 7 L 10 13
    minus.magnifyingglass: O 10 10 7 M 15.2 15.2 L 21 21 M 7 10 L 13 10
    info: D 12 4.5 1.7 M 9.5 10 L 12.2 10 L 12.2 19.5 M 9 19.5 L 15.4 19.5
    exclamationmark: M 12 3.5 L 12 14.5 D 12 19.8 1.6
    questionmark: M 7.5 7.5 C 8 1.5 17 2 16.5 8 C 16 11.5 12 11.5 12 15.5 D 12 20.2 1.5
    square.and.arrow.up: M 8.5 9 L 5 9 L 5 21 L 19 21 L 19 9 L 15.5 9 M 12 15 L 12 2.5 \
    M 7.8 6.5 L 12 2.3 L 16.2 6.5
    square.and.arrow.down: M 8.5 9 L 5 9 L 5 21 L 19 21 L 19 9 L 15.5 9 M 12 2.5 L 12 15.5 \
    M 7.8 11.5 L 12 15.7 L 16.2 11.5
    square.and.pencil: M 12.5 4.5 L 4 4.5 L 4 20.5 L 20 20.5 L 20 12 M 10.5 14 L 20.5 3.8
    square.on.square: R 8 8 13.5 13.5 3 M 16 5 C 16 3.5 15 2.5 13.5 2.5 L 5 2.5 \
    C 3.5 2.5 2.5 3.5 2.5 5 L 2.5 13.5 C 2.5 15 3.5 16 5 16
    doc.on.doc: R 9 7.5 11.5 14 2 M 15 4.5 C 15 3.3 14.2 2.5 13 2.5 L 6 2.5 \
    C 4.5 2.5 3.5 3.5 3.5 5 L 3.5 14 C 3.5 15.5 4.5 16.5 6 16.5
    square.grid.2x2: R 3 3 7 7 1.5 R 14 3 7 7 1.5 R 3 14 7 7 1.5 R 14 14 7 7 1.5
    square.grid.2x2.fill: F 2.2 2.2 8.6 8.6 2.2 F 13.2 2.2 8.6 8.6 2.2 F 2.2 13.2 8.6 8.6 2.2 \
    F 13.2 13.2 8.6 8.6 2.2
    square.grid.3x3: R 2.9 2.9 18.2 18.2 3.6 M 9 3 L 9 21 M 15 3 L 15 21 M 3 9 L 21 9 M 3 15 L 21 15
    square.grid.3x3.fill: F 2 2 6 6 1 F 9 2 6 6 1 F 16 2 6 6 1 F 2 9 6 6 1 F 9 9 6 6 1 \
    F 16 9 6 6 1 F 2 16 6 6 1 F 9 16 6 6 1 F 16 16 6 6 1
    rectangle.grid.1x2: R 2.5 3 19 7 2 R 2.5 14 19 7 2
    rectangle.grid.1x2.fill: F 1.6 2.1 20.8 8.8 2.6 F 1.6 13.1 20.8 8.8 2.6
    sidebar.left sidebar.leading: R 1.5 4.4 21 15.2 3 M 8.5 4.5 L 8.5 19.5
    sidebar.right sidebar.trailing: R 1.5 4.4 21 15.2 3 M 15.5 4.5 L 15.5 19.5
    house: M 2.5 11.5 L 12 3 L 21.5 11.5 M 5 9.8 L 5 20.5 L 9.7 20.5 L 9.7 14 L 14.3 14 \
    L 14.3 20.5 L 19 20.5 L 19 9.8
    person: O 12 7.5 4.3 M 3.5 20.5 C 4 15.5 8 14.5 12 14.5 C 16 14.5 20 15.5 20.5 20.5 Z
    person.fill: D 12 7.5 5.2 M 3.5 20.5 C 4 15.5 8 14.8 12 14.8 C 16 14.8 20 15.5 20.5 20.5 Z P
    eye: M 1.5 12 C 5 4 19 4 22.5 12 C 19 20 5 20 1.5 12 Z O 12 12 3.4
    envelope: R 2 4.9 20 14.2 2.8 M 3 6.5 L 12 13.5 L 21 6.5
    clock: O 12 12 9.1 M 12 6 L 12 12 L 16 14.5
    calendar: R 2.9 4 18.2 17.1 3.4 M 3 9.5 L 21 9.5 M 7.5 2 L 7.5 5.5 M 16.5 2 L 16.5 5.5
    creditcard: R 1.5 4.9 21 14.2 2.8 M 1.5 9.8 L 22.5 9.8 M 5.5 15 L 9.5 15
    doc: M 5 2.9 L 13 2.9 L 19 8.9 L 19 21.1 L 5 21.1 Z M 13 3 L 13 9 L 19 9
    doc.text doc.plaintext doc.richtext: M 5 2.9 L 13 2.9 L 19 8.9 L 19 21.1 L 5 21.1 Z \
    M 13 3 L 13 9 L 19 9 M 8.5 13 L 15.5 13 M 8.5 17 L 15.5 17
    folder: M 2.5 18 L 2.5 6 C 2.5 4.8 3.3 4 4.5 4 L 9 4 L 11.5 6.5 L 19.5 6.5 \
    C 20.7 6.5 21.5 7.3 21.5 8.5 L 21.5 18 C 21.5 19.2 20.7 20 19.5 20 L 4.5 20 \
    C 3.3 20 2.5 19.2 2.5 18 Z M 2.5 10.5 L 21.5 10.5
    bookmark: M 6 3 L 18 3 L 18 21 L 12 16 L 6 21 Z
    bookmark.fill: M 6 3 L 18 3 L 18 21 L 12 16 L 6 21 Z P
    flag: M 4.5 22 L 4.5 3.5 C 9.5 1 14.5 6.5 20 3.8 L 20 13.5 C 14.5 16 9.5 10.5 4.5 13.2
    flag.fill: M 4.5 22 L 4.5 3.5 M 4.5 3.5 C 9.5 1 14.5 6.5 20 3.8 L 20 13.5 \
    C 14.5 16 9.5 10.5 4.5 13.2 Z P
    bolt: M 13.5 2.5 L 5 13.5 L 11.5 13.5 L 10.5 21.5 L 19 10.5 L 12.5 10.5 Z
    bolt.fill: M 13.5 2.5 L 5 13.5 L 11.5 13.5 L 10.5 21.5 L 19 10.5 L 12.5 10.5 Z P
    play: M 6 3.8 L 20 12 L 6 20.2 Z
    play.fill: M 6 3.8 L 20 12 L 6 20.2 Z P
    pause: R 5 3.5 4.5 17 1 R 14.5 3.5 4.5 17 1
    pause.fill: F 4.5 3 5.5 18 1.4 F 14 3 5.5 18 1.4
    stop: R 4 4 16 16 2.5
    stop.fill: F 3 3 18 18 3.4
    forward: M 2.5 5 L 12 12 L 2.5 19 Z M 12.5 5 L 22 12 L 12.5 19 Z
    forward.fill: M 2.5 5 L 12 12 L 2.5 19 Z P M 12.5 5 L 22 12 L 12.5 19 Z P
    backward: M 21.5 5 L 12 12 L 21.5 19 Z M 11.5 5 L 2 12 L 11.5 19 Z
    backward.fill: M 21.5 5 L 12 12 L 21.5 19 Z P M 11.5 5 L 2 12 L 11.5 19 Z P
    forward.end: M 4.5 4.5 L 16 12 L 4.5 19.5 Z M 19.5 4.5 L 19.5 19.5
    forward.end.fill: M 4.5 4.5 L 16 12 L 4.5 19.5 Z P M 19.5 4.5 L 19.5 19.5
    backward.end: M 19.5 4.5 L 8 12 L 19.5 19.5 Z M 4.5 4.5 L 4.5 19.5
    backward.end.fill: M 19.5 4.5 L 8 12 L 19.5 19.5 Z P M 4.5 4.5 L 4.5 19.5
    umbrella: M 2.5 12 C 3.5 0.5 20.5 0.5 21.5 12 Z M 12 12 L 12 19 C 12 22.5 7.5 22.5 7.5 19
    umbrella.fill: M 2.5 12 C 3.5 0.5 20.5 0.5 21.5 12 Z P M 12 12 L 12 19 \
    C 12 22.5 7.5 22.5 7.5 19
    timer stopwatch: O 12 13.5 7.8 M 12 13.5 L 12 9 M 9.5 2.2 L 14.5 2.2
    arrow.uturn.left arrow.uturn.backward: M 8.5 3.5 L 3.5 8.5 L 8.5 13.5 M 3.5 8.5 L 14.5 8.5 \
    C 22 8.5 22 20 14.5 20 L 9 20
    arrow.uturn.right arrow.uturn.forward: M 15.5 3.5 L 20.5 8.5 L 15.5 13.5 M 20.5 8.5 L 9.5 8.5 \
    C 2 8.5 2 20 9.5 20 L 15 20
    delete.left: M 8 5 L 21.5 5 L 21.5 19 L 8 19 L 2 12 Z M 11.7 9.3 L 17.1 14.7 \
    M 17.1 9.3 L 11.7 14.7
    exclamationmark.octagon: M 8 2.5 L 16 2.5 L 21.5 8 L 21.5 16 L 16 21.5 L 8 21.5 L 2.5 16 \
    L 2.5 8 Z M 12 7 L 12 12.8 D 12 16.8 1.3
    ellipsis.bubble: M 2.9 3.5 L 21.1 3.5 L 21.1 17 L 8 17 L 2.9 21.5 Z D 7.5 10.3 1.4 \
    D 12 10.3 1.4 D 16.5 10.3 1.4
    text.bubble: M 2.9 3.5 L 21.1 3.5 L 21.1 17 L 8 17 L 2.9 21.5 Z M 7 8.2 L 17 8.2 \
    M 7 12.4 L 14 12.4
    exclamationmark.bubble: M 2.9 3.5 L 21.1 3.5 L 21.1 17 L 8 17 L 2.9 21.5 Z M 12 7 L 12 10.2 \
    D 12 13.7 1.2
    plus.app: R 2.9 2.9 18.2 18.2 3.6 M 12 7.5 L 12 16.5 M 7.5 12 L 16.5 12
    iphone: R 6 1.9 12 20.2 2.8 M 10.5 5 L 13.5 5
    ipad: R 3.5 1.9 17 20.2 2.8 M 10 18.8 L 14 18.8
    tv: R 1.5 4 21 13.5 2.2 M 7.5 20.8 L 16.5 20.8
    gift: R 3 8 18 4.5 1 M 4.8 12.5 L 4.8 21 L 19.2 21 L 19.2 12.5 M 12 8 L 12 21 \
    M 12 8 C 7 8 6 3 9 3 C 11 3 12 6 12 8 C 12 6 13 3 15 3 C 18 3 17 8 12 8
    """
}
