// What projects import besides UIKit: a part of the library that they are linked with, and not of
// the app. One of them needs FoundationNetworking, and that libcurl.
import AVFoundation
import AVKit
import CoreLocation
import MapKit
import ProjectCombine
import ProjectOS
import ProjectOSLog
import WebKit
