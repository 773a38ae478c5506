### What a link says where it is pasted.

preview-invited = Open the link to play. It costs nothing, and there is no account to make.
preview-on = A game of Quarto! is on
preview-on-detail = Open the link to watch.
preview-drawn = A draw between { $actor } and { $other }
preview-position = A position in Quarto!
