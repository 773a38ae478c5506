### Lo que la página sabe decir antes de tener los demás textos.

page-no-connection = No se puede conectar con el servidor. Inténtalo de nuevo en un momento.
page-again = Intentar de nuevo
