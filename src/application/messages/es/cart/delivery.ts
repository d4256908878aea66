export const delivery = {
  'delivery.span': 'Llegada prevista: del {from} al {to}',
  'delivery.on': 'Llegada prevista: el {to}',
  'delivery.today': 'Sale hoy si lo pides en menos de {time}.',
  'delivery.late':
    'La llegada estaba prevista a más tardar el {to} y lleva retraso. Lo sentimos: escríbenos y lo buscamos.',
  'delivery.after-payment':
    'Sale en cuanto se confirme el pago; entonces te escribimos con el día.',
  'delivery.by-email': 'Se envía por correo electrónico a quien recibe cada tarjeta',
  'delivery.undated': 'Sale cuando llegue la preventa; todavía nadie nos ha dado un día.',
  'delivery.not-served': 'No enviamos a este código postal.',
  'delivery.write': 'Escríbenos',
  'delivery.unknown':
    'Ahora no podemos calcular el envío y los impuestos. Los verás en el pago, antes de pagar.',
  'delivery.estimate': 'Estimado para {place}.',
  'delivery.askZip': 'El envío, los impuestos y el día dependen de tu código postal.',
  'delivery.enterZip': 'Escribe tu código postal',
  'delivery.changeZip': 'Cambiar código postal',
} as const;
