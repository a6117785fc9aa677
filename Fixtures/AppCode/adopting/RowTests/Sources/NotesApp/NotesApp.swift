// The app's own files, adapted, are compiled with this one: `.unfold-sources` names them.
