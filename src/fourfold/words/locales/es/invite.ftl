### Antes de una partida: las condiciones de una mesa, quién recibe la invitación y quién espera.

## Condiciones

terms-title = Cómo se jugará
terms-edition =
    { $edition ->
        [access] Piezas Access: lisas o ranuradas.
       *[classic] Piezas clásicas: claras u oscuras.
    }
terms-untimed = Sin reloj. Si alguien se va, la otra persona puede reclamar la victoria al cabo de { $time }.
terms-timed-loses = Reloj: { $time } por jugada. Al acabarse el tiempo se pierde la partida.
terms-timed-warned = Reloj: { $time } por jugada. Al acabarse el tiempo, solo hay un aviso.
terms-wrong-call = Solo se canta una vez por turno, aunque sea mal.
terms-wrong-nothing = Cantar mal no cuesta nada.
terms-wrong-lose =
    { $count ->
        [one] Cantar mal una sola vez cuesta la partida.
       *[other] Cantar mal { $count } veces cuesta la partida.
    }
terms-hints = Pistas: se muestran las líneas que se pueden cantar, y un botón sugiere jugadas.
terms-no-hints = Sin pistas.
terms-mask = Antifaz: el tablero se oculta a todo el mundo y se explora pieza a pieza.
terms-no-mask = Sin antifaz: el tablero está a la vista de todo el mundo.

## Quien recibe la invitación

join-name = Tu nombre
join-sit = Sentarse y jugar
join-learn = ¿No conoces el juego? Apréndelo paso a paso
join-watch = O quédate a mirar cuando se siente otra persona.

## Quien espera

invite-title = Invita a alguien
invite-title-open = Tu mesa está abierta
invite-also = También puedes enviar el enlace a alguien.
invite-here = Esta dirección solo funciona en este ordenador. Para otras personas, inicia el juego con fourfold serve.
invite-link = Enlace a esta mesa
invite-copy = Copiar el enlace
invite-copied = Enlace copiado.
invite-selected = Enlace seleccionado: ahora cópialo.
invite-share = Compartir
invite-message = ¿Una partida de Quarto! conmigo?
invite-code = Código QR del enlace
invite-scan = o escanéalo con el teléfono
invite-wait = Mientras esperas
invite-meanwhile = Jugar contra el ordenador mientras tanto
invite-meanwhile-detail = Esta mesa sigue abierta. Estés en la pantalla que estés, te avisaremos cuando alguien se siente.
invite-close = Cerrar esta mesa
invite-close-sure = ¿Cerrar esta mesa? Su enlace ya no llevará a ninguna parte.
invite-arrived = { $name } ya está en tu mesa. La partida ha empezado.
invite-go = Ir a la partida
