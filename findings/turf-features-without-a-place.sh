#!/usr/bin/env bash
# A feature whose place is not known has the geometry `null` (RFC 7946, 3.2). Turf stops on such features: `buffer`, `simplify` and `rewind` with a TypeError,
# `nearestPoint` asks for a point; and the box round features without any place is Infinity four times, which JSON writes as `null`. topojson and
# supercluster take them. The open set of our directory has none but such features, since only the town of an entite is known: its page says so,
# and docs/integrating.md what Turf makes of them.
set -eu
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @turf/turf@7.4.0 supercluster@9.1.0 topojson-server@3.0.1 >/dev/null
cat >ask.mjs <<'JS'
import { readFileSync } from 'node:fs';
import * as turf from '@turf/turf';
import Supercluster from 'supercluster';
import { topology } from 'topojson-server';
const placed = { type: 'Feature', geometry: { type: 'Point', coordinates: [6.18, 49.12] }, properties: { commune: 'Metz' } };
const unplaced = { type: 'Feature', geometry: null, properties: { commune: 'Nancy' } };
const collectionOf = (...features) => structuredClone({ type: 'FeatureCollection', features });
const ASKED = {
  bbox: () => turf.bbox(collectionOf(unplaced)),
  nearestPoint: () => turf.nearestPoint([6, 49], collectionOf(placed, unplaced)).properties.commune,
  buffer: () => turf.buffer(collectionOf(placed, unplaced), 1).features.length,
  simplify: () => turf.simplify(collectionOf(placed, unplaced)).features.length,
  rewind: () => turf.rewind(collectionOf(placed, unplaced)).features.length,
  topology: () => topology({ a: collectionOf(placed, unplaced) }).objects.a.geometries.length,
  supercluster: () => new Supercluster().load(collectionOf(placed, unplaced).features).getClusters([-180, -85, 180, 85], 10).length,
};
const seen = Object.entries(ASKED).map(([name, ask]) => {
  try {
    return `${name}: ${ask()}`;
  } catch (error) {
    return `${name} stops: ${error.message}`;
  }
});
console.log(`@turf/turf ${JSON.parse(readFileSync('node_modules/@turf/turf/package.json', 'utf8')).version}`);
console.log(seen.join('\n'));
const stops = seen.filter((line) => line.includes(' stops: ')).map((line) => line.split(' ')[0]);
process.exit(seen[0] === 'bbox: Infinity,Infinity,-Infinity,-Infinity' && stops.join() === 'nearestPoint,buffer,simplify,rewind' ? 0 : 1);
JS
node ask.mjs
