import { demandeAdministrative as da } from '@habilis/api/demande-administrative/endpoints';
import { demandeHabilitation as dh } from '@habilis/api/demande-habilitation/endpoints';
import { entite } from '@habilis/api/entite/endpoints';
import { impersonation } from '@habilis/api/impersonation/endpoints';
import { type Call, createClient } from '@habilis/api/client/createClient';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal, titleOf } from '../../../test/actAs.ts';
import { actorsOf } from '../../../test/actorsOf.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { dhWriteBody } from '../../../test/dhWriteBody.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { writeBody } from '../../../test/writeBody.ts';
import { actsOn } from './test/actsOn.ts';

let server: TestServer;
const STEP = { age: 40, depuis: 6, formateurs: [] } as const;

beforeAll(async () => {
  server = await startPeopledServer();
  await addToCast(server, {
    habilitations: HABILITATIONS,
    demandes: [
      { ...STEP, entite: 1, niveau: 'GEPO-1', tache: 'instruction' },
      { ...STEP, entite: 1, niveau: 'PRAP2S-1', tache: 'complement' },
      { ...STEP, entite: 1, niveau: 'SST-2', tache: 'saisie' },
      { ...STEP, entite: 2, niveau: 'PRAPIBC-1', tache: 'instruction' },
    ],
  });
});
afterAll(() => server.close());

const db = () => server.services.connection.db;
const as = actorsOf(() => server);
const { read, act } = actsOn(as);
const rowOn = (code: string) =>
  db()
    .selectFrom('demande_habilitation as dh')
    .innerJoin('dispositif_niveau as niveau', 'niveau.id', 'dh.dispositif_niveau_id')
    .leftJoin('personne as holder', 'holder.id', 'dh.assigne_id')
    .leftJoin('mrp as caisse', 'caisse.id', 'dh.caisse_id')
    .select(['dh.id', 'dh.version', 'dh.entite_id', 'dh.tache', 'holder.habilis_id as holder', 'caisse.code as caisse'])
    .select(['dh.brouillon_examen', 'dh.brouillon_demandeur', 'dh.plateforme_mobile'])
    .where('niveau.code', '=', code)
    .where('dh.en_cours', '=', true)
    .orderBy('dh.id', 'desc')
    .executeTakeFirstOrThrow();
async function moveTo(entiteId: number, code: string) {
  const caller = await as('REP70001');
  const { version } = await caller(entite.get, { params: { id: String(entiteId) } });
  const { id: caisseId } = await db().selectFrom('mrp').select('id').where('code', '=', code).executeTakeFirstOrThrow();
  const body = { entiteId, caisseId, version, commentaireAffectationCaisseInstructrice: 'Siège déplacé.' };
  return caller(entite.setCaisse, { body });
}
async function giveRole(habilisId: string, type: 'G' | 'RC' | 'I', at: { entiteId?: number; mrp?: string }) {
  const { id } = await db()
    .selectFrom('personne')
    .select('id')
    .where('habilis_id', '=', habilisId)
    .executeTakeFirstOrThrow();
  const mrp =
    at.mrp === undefined
      ? null
      : await db().selectFrom('mrp').select('id').where('code', '=', at.mrp).executeTakeFirstOrThrow();
  await db()
    .insertInto('role')
    .values({ personne_id: id, type, entite_id: at.entiteId ?? null, mrp_id: mrp?.id ?? null, fin_le: null })
    .execute();
}

