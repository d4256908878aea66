import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { argv, stderr } from 'node:process';
import { zipText } from './zip-lines.ts';

const [, , outFile] = argv;
if (outFile === undefined) {
  stderr.write('usage: node sandbox/geo/write-zip-data.ts <outFile>\n');
  process.exitCode = 2;
} else {
  await mkdir(dirname(outFile), { recursive: true });
  await writeFile(outFile, zipText());
}
