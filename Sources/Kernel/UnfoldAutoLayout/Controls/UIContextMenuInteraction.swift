public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