test('[EN1030] the caisse of an entite changes while its instructeur writes: their submit is refused, they are told, and what they typed is nobody else’s', async () => {
  const { id, entite_id: entiteId } = await rowOn('GEPO-1');
  const luc = await as('INS50001');
  const typed = { draftWorkflowComment: 'Note à moi.', avis: { type: 'D', texte: 'Je réserve.' } } as const;
  await luc(dh.updateAction, { body: dhWriteBody(await read('INS50001', id), typed) });
  const body = dhWriteBody(await read('INS50001', id), { avis: { type: 'F', texte: 'Complet.' }, action: 'Soumet' });
  await moveTo(entiteId ?? 0, 'RHONE_ALPES');
  expect(await titleOf(luc(dh.submitAction, { body }))).toBe('introuvable');
  expect(await rowOn('GEPO-1')).toMatchObject({ tache: 'instruction', holder: null, caisse: 'RHONE_ALPES' });
  await act('INS50005', id, { action: 'PrendEnCharge' });
  const theirs = await read('INS50005', id);
  expect(theirs.draftWorkflowComment).toBeNull();
  expect(await (await as('INS50005'))(dh.avis, { params: { id } })).toEqual([]);
  const told = await db()
    .selectFrom('courriel')
    .innerJoin('personne', 'personne.id', 'courriel.personne_id')
    .select('habilis_id')
    .where('modele', '=', 'entite-caisse-quittee')
    .execute();
  expect(told.map(({ habilis_id: habilisId }) => habilisId)).toContain('INS50001');
});

test('[EN1030] the caisse changes in the minute of the submit: whatever came first, one caisse has the task', async () => {
  const { id, entite_id: entiteId } = await rowOn('GEPO-1');
  const body = dhWriteBody(await read('INS50005', id), { avis: { type: 'F', texte: 'Complet.' }, action: 'Soumet' });
  const [moved, acted] = await Promise.all([
    titleOf(moveTo(entiteId ?? 0, 'NORD_EST')),
    titleOf((await as('INS50005'))(dh.submitAction, { body })),
  ]);
  expect(moved).toBeNull();
  const row = await rowOn('GEPO-1');
  expect(row).toMatchObject({ holder: null, caisse: 'NORD_EST' });
  expect([acted, row.tache]).toEqual(
    acted === null ? [null, 'validation_instruction'] : ['introuvable', 'instruction'],
  );
});

test('[DH1030] who is instructeur and responsable at once does not confirm what they concluded themself while another responsable may', async () => {
  await giveRole('INS50008', 'RC', { mrp: 'NORD_EST' });
  const { id } = await db()
    .selectFrom('demande_administrative')
    .select('id')
    .where('raison_sociale', '=', 'Ardoise Formation')
    .executeTakeFirstOrThrow();
  const seen = async (role: string) => (await as('INS50008', role))(da.get, { params: { id: String(id) } });
  const step = async (role: string, action: string) =>
    (await as('INS50008', role))(da.submitByInstructeur, {
      body: writeBody(await seen(role), { action, draftWorkflowComment: 'Hors champ.' }),
    });
  await step('I', 'Rejette');
  const shown = await seen('RC');
  expect(shown.propreInstruction).toBe(true);
  expect(shown.actionsPossibles.map(({ key }) => key)).not.toContain('Confirme');
  expect(shown.actionsPossibles.map(({ key }) => key)).toContain('Renvoie');
  expect(await refusal(step('RC', 'Confirme'))).toMatchObject({ status: 403, title: 'demande.propre-instruction' });
  const alain = await (await as('RCA60001'))(da.get, { params: { id: String(id) } });
  expect(alain.propreInstruction).toBeUndefined();
  expect(alain.actionsPossibles.map(({ key }) => key)).toContain('Confirme');
  // Nobody else of the caisse is left: it is concluded, and the history names them twice.
  await db()
    .updateTable('role')
    .set({ fin_le: '2026-01-01T00:00:00Z' })
    .where('type', '=', 'RC')
    .where('personne_id', 'in', (eb) => eb.selectFrom('personne').select('id').where('habilis_id', '=', 'RCA60001'))
    .execute();
  await step('RC', 'Confirme');
  const last = await db()
    .selectFrom('historique_commentaire')
    .innerJoin('personne', 'personne.id', 'auteur_id')
    .select(['action_key', 'habilis_id'])
    .where('demande_type', '=', 'DA')
    .where('demande_id', '=', id)
    .orderBy('historique_commentaire.id', 'desc')
    .limit(2)
    .execute();
  expect(last.map(({ action_key: action, habilis_id: who }) => [action, who])).toEqual([
    ['Confirme', 'INS50008'],
    ['Rejette', 'INS50008'],
  ]);
  await db().updateTable('role').set({ fin_le: null }).where('type', '=', 'RC').execute();
});

