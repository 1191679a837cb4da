import { commission } from '@habilis/api/commission/endpoints';
import { demande } from '@habilis/api/demande/endpoints';
import { demandeAdministrative as da } from '@habilis/api/demande-administrative/endpoints';
import { demandeHabilitation as dh } from '@habilis/api/demande-habilitation/endpoints';
import { entite } from '@habilis/api/entite/endpoints';
import { addDays } from '@habilis/domain/date/addDays';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actorsOf } from '../../../test/actorsOf.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { actsOn } from './test/actsOn.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { TEST_TODAY as TODAY } from '../../../test/TEST_TODAY.ts';
import { dayOf } from '../../../platform/dayOf.ts';
import { renderCourriel } from '../../../platform/mail/renderCourriel.ts';
import { selectCourriels } from '../../../platform/mail/selectCourriels.ts';
import { updateDailyDemandes } from '../demande-habilitation/updateDailyDemandes.ts';
import { addDemande } from '../commission/test/addDemande.ts';

let server: TestServer;
const STEP = { age: 40, depuis: 6, formateurs: [] } as const;

beforeAll(async () => {
  server = await startPeopledServer();
  await addToCast(server, {
    habilitations: HABILITATIONS,
    demandes: [
      { ...STEP, entite: 2, niveau: 'AMSS4-1', tache: 'sous_commission' },
      { ...STEP, entite: 4, niveau: 'AMSS4-2', tache: 'sous_commission' },
      { ...STEP, entite: 1, niveau: 'GEPO-1', tache: 'instruction' },
      { ...STEP, entite: 1, niveau: 'PRAP2S-1', tache: 'complement' },
      { ...STEP, entite: 102, niveau: 'SST-2', tache: 'complement' },
    ],
  });
});
afterAll(() => server.close());

const db = () => server.services.connection.db;
const as = actorsOf(() => server);
const idOf = async (habilisId: string) =>
  (await db().selectFrom('personne').select('id').where('habilis_id', '=', habilisId).executeTakeFirstOrThrow()).id;
const rowOn = (code: string) =>
  db()
    .selectFrom('demande_habilitation as dh')
    .innerJoin('dispositif_niveau as niveau', 'niveau.id', 'dh.dispositif_niveau_id')
    .leftJoin('personne as holder', 'holder.id', 'dh.assigne_id')
    .select(['dh.id', 'dh.version', 'dh.entite_id', 'dh.tache', 'holder.habilis_id as holder'])
    .where('niveau.code', '=', code)
    .where('dh.en_cours', '=', true)
    .orderBy('dh.id', 'desc')
    .executeTakeFirstOrThrow();
const { read, act } = actsOn(as);
const lastMail = async () =>
  (await db().selectFrom('courriel').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst())?.id ?? 0;
/** Who was told since a mail that a task is no longer theirs, each with the sentence that they read. */
async function relieved(since: number) {
  const rows = await selectCourriels(db())
    .where('courriel.id', '>', since)
    .where('modele', '=', 'dh-reprise')
    .execute();
  return rows.map((row) => [row.prenom, renderCourriel(server.services.letterhead, row, row).text] as const);
}
async function moveTo(entiteId: number, code: string) {
  const caller = await as('REP70001');
  const { version } = await caller(entite.get, { params: { id: String(entiteId) } });
  const { id: caisseId } = await db().selectFrom('mrp').select('id').where('code', '=', code).executeTakeFirstOrThrow();
  const body = { entiteId, caisseId, version, commentaireAffectationCaisseInstructrice: 'Siège déplacé.' };
  return caller(entite.setCaisse, { body });
}

test('[EN8][DH891] an entite moves to the caisse of its expert while their complement is awaited: the expertise does not come back to them where another examines the niveau', async () => {
  const { id, entite_id: entiteId } = await rowOn('AMSS4-2');
  expect((await rowOn('AMSS4-2')).holder).toBe('EXP80002');
  await act('EXP80002', id, { action: 'DemandeComplement', draftWorkflowComment: 'Une pièce manque.' });
  // Another expert of the niveau, of another caisse than theirs.
  const { id: roleId } = await db()
    .selectFrom('role')
    .select('id')
    .where('personne_id', '=', await idOf('EXP80001'))
    .executeTakeFirstOrThrow();
  await db()
    .insertInto('role_dispositif_niveau')
    .columns(['role_id', 'dispositif_niveau_id'])
    .expression((eb) =>
      eb
        .selectFrom('dispositif_niveau')
        .select(eb.val(roleId).as('role_id'))
        .select('id')
        .where('code', '=', 'AMSS4-2'),
    )
    .execute();
  await moveTo(entiteId ?? 0, 'RHONE_ALPES');
  const back = { demandeHabilitationId: id, version: (await rowOn('AMSS4-2')).version };
  await (
    await as('ADM92001')
  )(dh.wfGotoTask, { body: { ...back, taskDefinitionKey: 'sous_commission', commentaire: 'Pièce reçue.' } });
  expect(await rowOn('AMSS4-2')).toMatchObject({ tache: 'sous_commission', holder: null });
  const [given] = (await read('REP70001', id)).actionsPossibles.filter(({ key }) => key === 'Affecte');
  expect(given?.affectables.map(({ habilisId }) => habilisId)).toEqual(['EXP80001']);
  expect(given?.ecartes).toEqual([{ nomPrenom: 'Odile Garnier', raison: 'caisse', depuis: null }]);
});

