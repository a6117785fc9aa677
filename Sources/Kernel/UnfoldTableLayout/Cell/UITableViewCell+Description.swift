extension UITableViewCell: DescribedView { package var describedText: String? { classic.text?.text } }
