import type { loadEnUs } from '#cli/words/scenario/load-en-us.ts';

/** Spanish texts of `crunch scenario load`. */
export const loadEs: Readonly<Record<keyof typeof loadEnUs, string>> = {
  'scenario.load':
    'Ejecuta escenarios una y otra vez, tantos por segundo, y mide: una carga con los mismos archivos.',
  'scenario.rate': 'cuántos empiezan por segundo o por minuto, tarden lo que tarden: 5/s, 30/m',
  'scenario.for': 'durante cuánto tiempo empiezan: 60s, 10m; se espera a los que empezaron',
  'scenario.until':
    "un límite que la termina, con código de salida 5, cuando ya no se cumple: 'p99 < 800ms' de todos los pasos, 'trip p95 < 6s', 'failed < 1%'; se puede dar más de una vez",
  'error.rate':
    '--rate es un número por segundo o por minuto, como 5/s o 30/m; "{value}" no lo es.',
  'error.bound':
    "--until toma límites como 'p99 < 800ms', 'trip p50 <= 4s' (p50, p90, p95, p99, max) y 'failed < 1%'; \"{value}\" no lo es.",
  'error.boundBroken': 'El límite {text} no se cumplió: se midió {seen}.',
  'error.loadFailed':
    "Fallaron {failed} de {count} viajes. Con --until 'failed < 1%' algunos pueden.",
  'out.loading': '… {begun} empezados, {ended} terminados, {failed} fallidos, p99 {p99} ms',
  'out.loaded': '{begun} empezados, {ended} terminados, {failed} fallidos',
  'out.missed':
    '{missed} no empezaron porque había 500 en curso: la tienda, o esta máquina, no aguanta tantos.',
  'out.times': 'Veces',
  'out.trips': 'Viajes enteros',
  'out.allSteps': 'Todos los pasos',
};
