/// The schema of scenario files, in the notation that ``SchemaReader`` reads. Kinds without a definition here are those of
/// ``ScenarioSchema``.
enum ScenarioSchemaText {
    static let all = """
        let edgeView { template: text, set?: settings, height?: size }
        let off { off: reason, rows?: [text], views?: [identifier] }
        let setting on | off

        document scenario "unfold scenario" {
            $schema?: text, schemaVersion: version, name?: text, description?: text, traits?: #traits
            templates: map #template, table?: #table, collection?: #collection, steps: [#step]
            invariants?: #invariants, matrix?: #matrix, fonts?: [text]
            recorded?: { device: text, system: text, locale?: text, fonts?: [text], notes?: [text] }
        }
        traits { +traits }
        template {
            document?: document, root?: filled, style?: cellStyle, cell?: UITableViewCell, contentView?: UIView
            textLabel?: UILabel, detailTextLabel?: UILabel, imageView?: UIImageView, metrics?: metrics
            views?: [#view], guides?: [#guide], constraints?: [#constraint], prepareForReuse?: bool
        }
        view view
        guide { id: identifier, owningView?: text }
        constraint text | {
            constraint: text, id?: identifier, identifier?: text, priority?: #priority, isActive?: isActive
            options?: [option]
        }
        table {
            style?: tableStyle, tableHeaderView?: edgeView, tableFooterView?: edgeView, rows?: [#row]
            sections?: [#section], +table
        }
        collection { layout: layout, rows?: [#row], sections?: [#section] }
        section { id?: identifier, header?: #part, footer?: #part, rows?: [#row] }
        part text | { title?: text, template?: text, set?: settings, height?: size, estimatedHeight?: size }
        sectionName index | identifier
        row {
            id: rowIdentifier, template?: text, set?: settings, height?: size, estimatedHeight?: size
            repeat?: repeat, cycle?: cycle, children?: [#row], isExpanded?: bool
        }
        place place
        step { name?: text, do: #actions } | step
        actions #action | [#action]
        action action
        invariants { (@invariant)?: setting | [setting] }
        matrix {
            devices?: [device | { name?: text, +traits } +], contentSizeCategories?: [category +]
            layoutDirections?: [direction +], userInterfaceStyles?: [interfaceStyle +], textSets?: [textSet +]
        }
        """
}
