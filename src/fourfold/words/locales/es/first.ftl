### Lo que la página sabe decir antes de tener los demás textos.

page-no-connection = No se puede conectar con el servidor. Inténtalo dentro de un momento.
page-again = Reintentar
