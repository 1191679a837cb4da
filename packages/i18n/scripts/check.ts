// Reads all texts for faults of typography, of elision, of vocabulary and of number.
import { readdirSync, readFileSync } from 'node:fs';
import { countFaults } from './countFaults.ts';
import { textFaults } from './textFaults.ts';

/** Passages in a machine's words. */
const VERBATIM = ['Authorization: Bearer'];
const folder = new URL('../src/fr/', import.meta.url);

const all: Record<string, string> = {};
let texts = 0;
let faults = 0;
for (const file of readdirSync(folder)) {
  const messages = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Record<string, string>;
  for (const [key, message] of Object.entries(messages)) {
    texts++;
    for (const fault of textFaults(message, VERBATIM)) {
      faults++;
      console.error(`${key} : ${fault}\n  ${message}`);
    }
  }
  Object.assign(all, messages);
}
for (const [key, message] of countFaults(all)) {
  faults++;
  console.error(`${key} : dit au même nombre d’une et de plusieurs\n  ${message}`);
}
console.log(`${texts} textes lus, ${faults} faute(s)`);
process.exitCode = faults > 0 ? 1 : 0;
