import type { recordEnUs } from '#cli/words/scenario/record-en-us.ts';

/** Spanish texts of `crunch record`. */
export const recordEs: Readonly<Record<keyof typeof recordEnUs, string>> = {
  record:
    'Abre la tienda en un navegador y escribe lo que haces allí como escenario: comandos en lugar de clics. Termina cuando cierras el navegador, o con Ctrl-C.',
  'record.out': 'el archivo de escenario que se escribe',
  'record.open': 'la página de la tienda con la que se empieza, como /product/CHP-0101',
  'record.browserPort':
    'abre una pestaña de un navegador iniciado con --remote-debugging-port, en lugar de uno nuevo',
  'record.headless': 'sin ventana, para un programa que maneja el navegador',
  'out.recording':
    'Grabando. Compra en el navegador; ciérralo (en un Mac, sal de él), o pulsa Ctrl-C aquí, y se escribe {file}.',
  'out.recorded':
    '{file} contiene el recorrido ({calls} llamadas de las páginas). Repítelo: crunch scenario run {file}',
  'error.openPath':
    '--open toma una ruta de la tienda, como /product/CHP-0101; "{value}" no lo es.',
  'error.recordedElsewhere':
    'Solo se graban las páginas de {shop}, y {value} es otra dirección. Indica --base-url {shop}',
  'error.noBrowser':
    'No se pudo iniciar aquí Chromium, Chrome ni Edge. Instala uno, indica su ruta en CHROMIUM_PATH, o usa uno ya iniciado con --browser-port.',
  'error.noBrowserAt':
    'Ningún navegador acepta órdenes en el puerto {port}. Inicia uno con --remote-debugging-port={port}.',
  'error.nothingRecorded':
    'La página no contó nada, así que no se escribió ningún escenario. ¿Se cerró antes de estar lista?',
};
