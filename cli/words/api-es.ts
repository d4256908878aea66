import type { apiEnUs } from '#cli/words/api-en-us.ts';

/** Spanish texts of the commands that make a call of the tester's own. */
export const apiEs: Readonly<Record<keyof typeof apiEnUs, string>> = {
  api: 'Hace una llamada para la que la tienda no tiene comando, para pruebas.',
  'api.challenge':
    'Pide un verificador de código y su desafío, para un inicio de sesión propio (PKCE).',
  'api.base': 'dirección que crea el par; la propia tienda si no se indica',
  'api.get': 'Envía GET en la sesión de este comprador y muestra la respuesta tal como llega.',
  'api.put':
    'Envía PUT con la clave de API, a cualquier dirección; con --session como este comprador, a la tienda.',
  'api.post': 'Envía POST con la clave de API, sin sesión; con --session como este comprador.',
  'api.delete':
    'Envía DELETE en la sesión de este comprador y muestra la respuesta tal como llega.',
  'api.address': 'una ruta de la tienda, o una dirección que empieza por http',
  'api.path': 'una ruta de la tienda, como /webservices/removetoken',
  'api.body': 'el contenido, en JSON',
  'api.session': 'como este comprador: muestra estado, cabeceras y sobre tal como llegan',
  'api.header': 'cabecera de la llamada, como "Idempotency-Key: una-clave-mia"; puede repetirse',
  'api.file': 'archivo con el contenido; - es la entrada estándar',
  'error.bodyTwice': '--body y --file dan un contenido los dos; usa solo uno.',
  'error.apiPath': 'Esta llamada acepta una ruta de la tienda, que empieza con una barra.',
  'error.apiBase': 'La base de un desafío es una dirección que empieza por http.',
  'error.apiAddress': 'PUT acepta una ruta que empieza con una barra, o una dirección http.',
  'error.apiHeader': '--header acepta "Nombre: valor"; "{value}" no lo es.',
  'error.apiHeaderAlone': '--header va junto con --session.',
  'error.apiSignedOut':
    'La tienda respondió con el estado {status}: esta llamada es para quien ha iniciado sesión. Hazlo con crunch auth login.',
  'error.apiStatus': 'La tienda respondió con el estado {status}. Revisa la ruta y el contenido.',
};