test('[DH1030] the same of an instruction: validated by another responsable of the caisse', async () => {
  const { id } = await rowOn('PRAPIBC-1');
  const nordEst = db().selectFrom('mrp').select('id').where('code', '=', 'NORD_EST');
  await db()
    .updateTable('demande_habilitation')
    .set({ caisse_id: nordEst, assigne_id: null })
    .where('id', '=', id)
    .execute();
  const write = async (role: string, changes: Parameters<typeof dhWriteBody>[1]) =>
    (await as('INS50008', role))(dh.submitAction, {
      body: dhWriteBody(await read('INS50008', id, role), { avis: { type: null, texte: null }, ...changes }),
    });
  await write('I', { action: 'Soumet', avis: { type: 'F', texte: 'Complet.' } });
  const shown = await read('INS50008', id, 'RC');
  expect([shown.propreInstruction, shown.actionsPossibles.map(({ key }) => key).includes('Soumet')]).toEqual([
    true,
    false,
  ]);
  expect(await refusal(write('RC', { action: 'Soumet' }))).toMatchObject({ title: 'demande.propre-instruction' });
  await act('RCA60001', id, { action: 'Soumet' });
  expect((await rowOn('PRAPIBC-1')).tache).toBe('repartition');
});

/** A session of an administrator who acts in a gestionnaire's name. */
async function inTheNameOf(habilisId: string): Promise<Call> {
  const { token, roleId } = await server.signIn('ADM92001');
  const baseUrl = `${server.url}/api`;
  await createClient({ baseUrl, token: () => token, roleId: () => roleId })(impersonation.start, {
    body: { habilisId, motif: 'Appel du matin.' },
  });
  const theirs = await server.signIn(habilisId);
  return createClient({ baseUrl, token: () => token, roleId: () => theirs.roleId, impersonation: () => habilisId });
}

test('[DA66] an administrator and the gestionnaire in whose name they act press the same button: one step is taken, once', async () => {
  const { id } = await rowOn('PRAP2S-1');
  const [g, acting] = [await as('LPF20001'), await inTheNameOf('LPF20001')];
  const avis = { type: null, texte: null };
  const change = { action: 'Abandonne', draftWorkflowComment: 'Projet arrêté.', avis };
  const body = dhWriteBody(await read('LPF20001', id), change);
  const titles = await Promise.all([acting, g].map((call) => titleOf(call(dh.submitAction, { body }))));
  expect(new Set(titles)).toEqual(new Set([null, 'demande.etape-modifiee']));
  const steps = await db()
    .selectFrom('historique_commentaire')
    .select('action_key')
    .where('demande_type', '=', 'DH')
    .where('demande_id', '=', id)
    .where('action_key', '=', 'Abandonne')
    .execute();
  expect(steps).toHaveLength(1);
});

test('[E15] two gestionnaires of one entite write in one draft: the later one is refused, and what stands is the first', async () => {
  const { id, entite_id: entiteId } = await rowOn('SST-2');
  await giveRole('HTI20009', 'G', { entiteId: entiteId ?? 0 });
  const { token } = await server.signIn('HTI20009');
  const { id: roleId } = await db()
    .selectFrom('role')
    .select('id')
    .where('entite_id', '=', entiteId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const other = createClient({ baseUrl: `${server.url}/api`, token: () => token, roleId: () => roleId });
  const g = await as('LPF20001');
  const write = async (call: Call, draftWorkflowComment: string) =>
    dhWriteBody(await call(dh.get, { params: { id: String(id) } }), { draftWorkflowComment });
  const bodies = [await write(g, 'Le mien.'), await write(other, 'L’autre.')] as const;
  const [mine, theirs] = await Promise.all([
    titleOf(g(dh.update, { body: bodies[0] })),
    titleOf(other(dh.update, { body: bodies[1] })),
  ]);
  expect(new Set([mine, theirs])).toEqual(new Set([null, 'demande.version-perimee']));
  expect((await rowOn('SST-2')).brouillon_demandeur).toBe(mine === null ? 'Le mien.' : 'L’autre.');
});
