import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport

/// Random actions on all kinds of containers and presentations, by the public API alone, with
/// checks whenever everything has come to its end.
///
/// `CONTAINER_STRESS_SEEDS` (how many sequences, 100), `CONTAINER_STRESS_ACTIONS` (in each, 40) and
/// `CONTAINER_STRESS_FIRST` (the first seed, 0) choose what is run. `CONTAINER_STRESS_LOG` names a
/// file that says what runs, for when it traps; `CONTAINER_STRESS_REPLAY` ("SEED: ACTION; ACTION;
/// …") runs one sequence, as a failure prints it, and prints the controllers after each action.
@MainActor
struct ContainerStressTests {
  private static let environment = ProcessInfo.processInfo.environment

  /// Sequences that something was wrong after once.
  @Test(arguments: [
    "0: replaceRoot 356 399 111; resize 903 666 24; present 734 744 877; resize 220 248 435",
    "63: replaceRoot 276 731 101; swapChildren 191 775 758; removeChild 269 732 349; "
      + "resize 752 574 27; swapChildren 567 944 775",
    "64: present 322 788 752; settle 470 55 709; present 409 965 959; adopt 413 488 601; "
      + "selectTab 197 346 32; react 359 330 235; drag 734 985 102; drag 128 182 282",
    "77: replaceRoot 124 632 453; setTabs 983 64 304; setTabs 902 409 872; push 459 445 591; "
      + "push 338 667 504; push 183 956 899; present 837 29 535; resize 520 947 275; "
      + "selectTab 156 901 840",
    "109: present 267 166 585; drag 253 210 74; drag 464 78 968; hideColumn 729 999 772",
    "118: present 79 613 488; wait 317 938 928; react 900 43 987; push 247 232 3; "
      + "frames 817 672 540",
    "1002: present 73 251 799; wait 140 383 247; addChild 468 297 625; push 119 902 297; "
      + "showColumn 670 456 443; hold 971 653 553; push 101 59 441; present 20 864 850",
    "1009: present 40 603 717; hideColumn 802 714 537; resize 280 592 215",
    "1010: replaceRoot 388 119 266; present 195 552 165; removeChild 513 640 139; "
      + "present 699 25 659; settle 215 326 758; present 355 64 360; push 342 210 791; "
      + "escape 953 168 91; pop 86 956 543; adopt 721 648 835; push 214 425 838",
    "2012: present 268 151 128; react 12 353 347; drag 480 928 312; adopt 260 398 848",
    "2030: showDetail 276 93 520; present 147 161 373; frames 447 575 942; setColumn 383 56 40; "
      + "adopt 200 787 411",
    "3060: push 192 45 622; push 948 611 838; push 805 2 463; push 399 622 319; "
      + "present 104 10 113; settle 647 544 230; push 674 226 961; setStack 162 782 458; "
      + "present 833 281 675; adopt 927 563 422; setColumn 652 785 718",
    "4036: resize 541 112 663; react 517 208 254; present 165 116 247; settle 845 653 583; "
      + "setTabs 135 211 398; selectTab 45 300 307; selectTab 608 160 966; present 100 998 949; "
      + "escape 659 855 272; push 327 23 180; push 971 847 660; settle 524 643 459; "
      + "react 28 594 555; dismiss 111 4 570",
    "5058: replaceRoot 548 793 488; setStack 954 302 122; settle 69 289 133; resize 420 629 789; "
      + "hold 30 905 161; present 280 543 584; dismiss 27 558 150",
    "5151: resize 696 597 535; preferMode 792 111 181; present 508 903 823; "
      + "setColumn 775 735 522; resize 343 322 769; hold 783 895 429; wait 537 115 294; "
      + "present 797 685 685; push 927 272 721",
    "6110: replaceRoot 756 589 192; push 846 570 661; setStack 68 967 585; present 23 959 12; "
      + "drag 277 972 167; push 767 852 536; pop 461 877 863; adopt 377 715 445",
    "6121: replaceRoot 368 103 11; resize 787 632 530; present 737 403 773; push 959 156 76; "
      + "push 747 751 391; push 269 894 181; setStack 264 979 592; settle 586 864 843; "
      + "present 493 990 198; setStack 682 125 266; pop 463 284 894; resize 229 179 66; "
      + "settle 641 153 304; dismiss 38 98 553; resize 155 270 945",
    "6152: replaceRoot 176 209 138; present 731 214 776; settle 924 546 391; "
      + "present 427 19 436; removeChild 962 980 66; addChild 136 684 347; resize 417 83 73; "
      + "addChild 27 966 557; settle 705 673 992; removeChild 490 643 928; "
      + "addChild 416 904 38; escape 846 832 572; swapChildren 650 867 886; "
      + "settle 946 538 843; present 83 503 489; settle 528 447 380; swapChildren 105 943 97; "
      + "present 39 302 983; addChild 378 535 963; push 269 828 628; swapChildren 988 884 746; "
      + "adopt 588 26 59",
    "7119: react 436 191 315; setStack 80 147 84; wait 417 517 508; removeChild 427 896 178; "
      + "present 931 101 52; frames 592 861 642; addChild 239 240 787; react 276 397 367; "
      + "addChild 835 826 794",
    "7138: setTabs 400 666 818; setTabs 734 974 387; setTabs 634 622 776; present 402 455 428; "
      + "wait 623 988 457; tap 109 917 516; addChild 525 993 736; hold 813 873 911; "
      + "present 350 41 846; react 426 592 962; push 285 27 749; escape 214 121 579",
    "5017: replaceRoot 20 488 900; setTabs 325 461 742; setTabs 774 805 252; "
      + "setTabs 844 184 911; resize 272 973 394; push 320 274 300; selectTab 844 492 223; "
      + "removeChild 391 855 333; push 248 132 751; popTo 716 417 460; present 65 355 751; "
      + "setTabs 104 697 131",
    "4039: replaceRoot 952 96 719; present 964 833 532; settle 511 531 475; "
      + "present 854 603 117; settle 886 268 72; present 963 156 359; react 654 436 10; "
      + "addChild 741 650 181; wait 682 526 461",
    "2041: present 624 388 182; resize 268 165 36; settle 293 46 486; react 602 104 778; "
      + "resize 517 526 826",
    "6123: present 839 929 777; settle 75 194 116; present 559 157 593; settle 785 49 154; "
      + "dismiss 240 285 285; resize 324 268 486; cancel 588 442 119",
    "7037: react 280 568 996; present 334 481 886; resize 8 482 551; present 640 261 52; "
      + "present 571 252 237; wait 120 535 654; setStack 46 819 195; resize 334 791 608",
    "7139: replaceRoot 676 299 112; removeChild 115 446 940; present 722 865 492; "
      + "adopt 801 443 518; dismiss 677 36 798; present 420 797 49; present 126 118 276; "
      + "adopt 49 778 257; present 94 88 580; react 60 20 909; frames 908 619 573; "
      + "dismiss 949 218 185; escape 419 418 785",
    "7182: replaceRoot 280 920 418; setTabs 494 871 348; selectTab 315 272 175; "
      + "present 184 321 470; react 934 708 550; push 462 891 834; setTabs 202 689 504",
    "8065: replaceRoot 960 392 329; present 890 112 30; resize 780 706 313; "
      + "dismiss 140 268 968; swapChildren 115 154 713",
    "9026: replaceRoot 32 269 719; present 986 579 200; setColumn 443 448 555; "
      + "removeChild 546 814 230; settle 110 207 76; react 300 215 563; showDetail 994 35 620",
    "9085: replaceRoot 216 400 782; present 3 673 291; settle 517 957 856; "
      + "present 899 849 895; setStack 937 771 372; settle 640 549 362; present 969 277 910; "
      + "resize 712 243 535; settle 130 87 795; dismiss 483 595 416; resize 151 947 675",
    "20025: setTabs 122 627 287; setTabs 96 149 755; react 478 578 328; setTabs 361 941 4",
    "20066: replaceRoot 656 994 611; present 309 617 328; addChild 595 576 507; "
      + "addChild 985 167 833; swapChildren 306 211 604; settle 730 67 692; "
      + "present 713 500 619; addChild 256 969 439; dismiss 254 515 491; "
      + "swapChildren 303 386 28; adopt 835 847 41",
    "20118: replaceRoot 904 503 873; addChild 210 321 522; settle 34 702 919; "
      + "present 844 738 40; cancel 637 634 585; react 255 312 26; wait 161 559 965",
    "417: resize 104 588 355; present 486 251 237; wait 954 219 63; changeSheet 163 682 570; "
      + "adopt 50 725 180; changeSheet 54 42 967",
    "299: present 137 143 552; resize 685 861 371; changeSheet 919 805 763; "
      + "addChild 302 94 623; changeSheet 47 282 981",
    "164: present 568 221 48; frames 415 439 445; react 180 984 112; resize 827 863 749",
    "265: resize 880 436 415; present 247 435 380; settle 355 838 333; present 997 779 692; "
      + "setColumn 516 907 260; settle 214 479 602; react 894 245 806; drag 632 730 284",
    "274: wait 840 595 668; setTabs 374 238 451; wait 926 730 842; present 455 193 322; "
      + "present 711 845 314; wait 184 746 172; frames 876 483 558; wait 332 90 395; "
      + "react 222 602 506; drag 464 142 410",
    "9045: addChild 389 483 612; addChild 697 278 46; setTabs 91 102 760; present 972 833 153; "
      + "wait 539 208 581; wait 776 975 735; resize 596 378 653; wait 840 978 257; "
      + "addChild 719 695 915; wait 894 677 763; adopt 447 159 329; dismiss 187 320 172; "
      + "push 180 791 312; showDetail 931 547 158; addChild 290 861 860; layOut 80 979 956; "
      + "hideColumn 429 266 804; present 512 71 980; settle 855 851 548; adopt 366 866 950; "
      + "dismiss 455 5 126; settle 729 794 359; present 673 890 79; push 841 325 981; "
      + "showDetail 179 321 129; push 630 760 821; settle 542 322 65; react 528 904 585; "
      + "push 488 189 70; setStack 478 462 935; pop 610 552 941; wait 966 348 67",
    "20320: replaceRoot 300 671 860; react 209 7 586; swapChildren 309 92 684; "
      + "frames 113 170 943",
    "20365: setColumn 85 605 996; resize 974 41 954; setStack 819 164 448; present 724 27 984; "
      + "push 386 472 33; drag 430 92 848; wait 330 611 305; hideColumn 928 240 849; "
      + "wait 105 350 384; pop 482 816 69; present 395 78 257; frames 714 527 931; "
      + "setStack 980 748 458; setColumn 112 312 876; present 785 560 250; pop 250 769 496; "
      + "push 872 619 470; frames 468 933 148; present 382 653 235; showDetail 762 570 11; "
      + "addChild 362 521 187; adopt 975 995 47; removeChild 191 259 906; settle 59 884 938; "
      + "react 173 723 740; pop 458 849 18; present 130 965 84; react 887 657 948; "
      + "setColumn 614 957 16; resize 881 968 142; hold 625 658 166",
    "20491: present 262 221 146; react 704 592 315; turnPage 97 208 513",
    "20767: replaceRoot 692 791 613; present 644 599 188; settle 193 625 796; "
      + "present 222 562 59; react 80 514 350; swapChildren 679 181 738",
    "95315: replaceRoot 408 16 332; present 282 821 958; removeChild 110 857 543; "
      + "frames 189 778 951; frames 568 361 840; wait 722 743 492; frames 272 535 888; "
      + "present 821 227 770; hold 413 347 201; wait 289 233 957; dismiss 264 541 24; "
      + "wait 574 186 966; turnPage 828 112 937",
    "95430: resize 789 434 348; replaceRoot 864 357 631; popTo 170 949 92; wait 448 348 813; "
      + "react 544 491 544; push 554 574 55; resize 503 460 815",
    "95584: present 658 551 980; addChild 405 8 54; selectTab 232 825 454; settle 841 485 704; "
      + "present 437 81 853; selectTab 386 465 857; selectTab 687 962 459; adopt 437 315 742",
    "96267: replaceRoot 808 656 97; push 468 523 393; push 23 622 121; push 18 53 878; "
      + "setTabs 162 451 851; setStack 865 199 650; wait 594 343 140; present 833 32 51; "
      + "pop 747 634 662; react 778 826 521; frames 786 313 969",
    "96275: present 668 916 445; drag 900 478 714; frames 45 476 282; drag 366 398 103; "
      + "wait 783 94 820; react 899 625 698; turnPage 155 752 401; dismiss 760 872 291",
    "96318: replaceRoot 508 597 384; present 731 587 909; adopt 41 669 228; "
      + "addChild 278 369 707; removeChild 89 67 952; settle 496 570 831; dismiss 606 153 582; "
      + "wait 879 548 341; wait 484 913 387; push 977 243 493; wait 201 340 471; "
      + "adopt 755 811 302; react 755 287 505; drag 377 891 291; wait 120 22 536",
    "40060: setStack 332 843 838; push 192 388 610; push 314 696 292; present 425 317 923; "
      + "present 587 242 528; push 299 546 587; react 195 592 805; push 806 235 832; "
      + "escape 210 670 215",
  ])
  func everythingIsAtItsPlaceAfterWhatWentWrongBefore(sequence: String) {
    #expect(Self.faults(of: Self.run(sequence)) == [])
  }

