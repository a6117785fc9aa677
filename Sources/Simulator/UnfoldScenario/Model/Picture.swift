extension Picture {
    package typealias Rect = LayoutDrawing.Rect
    package static let symbol = "symbol"
}
