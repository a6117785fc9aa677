import UIKit

/// Its view comes from a xib of its name; its cells from another.
class TasksController: UIViewController, UITableViewDataSource, TaskCellDelegate {
    @IBOutlet weak var tableView: UITableView!
    @IBOutlet private weak var header: TasksHeader!
    var tasks = ["Groceries", "Call the plumber"]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(TaskCell.nib, forCellReuseIdentifier: TaskCell.identifier)
        header.titleLabel.text = "\(tasks.count) tasks"
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tasks.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: TaskCell.identifier, for: indexPath) as! TaskCell
        cell.show(tasks[indexPath.row], detail: "Written down before it is forgotten, and read again in the morning")
        cell.delegate = self
        return cell
    }

    func taskCellDidChange(_ cell: TaskCell) {
        tableView.performBatchUpdates(nil)
    }
}

class TasksHeader: UIView {
    @IBOutlet var titleLabel: UILabel!

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        // Its views are there, its outlets are not.
        precondition(subviews.count == 1 && titleLabel == nil)
    }
}
