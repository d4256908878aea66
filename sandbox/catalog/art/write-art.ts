import { argv, stderr, stdout } from 'node:process';
import { writePackagingArt } from './write-packaging-art.ts';

const [, , outDir] = argv;
if (outDir === undefined) {
  stderr.write('usage: node sandbox/catalog/art/write-art.ts <outDir>\n');
  process.exitCode = 2;
} else {
  stdout.write(`${await writePackagingArt(outDir)} pictures in ${outDir}\n`);
}
