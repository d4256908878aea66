import type { scenarioEnUs } from '#cli/words/scenario/scenario-en-us.ts';

/** Spanish sentences about scenario files. */
export const scenarioEs: Readonly<Record<keyof typeof scenarioEnUs, string>> = {
  'error.scenarioPlace': '{file}, línea {line}, columna {column}: {issue}.',
  'error.yaml.aliasUnknown':
    'ningún ancla anterior tiene el nombre de este alias, o el alias está dentro de ella',
  'error.yaml.aliasTooOften':
    'un ancla se usa más de {most} veces, contando los usos dentro de otros; escribe los valores',
  'error.yaml.mergeNoMap':
    '"<<" solo une mapas; indica un mapa, un alias de uno o una lista de ellos',
  'error.yaml.tooDeep': 'las listas y los mapas están anidados a demasiada profundidad',
  'error.yaml.twoDocuments': 'aquí empieza un segundo documento; ponlo en un archivo propio',
  'error.yaml.notJson': 'esto no es JSON',
  'error.yaml.keyTwice': 'el mismo nombre aparece dos veces en este mapa',
  'error.yaml.indent':
    'la sangría no coincide; los pasos de una lista y los campos de un mapa van alineados',
  'error.yaml.tab': 'hay un tabulador donde solo puede haber espacios; usa espacios como sangría',
  'error.yaml.missing':
    'aquí falta algo: un corchete, una llave, una comilla, una coma, dos puntos o un espacio',
  'error.yaml.unexpected':
    'esto no puede estar aquí; quizá sobra un corchete, una comilla o una línea',
  'error.yaml.escape':
    'no existe esa secuencia de escape entre comillas dobles; con comillas simples no hace falta ninguna',
  'error.yaml.scalar': 'un texto no puede empezar así; ponlo entre comillas',
  'error.yaml.key': 'un nombre debe ser un solo texto en una línea, seguido de dos puntos',
  'error.yaml.block':
    'aquí no puede haber una lista o un mapa de varias líneas; empiézalo en una línea propia',
  'error.yaml.anchor': 'aquí hay un ancla, un alias o una etiqueta mal escritos',
  'error.yaml.tag': 'un escenario no acepta esta etiqueta; los valores son los de JSON',
  'error.yaml.directive': 'un escenario no acepta esta directiva',
  'error.tooManySteps': 'hay más de {most} pasos',
  'error.includeLoop': '{name} se incluye a sí mismo o tiene demasiados niveles',
  'error.includeFile': 'no se puede leer el archivo {path}',
  'error.stepCommand': 'no existe el comando "{use}" para un paso{hint}',
  'error.stepFlag': '"{use}" no tiene la opción ni el argumento "{name}"{hint}',
  'error.stepMissing': '"{use}" necesita "{name}"',
  'error.fieldUnknown': 'aquí no existe el campo "{name}"{hint}',
  'error.fieldMissing': 'falta el campo "{name}"',
  'error.fieldWrong': '"{name}" no tiene la forma esperada',
  'error.perhaps': '; ¿querías decir "{name}"?',
  'error.variableUnknown': 'nada da un valor a la variable "{name}"{hint}',
  'error.variableUnused': 'nada usa la variable "{name}"',
  'error.variableType': '--var {name} acepta {type}; "{value}" no lo es',
  'error.varUnused': 'Ningún escenario usa --var {name}.',
  'type.number': 'un número',
  'type.boolean': 'true o false',
  'error.personUnknown': '"{name}" no es una de las personas de este escenario{hint}',
  'error.personName': '"{name}" no es un nombre de persona: letras, dígitos, "-" y "_"',
  'error.matcherUnknown': 'no existe el comparador "{name}"{hint}',
  'error.regex': '"{value}" no es una expresión regular',
  'error.placeWrong': '"{name}" no es un lugar como cart[0].quantity',
  'error.placeRoot': '"{name}" debe empezar por data o error',
  'error.expectEmpty': 'una expectativa debe esperar algo',
  'error.faultName': 'no existe el fallo "{name}"; existen {choices}, y de 400 a 599',
  'error.faultCall': 'la tienda no tiene la llamada "{name}"{hint}',
  'error.timeWrong': '"{value}" no es una hora ISO ni una diferencia como +2h, -30m, +1d',
  'error.settingWrong': '"{value}" no es ninguno de {choices}',
  'error.interrupted': 'La ejecución terminó por {signal}; lo que no se ejecutó queda omitido.',
  'error.durationWrong': '"{value}" no es una duración como 500ms, 20s o 2m',
  'error.eachInFragment': 'un archivo incluido no tiene filas; dale variables con "with"',
  'error.rowsKind': 'las filas vienen de un archivo que termina en .csv o .json',
  'error.tooManyRows': 'hay más de {most} filas',
  'error.rowTwice': 'dos filas tienen el nombre "{name}"',
  'error.varRow': '--var no puede cambiar "{name}": su valor lo dan las filas',
  'error.columnUnknown': 'las filas no tienen "{name}"{hint}',
  'error.ifNoRows': '"if" pregunta por valores de las filas, y este archivo no tiene filas propias',
  'error.ifNever': 'ninguna fila es así, de modo que nunca se ejecutaría',
  'error.csv.quote':
    'hay una comilla donde no puede estar; pon todo el valor entre comillas y duplica las de dentro',
  'error.csv.columns': 'esta fila no tiene tantos valores como nombres tiene la primera línea',
  'error.csv.names':
    'la primera línea debe dar a cada columna un nombre propio: letras, dígitos, "-" y "_"',
  'error.csv.none': 'no hay filas debajo de los nombres',
  'error.expectTogether':
    'estos pasos comparten sus "outcomes"; ninguno puede esperar algo por su cuenta',
  'error.outcomesCount': 'los resultados son de {sum} pasos, y hay {steps}',
  'error.folderEmpty': 'No hay escenarios en la carpeta {path}.',
  'error.noneChosen':
    'Ninguno de estos escenarios tiene esa etiqueta o ese nombre, ni falló la última vez; no se ejecutó nada.',
  'error.noLastFailed':
    'No se sabe de ningún escenario que fallara la última vez desde esta carpeta de estado.',
  'out.notKept': 'No se pudo guardar lo que falló para --last-failed.',
  'scenario.jobs':
    'ejecuta tantos a la vez, cada uno en una tienda propia que se inicia para él; no necesita una tienda en marcha',
  'scenario.watch': 'vuelve a ejecutar cuando cambia uno de sus archivos, hasta Ctrl-C',
  'out.watching': '… esperando un cambio en estos archivos: {count}; Ctrl-C termina',
  'out.ownShops': '… tiendas propias: {count}',
  'error.jobsShop':
    '--jobs inicia tiendas propias: quita --base-url y CRUNCH_BASE_URL, o quita --jobs.',
  'error.noShopHere':
    '--jobs inicia tiendas, y este crunch se instaló sin ninguna. Ejecútalo en la carpeta de la tienda (npx crunch) o quita --jobs.',
  'error.ownShop':
    'No se pudo iniciar ninguna tienda para --jobs. ¿Está todo instalado y construido (npm ci, npm run build)? {issue}',
  'scenario.tag':
    'solo los escenarios con esta etiqueta; !ETIQUETA los deja fuera; se puede dar más de una vez',
  'scenario.only': 'solo los escenarios con este texto en su nombre o en el de su fila',
  'scenario.lastFailed': 'solo los que fallaron la última vez; no necesita archivos',
  'scenario.within': 'termina toda la ejecución pasado este tiempo: 90s, 10m',
  'error.secretMissing': 'el entorno no tiene {name}, donde está este secreto',
  'error.secretShort':
    '{name} es demasiado corto para no salir en los informes: un secreto tiene {least} caracteres o más',
  'error.envOwn':
    'un paso no puede cambiar {name}: la ejecución da a cada persona una tienda y un estado',
  'out.cureAttempts':
    'Las tarjetas rechazadas se cuentan por cliente y por equipo durante un cuarto de hora: espera, da al paso una persona propia u olvida a todos los clientes con crunch sandbox reset.',
  'out.command': 'Comando',
  'out.calls': 'Llamadas',
  'out.noCalls': 'Este comando no hace ninguna llamada a la tienda.',
  'scenario.calls': 'Muestra las llamadas a la tienda que hace cada comando, para los fallos.',
  'scenario.schema': 'Muestra el JSON Schema de los archivos de escenario, para editores.',
  'scenario.callsCommand': 'solo este comando: "cart add"',
};
