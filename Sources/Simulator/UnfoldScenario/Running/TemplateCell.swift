final class TemplateCell: UITableViewCell {
    private(set) var contents: TemplateContents?

    static func make(_ template: Template) -> TemplateCell {
        let style = Template.styles.first { $0.name == template.style }?.style ?? .default
        let cell = TemplateCell(style: style, reuseIdentifier: template.name)
        cell.contents = TemplateContents(template, holder: cell, contentView: cell.contentView)
        return cell
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        contents?.restore()
    }
}

final class TemplateHeaderFooterView: UITableViewHeaderFooterView {
    private(set) var contents: TemplateContents?

    static func make(_ template: Template, _ settings: [TargetedSetting]) -> TemplateHeaderFooterView {
        let view = TemplateHeaderFooterView(reuseIdentifier: nil)
        let contents = TemplateContents(template, holder: view, contentView: view.contentView)
        contents.apply(all: settings)
        view.contents = contents
        return view
    }
}