  private static func number(_ name: String, _ standard: Int) -> Int {
    environment["CONTAINER_STRESS_\(name)"].flatMap { Int($0) } ?? standard
  }

  private static var replayed: String? { environment["CONTAINER_STRESS_REPLAY"] }

  private struct Run {
    let seed: UInt64
    var actions: [StressAction]
  }

  @Test func everythingIsAtItsPlaceAfterRandomActions() {
    let start = ContinuousClock.now
    StressRecord.isPrinted = Self.replayed != nil
    let runs = Self.runs
    var failures = 0
    for run in runs {
      let faults = Self.faults(of: run)
      guard !faults.isEmpty else { continue }
      failures += 1
      let small = Self.replayed == nil ? Self.shrunk(run) : run
      let found = Self.replayed == nil ? Self.faults(of: small) : faults
      let list = small.actions.map(\.description).joined(separator: "; ")
      Issue.record(
        """
        Seed \(run.seed): \(faults.count) faults after \(run.actions.count) actions.
        The smallest sequence: \(small.seed): \(list)
        \(found.joined(separator: "\n"))
        """)
    }
    guard Self.environment["CONTAINER_STRESS_SEEDS"] != nil else { return }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let count = runs.reduce(0) { $0 + $1.actions.count }
    print(
      "Container stress: \(runs.count) seeds, \(count) actions, \(failures) failed, \(seconds) s")
  }

