#!/usr/bin/env bash
# `initcap` of a text under a collation of ICU is plain SQL (PostgreSQL 18, « String Functions » and « Collation Support »). PGlite has the collation
# `und-x-icu` and orders, lowers and raises by it, but lacks ICU's table of where words begin: `initcap` ends with U_MISSING_RESOURCE_ERROR, and it alone,
# so that a query tried on PostgreSQL fails once a site runs on the embedded database. No query of ours calls it: names of persons are written by
# functions of the domain.
set -eu
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @electric-sql/pglite@0.5.16 >/dev/null
cat >ask.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';
const db = new PGlite();
const ask = async (expression) => {
  try {
    return (await db.query(`SELECT ${expression} AS a`)).rows[0].a;
  } catch (error) {
    return `stops: ${error.message}`;
  }
};
console.log(await ask('version()'));
const seen = {};
for (const name of ['upper', 'lower', 'initcap']) seen[name] = await ask(`${name}('Élodie LEFÈVRE' COLLATE "und-x-icu")`);
console.log(seen);
await db.close();
process.exit(seen.upper === 'ÉLODIE LEFÈVRE' && seen.lower === 'élodie lefèvre' && seen.initcap.includes('U_MISSING_RESOURCE_ERROR') ? 0 : 1);
JS
node ask.mjs
