import { alerte } from '@habilis/api/alerte/endpoints';
import { entite } from '@habilis/api/entite/endpoints';
import { habilitation } from '@habilis/api/habilitation/endpoints';
import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOf } from '../../../platform/dayOf.ts';
import { refusal } from '../../../test/actAs.ts';
import { actorsOf } from '../../../test/actorsOf.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import { TEST_TODAY } from '../../../test/TEST_TODAY.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { updateSansGestionnaire } from './followGestionnaires.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startPeopledServer();
  await addToCast(server, { habilitations: HABILITATIONS });
});
afterAll(() => server.close());

const db = () => server.services.connection.db;
const as = actorsOf(() => server);
const roleOf = (who: string) =>
  db()
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .select(['role.id as roleId', 'role.entite_id as entiteId', 'personne.version', 'personne.id'])
    .where('personne.habilis_id', '=', who)
    .where('role.type', '=', 'G')
    .executeTakeFirstOrThrow();
const alertsOf = async (rc: string, entiteId: number | null) =>
  (await (await as(rc))(alerte.list, {})).filter(
    ({ type, objetId }) => type === 'ENTITE_SANS_GESTIONNAIRE' && objetId === entiteId,
  );
const mailsTo = (address: { modele: string; who?: string }) =>
  db()
    .selectFrom('courriel')
    .leftJoin('personne', 'personne.id', 'courriel.personne_id')
    .select(['courriel.adresse', 'courriel.valeurs', 'courriel.personne_id'])
    .where('courriel.modele', '=', address.modele as never)
    .$if(address.who !== undefined, (query) => query.where('personne.habilis_id', '=', address.who ?? ''))
    .orderBy('courriel.id')
    .execute();
const endG = async (who: string) => {
  const { roleId, version } = await roleOf(who);
  await (
    await as('ADM92001')
  )(utilisateur.endRole, { params: { roleId: String(roleId) }, body: { version, dernierJour: null } });
};

test('[EN930] an entite whose last gestionnaire ends is told to RC of its caisse, who names one; nobody else is named over a living one', async () => {
  const { entiteId } = await roleOf('LPF20001');
  const id = String(entiteId);
  const identite = { type: 'G' as const, nom: 'Nouvelle', prenom: 'Gestionnaire', email: 'nouvelle@example.org' };
  const early = (await as('RCA60001'))(entite.inviter, { params: { id }, body: identite });
  expect(await refusal(early)).toMatchObject({ status: 409, title: 'entite.gestionnaire-en-place' });
  // A second gestionnaire who never signed in does not count.
  await endG('LPF20001');
  expect(await alertsOf('RCA60001', entiteId)).toHaveLength(1);
  expect(await mailsTo({ modele: 'entite-sans-gestionnaire', who: 'RCA60001' })).toHaveLength(1);
  const shown = await (await as('RCA60001'))(entite.get, { params: { id } });
  expect(shown).toMatchObject({ sansGestionnaire: true, actions: { nommerGestionnaire: true } });
  const delegate = (await as('RCA60001'))(entite.inviter, { params: { id }, body: { ...identite, type: 'DL' } });
  expect(await refusal(delegate)).toMatchObject({ status: 403, title: 'utilisateur.role-non-autorise' });
  const foreign = (await as('RCA60002'))(entite.inviter, { params: { id }, body: identite });
  expect(await refusal(foreign)).toMatchObject({ status: 404 });
  const known = await db()
    .selectFrom('personne')
    .select(['nom', 'prenom', 'email'])
    .where('habilis_id', '=', 'DEL30001')
    .executeTakeFirstOrThrow();
  await (
    await as('RCA60001')
  )(entite.inviter, { params: { id }, body: { type: 'G', ...known } });
  expect(await alertsOf('RCA60001', entiteId)).toEqual([]);
});

test('[EN930][N10] what cannot be switched off then goes to the address of the entite itself, once', async () => {
  const { entiteId } = await roleOf('BSE20006');
  await endG('BSE20006');
  const held = await db()
    .selectFrom('habilitation')
    .select(['id', 'version'])
    .where('entite_id', '=', entiteId ?? 0)
    .executeTakeFirstOrThrow();
  await (
    await as('ADM92001')
  )(habilitation.setSuspension, {
    body: {
      habilitationId: held.id,
      version: held.version,
      dateDebutSuspension: TEST_TODAY,
      dateFinSuspension: null,
      commentaireSuspension: 'Essai.',
      rupture: false,
      motif: 'AUDIT',
    },
  });
  const file = await db()
    .selectFrom('demande_administrative')
    .select(['donnees', 'donnees_validees'])
    .where('entite_id', '=', entiteId ?? 0)
    .where('en_cours', '=', true)
    .executeTakeFirstOrThrow();
  const told = (await mailsTo({ modele: 'hab-suspendue' })).filter(({ personne_id: person }) => person === null);
  expect(told.map(({ adresse }) => adresse)).toEqual([(file.donnees_validees ?? file.donnees).contact.email]);
  expect(told[0]?.valeurs).toMatchObject({ sansGestionnaire: true, chemin: '/connexion' });
});

test('[EN930] a blocked account and a last day that has passed count too; an account in use again closes the alert', async () => {
  const blocked = await roleOf('RSC20002');
  const set = async (what: 'block' | 'unblock') => {
    const { version } = await roleOf('RSC20002');
    const params = { habilisId: 'RSC20002' };
    await (what === 'block'
      ? (await as('ADM92001'))(utilisateur.block, { params, body: { version, motif: 'Essai.' } })
      : (await as('ADM92001'))(utilisateur.unblock, { params, body: { version } }));
  };
  await set('block');
  expect(await alertsOf('RCA60005', blocked.entiteId)).toHaveLength(1);
  await set('unblock');
  expect(await alertsOf('RCA60005', blocked.entiteId)).toEqual([]);
  const ended = await roleOf('NAP20003');
  await db().updateTable('role').set({ fin_le: server.services.now() }).where('id', '=', ended.roleId).execute();
  await updateSansGestionnaire(db(), await dayOf(server.services));
  expect(await alertsOf('RCA60006', ended.entiteId)).toHaveLength(1);
});
