import type { Call } from '@habilis/api/client/createClient';
import { certificat } from '@habilis/api/certificat/endpoints';
import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import { cleDeNom } from '@habilis/domain/stagiaire/cleDeNom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { CLOSED_SESSION } from '../../certificats/test/CLOSED_SESSION.ts';

let server: TestServer;
let admin: Call;
const db = () => server.services.connection.db;

beforeAll(async () => {
  server = await startPeopledServer();
  await addToCast(server, {
    habilitations: HABILITATIONS,
    certificats: [['FOR40001', 'SST-2', 400, 695]],
    sessions: [CLOSED_SESSION],
  });
  admin = await actAs(server, 'ADM92001');
});
afterAll(() => server.close());

const ids = async () => {
  const rows = await db()
    .selectFrom('certificat')
    .innerJoin('stagiaire', 'stagiaire.id', 'certificat.stagiaire_id')
    .select(['stagiaire.id', 'stagiaire.habilis_id as habilisId', 'certificat.numero', 'certificat.nom'])
    .orderBy('certificat.id')
    .execute();
  return rows;
};
const merge = (garde: string, absorbe: string, more: Partial<{ confirmation: string; motif: string }> = {}) =>
  admin(utilisateur.mergeIdentites, {
    body: { garde, absorbe, motif: 'Saisie deux fois le même jour.', confirmation: absorbe, ...more },
  });
/** Another identity, with the certificat of somebody of the class. */
async function twin(habilisId: string, of: number, changes: { personne_id?: number } = {}) {
  const { id } = await db()
    .insertInto('stagiaire')
    .values({ habilis_id: habilisId, nom: 'Double', prenom: 'Une', cle_nom: cleDeNom('Double', 'Une'), ...changes })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db().updateTable('certificat').set({ stagiaire_id: id }).where('stagiaire_id', '=', of).execute();
  await db().updateTable('session_stagiaire').set({ stagiaire_id: id }).where('stagiaire_id', '=', of).execute();
  return id;
}

test('[U18] two identities become one with their certificats, which are found by both identifiers; the trail says who, what and why', async () => {
  const [first, second] = await ids();
  if (first === undefined || second === undefined) throw new Error('pas de certificats');
  // In one class both stand: the refusal says so.
  expect(await refusal(merge(first.habilisId, second.habilisId))).toMatchObject({
    status: 409,
    title: 'utilisateur.fusion-meme-classe',
  });
  await db()
    .insertInto('stagiaire')
    .values({ habilis_id: 'ZAB12345', nom: 'Reste', prenom: 'Une', cle_nom: 'reste une' })
    .execute();
  const kept = 'ZAB12345';
  const seen = await admin(utilisateur.identites, { body: { garde: kept, absorbe: first.habilisId } });
  expect(seen).toMatchObject({
    obstacle: null,
    garde: { habilisId: kept, certificats: [] },
    absorbe: { habilisId: first.habilisId, nbSessions: 1, certificats: [{ numero: first.numero }] },
  });
  // Revoked, then replaced by another: not the same thing.
  const statut = async () =>
    (await admin(utilisateur.identites, { body: { garde: kept, absorbe: first.habilisId } })).absorbe.certificats.find(
      ({ numero }) => numero === first.numero,
    )?.statut;
  const { id } = await db()
    .selectFrom('certificat')
    .select('id')
    .where('numero', '=', first.numero)
    .executeTakeFirstOrThrow();
  await db().updateTable('certificat').set({ statut: 'REVOQUE' }).where('numero', '=', first.numero).execute();
  expect(await statut()).toBe('REVOQUE');
  await db().updateTable('certificat').set({ remplace_id: id }).where('numero', '=', second.numero).execute();
  expect(await statut()).toBe('REMPLACE');
  await db().updateTable('certificat').set({ remplace_id: null }).where('numero', '=', second.numero).execute();
  await db().updateTable('certificat').set({ statut: 'VALIDE' }).where('numero', '=', first.numero).execute();
  expect(await refusal(merge(kept, first.habilisId, { confirmation: kept }))).toMatchObject({
    errors: [{ path: 'confirmation', title: 'utilisateur.fusion-confirmation' }],
  });
  expect(await refusal(merge(kept, first.habilisId, { motif: ' ' }))).toMatchObject({ status: 400 });
  expect(await merge(kept, first.habilisId.toLowerCase().toUpperCase())).toMatchObject({
    habilisId: kept,
    certificats: [{ numero: first.numero }],
  });
  const g = await actAs(server, 'LPF20001');
  for (const recherche of [kept, first.habilisId]) {
    const { elements } = await g(certificat.search, { body: { recherche } });
    expect(elements.map(({ numero }) => numero)).toContain(first.numero);
  }
  // The names of its day stay.
  expect((await ids()).find(({ numero }) => numero === first.numero)).toMatchObject({
    habilisId: kept,
    nom: first.nom,
  });
  // Asked for by the former identifier, it is the one that was kept.
  const again = await refusal(merge(kept, first.habilisId));
  expect(again).toMatchObject({ status: 400, errors: [{ path: 'confirmation' }] });
  const trail = await db()
    .selectFrom('audit')
    .select(['action', 'detail'])
    .where('action', '=', 'identites-fusionnees')
    .execute();
  expect(trail).toMatchObject([
    { detail: { garde: kept, absorbe: first.habilisId, nbCertificats: 1, motif: 'Saisie deux fois le même jour.' } },
  ]);
});

test('[U18] an account keeps its identifier, and only administrators merge', async () => {
  const [, , third] = await ids();
  if (third === undefined) throw new Error('pas de certificats');
  const personne = await db()
    .selectFrom('personne')
    .select('id')
    .where('habilis_id', '=', 'FOR40001')
    .executeTakeFirstOrThrow();
  await twin('ZAC12345', third.id, { personne_id: personne.id });
  expect(await refusal(merge(third.habilisId, 'ZAC12345'))).toMatchObject({
    status: 409,
    title: 'utilisateur.fusion-compte-a-garder',
  });
  expect(await refusal(merge('ZAC12345', 'ZZZ99999'))).toMatchObject({
    errors: [{ path: 'absorbe', title: 'utilisateur.identite-inconnue' }],
  });
  expect(await merge('ZAC12345', third.habilisId)).toMatchObject({ habilisId: 'ZAC12345', hasCompte: true });
  const rc = await actAs(server, 'RCA60001');
  expect(await refusal(rc(utilisateur.identites, { body: { garde: 'ZAC12345', absorbe: 'ZAB12345' } }))).toMatchObject({
    status: 403,
  });
});
