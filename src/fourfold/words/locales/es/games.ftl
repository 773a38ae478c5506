### Lo que se dice de las partidas propias, en su página y fuera de la página.

## Mis partidas

games-running = En curso
games-finished = Terminadas
games-none = Aún no has jugado. Cada partida que empieces se guarda aquí: puedes dejarla días y volver a encontrarla.
games-more = Ver más
games-gone =
    { $count ->
        [one] Una partida que este dispositivo recuerda ya no está en el servidor.
       *[other] { $count } partidas que este dispositivo recuerda ya no están en el servidor.
    }
games-gone-forget = De acuerdo
games-computer = { $name } ({ $level })
games-waiting = A la espera de otra persona
games-waiting-detail = tu mesa está abierta
games-your-turn = Te toca
games-turn = Le toca a { $name }
games-masked = con el antifaz
games-placed =
    { $count ->
        [0] el tablero está vacío
        [one] una pieza colocada
       *[other] { $count } piezas colocadas
    }
games-left = tiempo restante: { $time }
games-left-moments = tiempo restante: menos de un minuto
games-won = Ganada
games-lost = Perdida
games-drawn = Empate
games-unfinished = Inacabada
games-over = Terminada
games-by-call = por QUARTO!
games-by-full = todas las piezas colocadas
games-by-resign = por abandono
games-by-time = por tiempo
games-by-agreed = de común acuerdo
games-by-wrong-calls = por cantar mal
games-by-abandoned = por ausencia
games-today = hoy
games-yesterday = ayer
games-tallies = Tus resultados
games-count-won =
    { $count ->
        [one] { $count } ganada
       *[other] { $count } ganadas
    }
games-count-drawn =
    { $count ->
        [one] { $count } empatada
       *[other] { $count } empatadas
    }
games-count-lost =
    { $count ->
        [one] { $count } perdida
       *[other] { $count } perdidas
    }
games-people = contra personas

## Fuera de la página

settings-notices = Avísame cuando me toque
settings-notices-detail = Con una notificación del navegador, mientras esta página esté abierta
notices-on = Aquí sabrás cuándo te toca.
notices-turn = Te toca contra { $name }.
notices-refused = Tu navegador no permite que esta página te avise. Puedes cambiarlo en sus ajustes.
notices-unable = Este navegador no puede mostrar notificaciones de una página.