  private static var runs: [Run] {
    if let replayed { return [run(replayed)] }
    let (first, count) = (number("FIRST", 0), number("SEEDS", 100))
    return (first..<(first + count)).map { seed in
      let seed = UInt64(seed)
      return Run(
        seed: seed, actions: StressAction.sequence(seed: seed, count: number("ACTIONS", 40)))
    }
  }

  /// Reads "SEED: ACTION; ACTION".
  private static func run(_ text: String) -> Run {
    let parts = text.split(separator: ":", maxSplits: 1)
    let actions = (parts.last ?? "").split(separator: ";").compactMap { StressAction($0) }
    return Run(seed: parts.first.flatMap { UInt64($0) } ?? 0, actions: actions)
  }

  /// What was wrong, at the first settling at which something was.
  private static func faults(of run: Run) -> [String] {
    log(run)
    var faults: [String] = []
    _ = Diagnostics.collecting {
      let stage = StressStage(seed: run.seed)
      for action in run.actions {
        stage.perform(action)
        if replayed != nil { print("\(action):\n\(stage.controllers)") }
        if action.kind == .settle { faults = stage.faults }
        if !faults.isEmpty { break }
      }
      if faults.isEmpty {
        stage.settle()
        faults = stage.faults
      }
      if replayed != nil {
        print("settled:\n\(stage.controllers)\n\(stage.window.recursiveDescription())")
      }
      if faults.isEmpty { faults = stage.leftovers() }
    }
    return faults
  }

  private static func log(_ run: Run) {
    guard let path = environment["CONTAINER_STRESS_LOG"] else { return }
    let list = run.actions.map(\.description).joined(separator: "; ")
    try? "\(run.seed): \(list)\n".write(toFile: path, atomically: true, encoding: .utf8)
  }

  /// The same without all actions that the fault does not need: halves, quarters, and so on are
  /// left out as long as something is still wrong.
  private static func shrunk(_ run: Run) -> Run {
    var small = run
    var size = max(run.actions.count / 2, 1)
    while true {
      var start = 0
      var isSmaller = false
      while start < small.actions.count {
        var candidate = small
        candidate.actions.removeSubrange(start..<min(start + size, small.actions.count))
        if faults(of: candidate).isEmpty {
          start += size
        } else {
          (small, isSmaller) = (candidate, true)
        }
      }
      if size == 1, !isSmaller { return small }
      size = max(size / 2, 1)
    }
  }
}
