import { createClient, type Call } from '@habilis/api/client/createClient';
import { JEUX_OUVERTS, type JeuOuvert } from '@habilis/api/statistique/DonneesOuvertes';
import { statistique } from '@habilis/api/statistique/endpoints';
import { check } from '@placemarkio/check-geojson';
import jsonld from 'jsonld';
import { Parser, Store } from 'n3';
import Validator from 'rdf-validate-shacl';
import { Schema } from 'tableschema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { DCAT_AP_SHAPES } from './test/DCAT_AP_SHAPES.ts';

let server: TestServer;
let guest: Call;
beforeAll(async () => {
  server = await startPeopledServer();
  await addToCast(server, { habilitations: HABILITATIONS });
  guest = createClient({ baseUrl: `${server.url}/api`, token: () => null });
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/donnees-ouvertes${path}`, { headers });
const csvOf = (jeu: JeuOuvert) => get(`/jeux/${jeu}?format=csv`);
/** The cells of our own CSV, each quoted. */
const cellsOf = (text: string): string[][] =>
  text
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      line
        .slice(1, -1)
        .split('";"')
        .map((cell) => cell.replaceAll('""', '"')),
    );

test.each(JEUX_OUVERTS)('[ST1101] the rows of « %s » are what its Table Schema tells', async (jeu) => {
  const [schema, answer] = await Promise.all([guest(statistique.schema, { params: { jeu } }), csvOf(jeu)]);
  // Its types forget that it is read in time.
  const read = await Promise.resolve(Schema.load(schema));
  expect(read.errors).toEqual([]);
  const [heads = [], ...rows] = cellsOf(await answer.text());
  expect(heads).toEqual(schema.fields.map(({ name }) => name));
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(read.castRow(row)).toHaveLength(heads.length);
  const keys = rows.map((row) => schema.primaryKey.map((name) => row[heads.indexOf(name)]).join('\t'));
  expect(new Set(keys).size).toBe(keys.length);
  // The reader does notice.
  expect(() => read.castRow([])).toThrow(/row/i);
});

test('[ST1100] the directory is the entites that it shows, without whom to write to', async () => {
  const shown = (await (await fetch(`${server.url}/api/annuaire?taille=100`)).json()) as {
    elements: { id: number; email: string | null; telephone: { numero: string } | null }[];
    total: number;
  };
  const text = await (await csvOf('annuaire')).text();
  const [, ...rows] = cellsOf(text);
  expect(new Set(rows.map(([id]) => Number(id)))).toEqual(new Set(shown.elements.map(({ id }) => id)));
  expect(rows).toHaveLength(shown.total);
  for (const { email, telephone } of shown.elements) {
    for (const own of [email, telephone?.numero]) if (typeof own === 'string') expect(text).not.toContain(own);
  }
});

test('[ST1100] habilitations in course name their niveau and their entite, of those that the directory shows alone', async () => {
  const [, ...rows] = cellsOf(await (await csvOf('habilitations-en-cours')).text());
  const [, ...entites] = cellsOf(await (await csvOf('annuaire')).text());
  expect(new Set(rows.map(([, entite]) => entite))).toEqual(new Set(entites.map(([id]) => id)));
});

test('[ST1100] the directory as GeoJSON (RFC 7946)', async () => {
  const answer = await get('/annuaire.geojson');
  expect(answer.headers.get('content-type')).toBe('application/geo+json');
  const { features } = check(await answer.text()) as unknown as { features: { properties: object }[] };
  const [heads = [], ...rows] = cellsOf(await (await csvOf('annuaire')).text());
  expect(features).toHaveLength(rows.length);
  expect(Object.keys(features[0]?.properties ?? {})).toEqual(heads);
});

test('[ST1104] what has not changed is not sent again, and pages of other sites may read it', async () => {
  const first = await csvOf('annuaire');
  const etag = first.headers.get('etag') ?? '';
  const modified = first.headers.get('last-modified') ?? '';
  expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/);
  expect(first.headers.get('access-control-allow-origin')).toBe('*');
  for (const headers of [{ 'If-None-Match': etag }, { 'If-Modified-Since': modified }]) {
    const again = await get('/jeux/annuaire?format=csv', headers);
    expect([again.status, await again.text()]).toEqual([304, '']);
  }
  const before = new Date(Date.parse(modified) - 1000).toUTCString();
  for (const headers of [
    { 'If-None-Match': 'W/"x"', 'If-Modified-Since': modified },
    { 'If-Modified-Since': before },
  ]) {
    expect((await get('/jeux/annuaire?format=csv', headers)).status).toBe(200);
  }
});

test('[ST1102] portals harvest the catalogue: each set, its files, its licence (DCAT-AP)', async () => {
  const answer = await get('/catalogue.jsonld');
  expect(answer.headers.get('content-type')).toBe('application/ld+json');
  const document = (await answer.json()) as object;
  const quads = await jsonld.toRDF(document, { format: 'application/n-quads', safe: true });
  const data = new Store(new Parser({ format: 'N-Quads' }).parse(quads));
  const shapes = new Store(new Parser().parse(DCAT_AP_SHAPES));
  const faultsOf = async (from: Store) =>
    (await new Validator(shapes).validate(from)).results.map(
      ({ path, focusNode }) => `${focusNode?.value} ${path?.value}`,
    );
  expect(await faultsOf(data)).toEqual([]);
  const DCAT = 'http://www.w3.org/ns/dcat#';
  const addresses = data.getObjects(null, `${DCAT}downloadURL`, null).map(({ value }) => new URL(value));
  expect(addresses).toHaveLength(2 * JEUX_OUVERTS.length + 1);
  for (const { pathname, search } of addresses) {
    expect([pathname, (await fetch(`${server.url}${pathname}${search}`)).status]).toEqual([pathname, 200]);
  }
  // The shapes do notice.
  data.removeQuads(data.getQuads(null, `${DCAT}accessURL`, null, null));
  expect(await faultsOf(data)).toHaveLength(2 * JEUX_OUVERTS.length + 1);
});
