import type { contractEnUs } from '#cli/words/contract/contract-en-us.ts';

/** Spanish texts of `crunch contract`. */
export const contractEs: Readonly<Record<keyof typeof contractEnUs, string>> = {
  contract:
    'Hace a una tienda cada llamada, bien y mal, y dice fila por fila en qué se aparta del documento.',
  'contract.auth':
    'hace también las llamadas de compradores con sesión, como el de esta terminal o como EMAIL (contraseña: CRUNCH_PASSWORD o una pregunta)',
  'contract.write':
    'hace también las llamadas que cambian algo; usa una tienda y un comprador de pruebas',
  'contract.document':
    'archivo o dirección del documento OpenAPI con el que se juzga; el de esta versión si no se indica',
  'contract.only': 'solo esta llamada, por su nombre; puede repetirse',
  'contract.variants':
    'cuántas solicitudes erróneas recibe cada llamada, 8 si no se indica; --seed elige otras',
  'contract.report': 'escribe un informe: junit=FILE, tap=FILE, json=FILE o html=FILE',
  'contract.call': 'Llamada',
  'contract.checks': 'Pruebas',
  'contract.checked': 'Comprobado',
  'contract.result': 'Resultado',
  'contract.expected': 'Esperado',
  'contract.got': 'Recibido',
  'contract.fits': 'como dice el documento',
  'contract.differs': 'difiere: {failed}',
  'contract.untried.write': 'sin probar: cambia algo, usa --write',
  'contract.untried.auth': 'sin probar con sesión: usa --auth',
  'contract.untried.example': 'sin probar: el documento no tiene ejemplo',
  'contract.check.status': 'ejemplo: estado',
  'contract.check.type': 'ejemplo: tipo de contenido',
  'contract.check.envelope': 'ejemplo: sobre',
  'contract.check.body': 'ejemplo: contenido',
  'contract.check.header': 'cabecera',
  'contract.check.leave': 'permiso para páginas de otro sitio',
  'contract.check.method': 'otro método',
  'contract.check.unknown': 'una llamada que no existe',
  'contract.check.session': 'sin sesión',
  'contract.check.token': 'con un token que no lo es',
  'contract.check.refusal': 'solicitud errónea',
  'contract.check.key': 'sin su clave',
  'contract.check.again': 'otra vez con la misma clave',
  'contract.check.try': 'ejemplo',
  'out.judging': '{done} de {count} llamadas hechas …',
  'out.judged':
    '{shop}: {passed} filas como dice el documento, {failed} no, {untried} sin probar (semilla {seed}).',
  'error.contractBroken':
    '{shop} difiere en {failed} de {count} filas, en {calls} de las llamadas.',
  'error.contractDocument': '{name} no es un documento OpenAPI 3 con llamadas.',
  'error.contractFetch': 'No se puede obtener el documento {name}.',
  'error.contractSecondStep':
    'Este comprador tiene un segundo paso. Inicia sesión con crunch auth login y usa --auth sin correo.',
  'hint.noStorefront':
    'Aquí nada responde como una tienda. ¿Es --base-url la dirección de una tienda, sin ruta detrás?',
};
