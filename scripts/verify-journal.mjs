// Verifies an exported part of the trail, without the product: `node verify-journal.mjs journal-2026-11-29.jsonl`. Ends with 1 when a line does not fit.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const hash = (text) => createHash('sha256').update(text).digest('hex');
const [head, ...links] = readFileSync(process.argv[2], 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const faults = [];
let before = head.precedente;
let last = links[0] === undefined ? 0 : links[0].rang - 1;
let verified = 0;
for (const { rang, removedFrom, texte, feuille, empreinte } of links) {
  const follows = removedFrom ?? rang;
  if (follows !== last + 1) faults.push(`rang ${last + 1} : il manque`);
  const isOld = feuille === undefined;
  const expected = isOld ? texte !== undefined && hash(before + texte) : hash(before + feuille);
  // Entries that were removed at their term, and old ones that are not given, show their hash alone.
  const isGiven = !(removedFrom !== undefined || (isOld && texte === undefined));
  if (isGiven && expected !== empreinte) faults.push(`rang ${rang} : la chaîne est rompue`);
  if (texte !== undefined && !isOld && hash(texte) !== feuille) faults.push(`rang ${rang} : l’entrée a été modifiée`);
  if (texte !== undefined) verified += 1;
  before = empreinte;
  last = rang;
}
if (verified !== head.entries) faults.push(`${head.entries} entrées annoncées, ${verified} trouvées`);
for (const fault of faults) console.error(fault);
console.log(
  `${verified} entrées, ${faults.length === 0 ? 'conformes' : `${faults.length} anomalies`}. Dernière empreinte : ${last}:${before}`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
