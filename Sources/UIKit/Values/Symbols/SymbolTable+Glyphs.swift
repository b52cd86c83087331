extension SymbolTable {
  /// Each line has names, a colon, and a glyph of the font Material Icons; `~` shows its outline.
  static let ofFont = [people, messages, media, things, places, writing, weather, devices, signs]
    .joined(separator: "\n")

  private static let people = """
    heart: favorite_border
    heart.fill: favorite
    star: star_border
    star.fill: star
    star.leadinghalf.filled star.leadinghalf.fill: star_half
    house.fill: home
    person.2: people_outline
    person.2.fill: people
    person.3 person.3.fill person.3.sequence.fill: groups
    person.crop.circle.fill person.circle.fill: account_circle
    person.crop.square.fill: account_box
    person.badge.plus person.crop.circle.badge.plus: ~person_add
    person.fill.badge.plus person.crop.circle.fill.badge.plus: person_add
    person.badge.minus person.crop.circle.badge.minus: ~person_remove
    person.fill.badge.minus: person_remove
    person.text.rectangle person.text.rectangle.fill: contact_mail
    hand.thumbsup: thumb_up_off_alt
    hand.thumbsup.fill: thumb_up
    hand.thumbsdown: thumb_down_off_alt
    hand.thumbsdown.fill: thumb_down
    hand.raised: ~front_hand
    hand.raised.fill: front_hand
    hand.wave hand.wave.fill: waving_hand
    hand.tap hand.tap.fill hand.point.up.left hand.point.up.left.fill: touch_app
    hand.draw hand.draw.fill: gesture
    figure.walk: directions_walk
    figure.run: directions_run
    figure.wave: emoji_people
    figure.stand: accessibility
    face.smiling: sentiment_satisfied_alt
    face.smiling.fill: tag_faces
    face.dashed: sentiment_neutral
    pawprint pawprint.fill: pets
    """

  private static let messages = """
    bell: notifications_none
    bell.fill: notifications
    bell.badge bell.badge.fill: notifications_active
    envelope.fill: mail
    envelope.open envelope.open.fill: drafts
    envelope.badge envelope.badge.fill: mark_email_unread
    phone: ~phone
    phone.fill: phone
    phone.down phone.down.fill: call_end
    phone.arrow.up.right phone.fill.arrow.up.right: phone_forwarded
    message bubble.left bubble.right: chat_bubble_outline
    message.fill bubble.left.fill bubble.right.fill: chat_bubble
    text.bubble.fill: chat
    ellipsis.bubble.fill: textsms
    exclamationmark.bubble.fill: feedback
    bubble.left.and.bubble.right: ~forum
    bubble.left.and.bubble.right.fill: forum
    captions.bubble captions.bubble.fill: subtitles
    paperplane: ~send
    paperplane.fill: send
    arrowshape.turn.up.left: ~reply
    arrowshape.turn.up.left.fill: reply
    arrowshape.turn.up.left.2 arrowshape.turn.up.left.2.fill: reply_all
    tray: ~inbox
    tray.fill tray.full.fill: inbox
    tray.full: ~all_inbox
    tray.and.arrow.down tray.and.arrow.down.fill: move_to_inbox
    tray.and.arrow.up tray.and.arrow.up.fill: unarchive
    archivebox: ~archive
    archivebox.fill: archive
    at: alternate_email
    """

  private static let media = """
    camera: ~photo_camera
    camera.fill: photo_camera
    camera.rotate camera.rotate.fill arrow.triangle.2.circlepath.camera: flip_camera_ios
    camera.viewfinder: center_focus_strong
    video: ~videocam
    video.fill: videocam
    photo: ~image
    photo.fill: image
    photo.on.rectangle photo.on.rectangle.angled photo.stack: ~photo_library
    photo.fill.on.rectangle.fill photo.stack.fill: photo_library
    film: ~movie
    film.fill: movie
    music.note: music_note
    music.note.list: queue_music
    music.mic: mic_external_on
    mic: mic_none
    mic.fill: mic
    speaker speaker.fill: volume_mute
    speaker.1 speaker.1.fill speaker.wave.1 speaker.wave.1.fill: volume_down
    speaker.2 speaker.2.fill speaker.wave.2 speaker.wave.2.fill: volume_up
    speaker.3 speaker.3.fill speaker.wave.3 speaker.wave.3.fill: volume_up
    speaker.slash speaker.slash.fill: volume_off
    headphones: headphones
    airplayaudio airplayvideo: airplay
    shuffle: shuffle
    repeat: repeat
    repeat.1: repeat_one
    gobackward: replay
    gobackward.10: replay_10
    gobackward.30: replay_30
    goforward: refresh
    goforward.10: forward_10
    goforward.30: forward_30
    play.rectangle: ~smart_display
    play.rectangle.fill: smart_display
    waveform: graphic_eq
    pip pip.enter pip.exit: picture_in_picture_alt
    dot.radiowaves.left.and.right: sensors
    antenna.radiowaves.left.and.right: cell_tower
    """

  private static let things = """
    gear: settings
    gearshape: ~settings
    gearshape.fill: settings
    trash: delete_outline
    trash.fill: delete
    lock: lock_outline
    lock.fill: lock
    lock.open lock.open.fill: lock_open
    key: ~key
    key.fill: key
    shield: ~shield
    shield.fill: shield
    checkmark.shield: ~verified_user
    checkmark.shield.fill: verified_user
    checkmark.seal: ~verified
    checkmark.seal.fill: verified
    eye.fill: visibility
    cart: ~shopping_cart
    cart.fill: shopping_cart
    bag: ~local_mall
    bag.fill: local_mall
    basket: ~shopping_basket
    basket.fill: shopping_basket
    creditcard.fill: credit_card
    gift.fill: redeem
    tag: ~local_offer
    tag.fill: local_offer
    ticket: ~confirmation_number
    ticket.fill: confirmation_number
    dollarsign: attach_money
    eurosign: euro_symbol
    banknote banknote.fill: payments
    briefcase: work_outline
    briefcase.fill: work
    suitcase: ~luggage
    suitcase.fill: luggage
    hammer hammer.fill: construction
    wrench: ~build
    wrench.fill: build
    wrench.and.screwdriver wrench.and.screwdriver.fill: handyman
    lightbulb: lightbulb_outline
    lightbulb.fill: lightbulb
    puzzlepiece puzzlepiece.extension: ~extension
    puzzlepiece.fill puzzlepiece.extension.fill: extension
    cube cube.fill: view_in_ar
    shippingbox: ~inventory_2
    shippingbox.fill: inventory_2
    trophy: ~emoji_events
    trophy.fill: emoji_events
    medal medal.fill: military_tech
    rosette crown crown.fill: workspace_premium
    graduationcap: ~school
    graduationcap.fill: school
    ruler ruler.fill: straighten
    pin: ~push_pin
    pin.fill: push_pin
    gamecontroller: ~sports_esports
    gamecontroller.fill: sports_esports
    fork.knife: restaurant
    cup.and.saucer: ~local_cafe
    cup.and.saucer.fill: local_cafe
    bed.double: ~bed
    bed.double.fill: bed
    pills pills.fill: medication
    cross.case: ~medical_services
    cross.case.fill: medical_services
    waveform.path.ecg: monitor_heart
    clock.fill: watch_later
    clock.arrow.circlepath: history
    alarm alarm.fill: alarm
    stopwatch.fill: timer
    hourglass: hourglass_empty
    """

  private static let places = """
    map: ~map
    map.fill: map
    mappin mappin.circle mappin.circle.fill: place
    mappin.and.ellipse: pin_drop
    location: ~near_me
    location.fill: near_me
    location.north: ~navigation
    location.north.fill: navigation
    scope: gps_fixed
    target: track_changes
    globe network: language
    globe.americas globe.americas.fill globe.europe.africa.fill: public
    car: ~directions_car
    car.fill: directions_car
    bus: ~directions_bus
    bus.fill: directions_bus
    tram: ~tram
    tram.fill: tram
    airplane: flight
    bicycle: directions_bike
    building building.fill: apartment
    building.2 building.2.fill: location_city
    building.columns building.columns.fill: account_balance
    """

  private static let writing = """
    pencil: edit
    highlighter: border_color
    paintbrush: ~brush
    paintbrush.fill: brush
    paintpalette: ~palette
    paintpalette.fill: palette
    eyedropper: colorize
    wand.and.stars wand.and.rays: auto_fix_high
    scissors: content_cut
    paperclip: attach_file
    link: link
    doc.fill: insert_drive_file
    doc.text.fill doc.plaintext.fill: description
    doc.richtext.fill: article
    doc.badge.plus: ~note_add
    doc.fill.badge.plus: note_add
    doc.on.doc.fill square.fill.on.square.fill: file_copy
    doc.on.clipboard: content_paste
    doc.on.clipboard.fill: assignment
    note note.text: ~sticky_note_2
    folder.fill: folder
    folder.badge.plus: ~create_new_folder
    folder.fill.badge.plus: create_new_folder
    book: ~menu_book
    book.fill: menu_book
    books.vertical: ~library_books
    books.vertical.fill: library_books
    newspaper newspaper.fill: newspaper
    list.number: format_list_numbered
    list.bullet.rectangle: ~list_alt
    checklist: checklist
    bold: format_bold
    italic: format_italic
    underline: format_underlined
    strikethrough: format_strikethrough
    textformat: text_format
    textformat.size: format_size
    number: tag
    calendar.badge.plus: event
    chart.bar chart.bar.fill: bar_chart
    chart.pie: ~pie_chart
    chart.pie.fill: pie_chart
    chart.xyaxis.line chart.line.uptrend.xyaxis: show_chart
    crop: crop
    rotate.left: rotate_left
    rotate.right: rotate_right
    square.dashed: select_all
    square.stack: ~layers
    square.stack.fill square.stack.3d.up square.stack.3d.up.fill: layers
    rectangle.stack rectangle.on.rectangle: filter_none
    """

  private static let weather = """
    sun.max: ~light_mode
    sun.max.fill: light_mode
    sun.min sun.min.fill: brightness_low
    moon: ~dark_mode
    moon.fill: dark_mode
    moon.stars: ~nights_stay
    moon.stars.fill: nights_stay
    cloud icloud: cloud_queue
    cloud.fill icloud.fill: cloud
    icloud.and.arrow.down icloud.and.arrow.down.fill: cloud_download
    icloud.and.arrow.up icloud.and.arrow.up.fill: cloud_upload
    cloud.bolt cloud.bolt.fill cloud.bolt.rain cloud.bolt.rain.fill: thunderstorm
    snow snowflake: ac_unit
    wind: air
    drop: ~water_drop
    drop.fill: water_drop
    flame: ~local_fire_department
    flame.fill: local_fire_department
    sparkles: auto_awesome
    leaf: ~eco
    leaf.fill: eco
    thermometer: thermostat
    """

  private static let devices = """
    wifi: wifi
    wifi.slash: wifi_off
    battery.100: battery_full
    power: power_settings_new
    laptopcomputer: laptop
    desktopcomputer display: desktop_windows
    applewatch: watch
    printer: ~print
    printer.fill: print
    keyboard: ~keyboard
    keyboard.fill: keyboard
    delete.left.fill: backspace
    return: keyboard_return
    command: keyboard_command_key
    option: keyboard_option_key
    control: keyboard_control_key
    qrcode: qr_code
    qrcode.viewfinder: qr_code_scanner
    viewfinder: crop_free
    touchid: fingerprint
    faceid: face
    cpu memorychip: memory
    externaldrive externaldrive.fill: storage
    server.rack: dns
    terminal terminal.fill: terminal
    chevron.left.forwardslash.chevron.right: code
    curlybraces: data_object
    ant ant.fill ladybug ladybug.fill: bug_report
    switch.2: toggle_on
    speedometer gauge: speed
    """

  private static let signs = """
    arrow.clockwise: refresh
    arrow.counterclockwise: replay
    arrow.triangle.2.circlepath arrow.2.circlepath: sync
    arrow.up.arrow.down: swap_vert
    arrow.left.arrow.right: swap_horiz
    arrow.up.forward.app arrow.up.right.square: open_in_new
    rectangle.portrait.and.arrow.right: logout
    arrow.right.square: exit_to_app
    info.circle: info_outline
    info.circle.fill: info
    questionmark.circle: help_outline
    questionmark.circle.fill: help
    exclamationmark.circle: error_outline
    exclamationmark.circle.fill: error
    exclamationmark.triangle: warning_amber
    exclamationmark.triangle.fill: warning
    exclamationmark.octagon.fill: report
    nosign: block
    plus.app.fill: add_box
    circle.lefthalf.filled circle.lefthalf.fill: contrast
    circle.grid.3x3 circle.grid.3x3.fill: apps
    """
}
