// The framework's sources are those that .unfold-sources lists.
