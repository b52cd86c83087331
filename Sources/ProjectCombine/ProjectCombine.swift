// What projects import as Combine: OpenCombine, with what Foundation and Dispatch have of it.
@_exported public import OpenCombine
@_exported public import OpenCombineDispatch
@_exported public import OpenCombineFoundation
