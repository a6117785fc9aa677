extension PicturePainter {
    func paintContent() {
        switch view {
        case let label as UILabel: paintText(of: label)
        case let imageView as UIImageView: paintImage(of: imageView)
        case let field as UITextField:
            paintBorder(of: field)
            paintText(of: field)
        case let textView as UITextView: paintText(of: textView)
        case let button as UIButton: paintBackground(of: button)
        case let toggle as UISwitch: paint(toggle)
        case let slider as UISlider: paint(slider)
        case let progress as UIProgressView: paint(progress)
        case let segments as UISegmentedControl: paint(segments)
        case let stepper as UIStepper: paint(stepper)
        case let pages as UIPageControl: paint(pages)
        case let wheel as UIActivityIndicatorView: paint(wheel)
        case let picker as UIDatePicker: paint(picker)
        case let bar as UISearchBar: paint(bar)
        case is UIVisualEffectView: leaveOut("visual effect")
        case let picker as UIPickerView: paint(picker)
        default: paintAccessory()
        }
    }

    func paintOverContent() {
        switch view {
        case let cell as UITableViewCell: paintParts(of: cell)
        case let cell as UICollectionViewListCell: paintSeparator(of: cell)
        default: break
        }
    }
}
