#!/usr/bin/env bash
# A field of Table Schema may say that a comma stands before the decimals and a point between the thousands (`decimalChar`, `groupChar`), as files of
# Belgium or Germany have them. tableschema makes a point of the comma first and then takes all points away: « 1.012,5 » is read as 10125, ten times as
# much, and no fault is told. Our sets have neither property, so that this reader, which our tests ask, reads their figures.
set -eu
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts tableschema@1.12.6 >/dev/null 2>&1
cat >read.mjs <<'JS'
import { readFileSync } from 'node:fs';
import tableschema from 'tableschema';
const readWith = async (groupChar, text) => {
  const field = { name: 'montant', type: 'number', decimalChar: ',', groupChar };
  return (await tableschema.Schema.load({ fields: [field] }, { strict: true })).castRow([text])[0];
};
const spaces = await readWith(' ', '1 012,5');
const points = await readWith('.', '1.012,5');
const { version } = JSON.parse(readFileSync('node_modules/tableschema/package.json', 'utf8'));
console.log(`tableschema ${version}: « 1 012,5 » is ${spaces}, « 1.012,5 » is ${points}`);
process.exit(spaces === 1012.5 && points === 10125 ? 0 : 1);
JS
node read.mjs
