// The module that the types of `os` are imported from since iOS 14.
@_exported public import ProjectOS
