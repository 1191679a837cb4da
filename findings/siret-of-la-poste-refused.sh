#!/usr/bin/env bash
# A SIRET of La Poste (SIREN 356000000) need not pass Luhn: those that do not are held by a sum of digits that 5 divides. Of two packages made for such
# numbers `siret` refuses them and `stdnum` takes them; the head office, which passes Luhn, is taken by both, so that a trial with it alone says
# nothing. A centre's software with the first cannot hold an employer that ours holds, and its lists lack that one's people. Either rule is enough
# here (rules/formats#siret).
set -eu
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts siret@1.0.1 stdnum@1.12.0 >/dev/null
cat >judge.mjs <<'JS'
import { readFileSync } from 'node:fs';
import siret from 'siret';
import { stdnum } from 'stdnum';
const versionOf = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
// The head office; one of an invented rank whose digits make 55; the same with a last digit that makes 56, which neither rule takes.
const seen = ['35600000000048', '35600000099995', '35600000099996'].map((number) => [number, siret.isSIRET(number), stdnum.FR.siret.validate(number).isValid]);
for (const [number, one, other] of seen) console.log(`${number}: siret ${versionOf('siret')} ${one}, stdnum ${versionOf('stdnum')} ${other}`);
process.exit(seen.map(([, one, other]) => `${one}/${other}`).join() === 'true/true,false/true,false/false' ? 0 : 1);
JS
node judge.mjs
