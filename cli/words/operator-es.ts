/** Spanish texts of the commands for the people who run the shop. */
export const operatorEs = {
  'order.why':
    'Muestra por qué un pedido está como está: cada paso, qué se preguntó a la pasarela y qué respondió, qué regla decidió. Para operadores: CRUNCH_OPERATOR_KEY.',
  'order.cancel':
    'Cancela un pedido que no se envió: artículos, cupón, tarjetas de regalo y dinero vuelven. Para operadores.',
  'order.refund':
    'Devuelve todo lo pagado por un pedido, enviado o no; uno que no se envió se cancela. Para operadores.',
  'order.ship': 'Anota que un pedido se envió y con qué se rastrea el paquete. Para operadores.',
  'order.carrier': 'quién lleva el paquete: UPS, USPS o FedEx',
  'order.tracking': 'el número de rastreo de la etiqueta',
  'order.deliver': 'Anota que un pedido llegó. Para operadores.',
  'out.when': 'Cuándo',
  'out.why': 'Qué y por qué',
  'error.operator': '{address} no responde.',
  'error.operatorKey':
    'Solo un operador de {address} puede preguntar esto: pon en CRUNCH_OPERATOR_KEY la clave de esa tienda.',
  trace:
    'Muestra qué hizo la tienda para un pedido o una solicitud: cada paso, cuánto tardó, cómo terminó. En el entorno de pruebas.',
  'trace.id': 'el número de un pedido o el identificador de una solicitud',
  'out.trace': 'Traza',
  'out.request': 'Solicitud',
  'out.took': 'Duración',
  'out.step': 'Paso',
  'out.failed': 'falló',
  'error.noTrace':
    'No hay ninguna traza de {id}. El entorno de pruebas guarda las últimas 2000; de las llamadas que solo leen, algunas no se registran; una tienda con otra dirección en OTEL_EXPORTER_OTLP_ENDPOINT envía allí sus trazas.',
  'fault.none': 'Ningún fallo espera: el recolector responde como debe.',
  'fault.next.track': 'el próximo envío',
  'fault.nextMany.track': 'los próximos {count} envíos',
  'fault.next.config': 'la próxima lectura de su configuración',
  'fault.nextMany.config': 'las próximas {count} lecturas de su configuración',
  'fault.answer': 'El recolector responde {mode} en {calls}',
  'fault.redirect': 'El recolector desvía con {mode} hacia {target} en {calls}',
  'fault.cut': 'El recolector corta la conexión sin guardar nada en {calls}',
  'fault.cutAfter': 'El recolector corta la conexión después de guardarlo todo en {calls}',
  'fault.slow': 'El recolector tarda en responder en {calls}',
  'fault.delay': ', con {delay} ms de retraso',
  'fault.retryAfter': ', con Retry-After de {seconds} s',
  'fault.item': 'el elemento {index} recibe {statusCode}',
  'sandbox.yes': 'no pregunta, tampoco en una terminal',
  'sandbox.resetAsk':
    'Esto borra del entorno de pruebas de {shop}: pedidos ({orders}), carritos, cuentas, reseñas, correos ({mails}), telemetría ({telemetryItems}), trazas y asientos; precios y existencias vuelven, las fallas y el reloj también. ¿Seguir? [s/N]',
  'sandbox.resetDone':
    'Se borraron: pedidos ({orders}), carritos, cuentas, reseñas, correos ({mails}), telemetría ({telemetryItems}), trazas y asientos. Precios, existencias, fallas y reloj están como al principio.',
  'error.notConfirmed': 'No se cambió nada.',
} as const;
