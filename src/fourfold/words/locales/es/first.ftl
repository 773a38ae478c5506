### Lo que la página sabe decir antes de tener los demás textos.

page-no-connection = El servidor no está al alcance. Inténtalo de nuevo en un momento.
page-again = Intentar de nuevo
