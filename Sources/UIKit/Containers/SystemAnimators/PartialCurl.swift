/// What a partial curl leaves on the screen between presentation and dismissal.
@MainActor
final class PartialCurl {
  /// The presenter's page, curled up in part over what is presented; nil where there is none.
  weak var page: CurledPageView?
}
