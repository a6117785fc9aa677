extension IBViewFactory {
    func configure(_ made: UIImageView) {
        made.image = referencedImage(in: view.element)
        made.preferredSymbolConfiguration = symbolConfiguration(in: view.element)
    }

    /// Size and scale of a symbol, from `preferredSymbolConfiguration` and `imageReference`; nil where nothing is said.
    func symbolConfiguration(in element: IBElement) -> UIImage.SymbolConfiguration? {
        let configuration =
            element.child("preferredSymbolConfiguration") ?? element.child(key: "preferredSymbolConfigurationForImage")
        let reference = element.child("imageReference", key: "image")
        let scale =
            (configuration?["scale"] ?? reference?["symbolScale"]).flatMap { IBTerminology.symbolScales[$0] }
            ?? .unspecified
        if let font = configuration.flatMap({ self.font("fontDescription", in: $0) }) {
            return UIImage.SymbolConfiguration(font: font, scale: scale)
        }
        if let size = configuration?.number("pointSize"), size > 0 {
            return UIImage.SymbolConfiguration(pointSize: CGFloat(size), weight: .unspecified, scale: scale)
        }
        return scale == .unspecified ? nil : UIImage.SymbolConfiguration(scale: scale)
    }

    func referencedImage(in element: IBElement, key: String = "image") -> UIImage? {
        let reference = element.child("imageReference", key: key)
        return image(
            element[key] ?? reference?["image"], in: element, catalog: element["catalog"] ?? reference?["catalog"])
    }

    func configure(_ stack: UIStackView) {
        view.element.apply(to: stack)
        if view.attributes["spacingType"] == "standard" { stack.spacing = UIStackView.spacingUseSystem }
    }

    func makeControl() -> UIView? {
        switch view.tag {
        case "switch": DesignedSwitch(frame: .zero)
        case "slider": DesignedSlider(frame: .zero)
        case "stepper": DesignedStepper(frame: .zero)
        case "segmentedControl": DesignedSegmentedControl(items: nil)
        case "pageControl": DesignedPageControl(frame: .zero)
        case "progressView": DesignedProgressView(progressViewStyle: .default)
        case "activityIndicatorView": DesignedActivityIndicator(style: .medium)
        case "searchBar": DesignedSearchBar(frame: .zero)
        case "datePicker": DesignedDatePicker(frame: .zero)
        default: nil
        }
    }

    func configureControl(_ made: UIView) {
        switch made {
        case let control as UISegmentedControl: addSegments(to: control)
        case let control as UIPageControl:
            control.numberOfPages = min(max(view.element.number("numberOfPages").map { Int($0) } ?? 0, 0), 100_000)
        case let bar as UIProgressView:
            bar.progressViewStyle = view.element["progressViewStyle"] == "bar" ? .bar : .default
        case let indicator as UIActivityIndicatorView: configure(indicator)
        case let picker as UIDatePicker: view.element.apply(to: picker)
        case let bar as UISearchBar: configure(bar)
        case let control as UISwitch: control.isOn = view.element.flag("on") ?? true
        default: break
        }
    }

    private func addSegments(to control: UISegmentedControl) {
        control.apportionsSegmentWidthsByContent = view.element.flag("apportionsSegmentWidthsByContent") ?? false
        for segment in view.element.child("segments")?.children ?? [] {
            let index = control.numberOfSegments
            if let picture = segment["image"].flatMap({ image($0, in: segment, catalog: segment["catalog"]) }) {
                control.insertSegment(with: picture, at: index, animated: false)
            } else {
                control.insertSegment(withTitle: segment.string("title"), at: index, animated: false)
            }
            if let width = segment.number("width"), width > 0 { control.setWidth(CGFloat(width), forSegmentAt: index) }
        }
    }

    /// In Interface Builder a wheel shows although it does not turn.
    private func configure(_ indicator: UIActivityIndicatorView) {
        indicator.style = ["whiteLarge", "large"].contains(view.element["style"]) ? .large : .medium
        indicator.hidesWhenStopped = builder.options.isCanvas ? false : view.element.flag("hidesWhenStopped") ?? false
        if view.element.flag("animating") == true { indicator.startAnimating() }
    }

    private func configure(_ bar: UISearchBar) {
        bar.text = view.element.string("text")
        bar.placeholder = view.element.string("placeholder")
        bar.prompt = view.element.string("prompt")
        bar.searchBarStyle = view.element["searchBarStyle"] == "minimal" ? .minimal : .default
        bar.showsCancelButton = view.element.flag("showsCancelButton") ?? false
    }
}
