import type { NotNull } from 'kysely';
import { certificat } from '@habilis/api/certificat/endpoints';
import { createClient } from '@habilis/api/client/createClient';
import { modeleCertificat } from '@habilis/api/modele-certificat/endpoints';
import { qrcode } from '@habilis/api/qrcode/endpoints';
import { modeleFaults } from '@habilis/domain/modele-certificat/modeleFaults';
import { TEST_TODAY } from '@habilis/server/test/TEST_TODAY';
import { actAs } from '@habilis/server/test/actAs';
import type { TestServer } from '@habilis/server/test/startTestServer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoCodes } from './demoCodes.ts';
import { startDemonstrationServer } from './test/startDemonstrationServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startDemonstrationServer();
});
afterAll(() => server.close());
const db = () => server.services.connection.db;
const codesAt = (now: string) => demoCodes(db(), { today: now.slice(0, 10), now: new Date(now) });

test('[G861] a certificat of each status stands in the demonstration, and the check answers its code by that status', async () => {
  const guest = createClient({ baseUrl: `${server.url}/api`, token: () => null });
  const answers = [];
  for (const { etat, code, nomPrenom } of await codesAt(`${TEST_TODAY}T10:00:00Z`)) {
    const { statut, nom, prenom, remplacePar } = await guest(qrcode.certificat, { body: { code } });
    expect(`${prenom} ${nom}`).toBe(nomPrenom);
    answers.push([etat, statut, remplacePar !== null]);
  }
  expect(answers).toEqual([
    ['valable', 'VALIDE', false],
    ['fin proche', 'VALIDE', false],
    ['terminé', 'EXPIRE', false],
    ['révocation en attente', 'VALIDE', false],
    ['révoqué', 'REVOQUE', false],
    ['remplacé', 'REMPLACE', true],
  ]);
  const later = await codesAt('2026-11-22T10:00:00Z');
  expect(later.map(({ etat }) => etat)).not.toContain('révocation en attente');
});

test('[G861] [MC10] a model is in force with the draft of its next version, and the certificats obtained since have it; the card of a niveau of formateurs too', async () => {
  const rd = await actAs(server, 'RDI90001');
  const [sheet, ...others] = (await rd(modeleCertificat.search, { body: {} })).elements;
  expect(others).toEqual([]);
  expect(sheet).toMatchObject({ etat: 'BROUILLON', numeroVersion: 2, publiee: { numeroVersion: 1 } });
  expect(sheet?.publiee?.nbCertificats).toBeGreaterThan(10);
  const { elements: cards } = await rd(modeleCertificat.formateurs, { body: {} });
  expect(cards).toMatchObject([{ etat: 'PUBLIEE', format: 'CR80' }]);
  for (const one of [...(sheet === undefined ? [] : [sheet]), ...cards]) expect(modeleFaults(one)).toEqual([]);
  const published = await rd(modeleCertificat.get, { params: { id: sheet?.id ?? 0 }, query: { etat: 'PUBLIEE' } });
  expect(modeleFaults(published)).toEqual([]);
});

test('[G861] one certificat is followed, and its entite sees so', async () => {
  const call = await actAs(server, 'NAP20003');
  const { elements } = await call(certificat.search, { body: { recherche: 'Weber' } });
  const read = await Promise.all(elements.map(({ id }) => call(certificat.get, { params: { id: String(id) } })));
  expect(read.filter(({ suivis }) => suivis === 1)).toHaveLength(1);
  // Its holder gave an address, to which the certificat may be sent.
  expect(read.every(({ adresseTitulaire }) => adresseTitulaire !== null)).toBe(true);
});

test('[G861] the certificat made anew bears the corrected name and a number of its own', async () => {
  const call = await actAs(server, 'LPF20001');
  const { elements } = await call(certificat.search, { body: { recherche: 'le moine sandrine' } });
  expect(elements.map(({ nom, statut }) => [nom, statut])).toEqual([['Le Moine', 'VALIDE']]);
  const numeros = await db().selectFrom('certificat').select('numero').execute();
  expect(new Set(numeros.map(({ numero }) => numero)).size).toBe(numeros.length);
});

test('[G861][C840] a class was mailed in part: the page shows what arrived, what was refused, what is to send and who has no address', async () => {
  const { session_id: id } = await db()
    .selectFrom('remise_certificat')
    .innerJoin('certificat', 'certificat.id', 'remise_certificat.certificat_id')
    .select('certificat.session_id')
    .$narrowType<{ session_id: NotNull }>()
    .executeTakeFirstOrThrow();
  const call = await actAs(server, 'LPF20001');
  const { certificats } = await call(certificat.remise, { params: { id } });
  expect([...new Set(certificats.map(({ etat }) => etat))].toSorted()).toEqual([
    'A_ENVOYER',
    'ENVOYE',
    'REFUSE',
    'SANS_ADRESSE',
  ]);
});