test('[G700] who holds a task, or awaits it from a complement, is told whoever ends or moves it: a colleague, its entite, an administrator, time', async () => {
  const instruction = await rowOn('GEPO-1');
  expect(instruction.holder).toBe('INS50001');
  let since = await lastMail();
  await act('INS50008', instruction.id, { action: 'Soumet', avis: { type: 'F', texte: 'Complet.' } });
  expect(await relieved(since)).toEqual([['Luc', expect.stringContaining('Fanny Didier l’a fait avancer')]]);

  const withdrawn = await rowOn('PRAP2S-1');
  since = await lastMail();
  await act('LPF20001', withdrawn.id, { action: 'Abandonne', draftWorkflowComment: 'Projet arrêté.' });
  expect(await relieved(since)).toEqual([['Luc', expect.stringContaining('Sophie Marchal l’a retirée')]]);

  const { id: demandeHabilitationId, version } = await rowOn('AMSS4-1');
  since = await lastMail();
  const forced = { demandeHabilitationId, version, taskDefinitionKey: 'instruction', commentaire: 'Reprise.' };
  await (
    await as('ADM92001')
  )(dh.wfGotoTask, { body: forced });
  expect(await relieved(since)).toEqual([['Odile', expect.stringContaining('Denis Caron l’a portée à une autre')]]);

  const late = await rowOn('SST-2');
  await db()
    .updateTable('demande_habilitation')
    .set({ date_echeance: addDays(TODAY, -1) })
    .where('id', '=', late.id)
    .execute();
  since = await lastMail();
  await updateDailyDemandes(db(), await dayOf(server.services));
  expect(await relieved(since)).toEqual([['Luc', expect.stringContaining('faute de réponse au complément')]]);
});

test('[H716] the commission reads that the entite is to be suspended for its dossier, on the page and in the agenda', async () => {
  const raisonSociale = 'Hôpital des Trois-Îlets';
  const date = addDays(TODAY, 300);
  const id = await addDemande(db(), {
    numero: 'DH-2026-9801',
    raisonSociale,
    niveau: 'GEPO-1',
    tache: 'decision',
    dateCnh: date,
  });
  const dossier = await db()
    .selectFrom('demande_administrative')
    .select(['id', 'tache', 'entite_id'])
    .where('raison_sociale', '=', raisonSociale)
    .where('en_cours', '=', true)
    .executeTakeFirstOrThrow();
  const told = async () => [
    (await read('CNH91001', id)).entiteDemandeuse?.dateSuspensionAdministrative,
    (await (await as('CNH91001'))(commission.ordreDuJour, { params: { date } })).points[0]?.entite
      .dateSuspensionAdministrative,
  ];
  expect(await told()).toEqual([null, null]);
  const set = (tache: 'da_complement' | 'validee') =>
    db()
      .updateTable('demande_administrative')
      .set({ tache, date_suspension_administrative: addDays(TODAY, 20) })
      .where('id', '=', dossier.id)
      .execute();
  await set('da_complement');
  expect(await told()).toEqual([addDays(TODAY, 20), addDays(TODAY, 20)]);
  const csv = await (await (await as('CNH91001'))(commission.ordreDuJourTableau, { params: { date } })).blob.text();
  expect(csv).toContain('entité suspendue à partir du');
  // Once it is validated, its day withholds nothing.
  await set('validee');
  expect(await told()).toEqual([null, null]);
});

test('[DH942][EC77] who gives a dossier administratif, alone or with others, reads which instructeur is not offered it, and why', async () => {
  const dossier = await db()
    .selectFrom('demande_administrative')
    .select(['id', 'numero', 'entite_id', 'caisse_id'])
    .where('raison_sociale', '=', 'Mirabelle Prévention')
    .executeTakeFirstOrThrow();
  const seen = async () => (await as('RCA60001'))(da.get, { params: { id: String(dossier.id) } });
  expect((await seen()).ecartes).toEqual([]);
  await db()
    .insertInto('role')
    .values({ personne_id: await idOf('INS50008'), type: 'DL', entite_id: dossier.entite_id, fin_le: null })
    .execute();
  const { affectables, ecartes } = await seen();
  expect(affectables.map(({ habilisId }) => habilisId)).not.toContain('INS50008');
  expect(ecartes).toEqual([{ nomPrenom: 'Fanny Didier', raison: 'partie-prenante', depuis: null }]);
  // Of several at once: named once for one reason, with the demandes that it holds for.
  const { id, entite_id: entiteId } = await rowOn('GEPO-1');
  expect(entiteId).not.toBe(dossier.entite_id);
  const { numero } = await db()
    .updateTable('demande_habilitation')
    .set({ caisse_id: dossier.caisse_id, tache: 'instruction' })
    .where('id', '=', id)
    .returning('numero')
    .executeTakeFirstOrThrow();
  const demandes = [
    { type: 'DH' as const, id },
    { type: 'DA' as const, id: dossier.id },
  ];
  const told = { nomPrenom: 'Fanny Didier', raison: 'partie-prenante', depuis: null };
  const ofGroup = async () => (await as('RCA60001'))(demande.ecartes, { body: { demandes } });
  expect(await ofGroup()).toEqual([{ ...told, numeros: [dossier.numero] }]);
  await db()
    .insertInto('role')
    .values({ personne_id: await idOf('INS50008'), type: 'DL', entite_id: entiteId, fin_le: null })
    .execute();
  expect(await ofGroup()).toEqual([{ ...told, numeros: [numero, dossier.numero] }]);
});
