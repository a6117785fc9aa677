#if !canImport(ObjectiveC)
    /// What can be undone and redone (developer.apple.com/documentation/foundation/undomanager).
    // Sendable: as Foundation's, used from one thread.
    open class UndoManager: NSObject, @unchecked Sendable {
        private struct Action {
            weak var target: AnyObject?
            let run: () -> Void
        }
        private struct Group {
            var name = ""
            var actions: [Action] = []
        }
        private var undos: [Group] = []
        private var redos: [Group] = []
        /// Groups that were begun, the innermost last.
        private var open: [Group] = []
        /// Whether the outermost open group is that of the turn.
        private var isEventGroup = false
        private var disabled = 0

        public override init() { super.init() }

        /// Whether each turn has a group of its own. Default true.
        open var groupsByEvent = true
        /// Most groups that are kept; 0, the default, for any number.
        open var levelsOfUndo = 0 { didSet { forgetOldest() } }
        open var groupingLevel: Int { open.count }
        open var isUndoRegistrationEnabled: Bool { disabled == 0 }
        open private(set) var isUndoing = false
        open private(set) var isRedoing = false
        open var canUndo: Bool { !undos.isEmpty || open.contains { !$0.actions.isEmpty } }
        open var canRedo: Bool { !redos.isEmpty }
        /// What would be undone; empty if it has no name. An open group counts when something was registered in it.
        open var undoActionName: String {
            let group = open.contains { !$0.actions.isEmpty } ? open.first : undos.last
            return group?.name ?? ""
        }
        open var redoActionName: String { redos.last?.name ?? "" }
        /// For a menu: `Undo Typing`.
        open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
        open func undoMenuTitle(forUndoActionName actionName: String) -> String {
            actionName.isEmpty ? "Undo" : "Undo " + actionName
        }
        /// Takes no registrations until ``enableUndoRegistration()``; calls nest.
        open func disableUndoRegistration() { disabled += 1 }
        open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

        /// Begins a group of what is undone together; groups nest.
        open func beginUndoGrouping() {
            if open.isEmpty, groupsByEvent { beginEventGroup() }
            push(Group())
        }
        private func push(_ group: Group) {
            if !open.isEmpty { post(.NSUndoManagerCheckpoint) }
            open.append(group)
            post(.NSUndoManagerDidOpenUndoGroup)
        }
        /// Ends a group. An inner one becomes a part of the one around it.
        open func endUndoGrouping() {
            guard !open.isEmpty else { return }
            post(.NSUndoManagerCheckpoint)
            post(.NSUndoManagerWillCloseUndoGroup)
            // Who was notified may have forgotten everything.
            guard let group = open.popLast() else { return }
            if open.isEmpty { isEventGroup = false }
            keep(group)
            post(.NSUndoManagerDidCloseUndoGroup)
        }
        private func keep(_ group: Group) {
            guard !group.actions.isEmpty else { return }
            if !open.isEmpty {
                open[open.count - 1].actions += group.actions
                if !group.name.isEmpty { open[open.count - 1].name = group.name }
            } else if isUndoing {
                redos.append(group)
            } else {
                undos.append(group)
                forgetOldest()
            }
        }
        private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
        /// What Foundation says without the object's address.
        private func raise(_ method: String, _ mistake: String) {
            let reason = "\(method): NSUndoManager is in invalid state, \(mistake)"
            DispatchQueue.onMain { UIKitExceptions.raise(.internalInconsistency, reason) }
        }
        private func beginEventGroup() {
            push(Group())
            isEventGroup = true
            DispatchQueue.onMain { ScheduledWork.schedule(after: 0) { _ in self.endEventGroup() } }
        }
        private func endEventGroup() { if isEventGroup, open.count == 1 { endUndoGrouping() } }
        private func forgetOldest() {
            if levelsOfUndo > 0, undos.count > levelsOfUndo { undos.removeFirst(undos.count - levelsOfUndo) }
        }

        /// Has `handler` called by ``undo()``; the target is not kept alive. Without ``groupsByEvent``, and outside of
        /// groups, `NSInternalInconsistencyException` is raised.
        open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
            register(target) { [weak target] in if let target { handler(target) } }
        }
        open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
            let target = target as AnyObject
            register(target) { [weak target] in if let target { selector.send(to: target, anObject, nil) } }
        }
        private func register(_ target: AnyObject, _ run: @escaping () -> Void) {
            guard isUndoRegistrationEnabled else { return }
            if open.isEmpty {
                guard groupsByEvent
                else { return raise("_registerUndoObject:", "must begin a group before registering undo") }
                beginEventGroup()
            }
            // Who was notified may have forgotten everything.
            guard !open.isEmpty else { return }
            open[open.count - 1].actions.append(Action(target: target, run: run))
            if !isUndoing, !isRedoing { redos = [] }
        }
        /// Names the group that is open, or was ended last.
        open func setActionName(_ actionName: String) {
            if !open.isEmpty {
                open[0].name = actionName
            } else if !undos.isEmpty {
                undos[undos.count - 1].name = actionName
            }
        }

        /// Undoes the last group, in the order from its end; what is registered meanwhile can be redone. The one open
        /// group is ended before; with more of them `NSInternalInconsistencyException` is raised.
        open func undo() {
            guard !isUndoing, !isRedoing else { return }
            if open.count == 1 { endUndoGrouping() }
            guard open.isEmpty else { return raise("undo", "undo was called with too many nested undo groups") }
            undoNestedGroup()
        }
        /// Undoes the last group that was ended, though groups are open around it; these stay open.
        open func undoNestedGroup() {
            guard !isUndoing, !isRedoing else { return }
            post(.NSUndoManagerCheckpoint)
            guard let group = undos.popLast() else { return }
            post(.NSUndoManagerWillUndoChange)
            isUndoing = true
            run(group)
            isUndoing = false
            post(.NSUndoManagerDidUndoChange)
        }
        /// Does again what was undone last. The turn's group is ended before.
        open func redo() {
            guard !isUndoing, !isRedoing else { return }
            endEventGroup()
            post(.NSUndoManagerCheckpoint)
            guard let group = redos.popLast() else { return }
            post(.NSUndoManagerWillRedoChange)
            isRedoing = true
            run(group)
            isRedoing = false
            post(.NSUndoManagerDidRedoChange)
        }
        /// What is registered meanwhile is a group of its own, apart from those that are open.
        private func run(_ group: Group) {
            let around = (open, isEventGroup)
            (open, isEventGroup) = ([], false)
            push(Group(name: group.name))
            for action in group.actions.reversed() where action.target != nil { action.run() }
            while !open.isEmpty { endUndoGrouping() }
            (open, isEventGroup) = around
        }
        open func removeAllActions() { (undos, redos, open, isEventGroup) = ([], [], [], false) }
        open func removeAllActions(withTarget target: Any) {
            let target = target as AnyObject
            func without(_ groups: [Group]) -> [Group] {
                groups.compactMap { group in
                    var group = group
                    group.actions.removeAll { $0.target === target }
                    return group.actions.isEmpty ? nil : group
                }
            }
            (undos, redos) = (without(undos), without(redos))
            for index in open.indices { open[index].actions.removeAll { $0.target === target } }
        }
    }

#endif
