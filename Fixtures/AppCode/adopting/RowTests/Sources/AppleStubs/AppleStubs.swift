// What the targets above name of Apple's frameworks is written by the plugin.
