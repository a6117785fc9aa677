extension FileRewriter {
    /// How the optional methods of UIKit's delegates begin.
    static let delegatePrefixes =
        senders.sorted() + [
            "adaptivePresentationStyle", "numberOfSections", "numberOfComponents", "sectionIndexTitles", "indexTitles",
            "indexPathForPreferredFocusedView", "updateSearchResults", "viewForZooming",
        ]

    /// Whose delegates they are: alone, and without labels, it is the name of a property.
    static let senders: Set<String> = [
        "tableView", "collectionView", "scrollView", "textField", "textView", "searchBar", "gestureRecognizer",
        "pickerView", "tabBar", "navigationController", "navigationBar", "presentationController", "popover",
        "searchController",
    ]

    /// Optional methods of UIKit's delegates whose only argument has no label.
    static let withoutLabels = NameTable.words(
        """
        scrollViewDidScroll scrollViewDidZoom scrollViewWillBeginDragging scrollViewWillBeginDecelerating
        scrollViewDidEndDecelerating scrollViewDidEndScrollingAnimation scrollViewShouldScrollToTop
        scrollViewDidScrollToTop scrollViewDidChangeAdjustedContentInset textFieldShouldBeginEditing
        textFieldDidBeginEditing textFieldShouldEndEditing textFieldDidEndEditing textFieldDidChangeSelection
        textFieldShouldClear textFieldShouldReturn textViewShouldBeginEditing textViewShouldEndEditing
        textViewDidBeginEditing textViewDidEndEditing textViewDidChange textViewDidChangeSelection
        searchBarShouldBeginEditing searchBarTextDidBeginEditing searchBarShouldEndEditing
        searchBarTextDidEndEditing searchBarSearchButtonClicked searchBarBookmarkButtonClicked
        searchBarCancelButtonClicked searchBarResultsListButtonClicked gestureRecognizerShouldBegin
        presentationControllerShouldDismiss presentationControllerWillDismiss presentationControllerDidDismiss
        presentationControllerDidAttemptToDismiss prepareForPopoverPresentation
        popoverPresentationControllerShouldDismissPopover popoverPresentationControllerDidDismissPopover
        willPresentSearchController didPresentSearchController willDismissSearchController
        didDismissSearchController presentSearchController imagePickerControllerDidCancel
        documentPickerWasCancelled navigationControllerSupportedInterfaceOrientations
        tabBarControllerSupportedInterfaceOrientations
        """)
}
