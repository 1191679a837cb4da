import { randomUUID } from 'node:crypto';
import { alerte } from '@habilis/api/alerte/endpoints';
import type { Call } from '@habilis/api/client/createClient';
import type {
  DemandeHabilitation,
  DemandeHabilitationWrite,
} from '@habilis/api/demande-habilitation/DemandeHabilitation';
import { demandeAdministrative as da } from '@habilis/api/demande-administrative/endpoints';
import { demandeHabilitation as dh } from '@habilis/api/demande-habilitation/endpoints';
import { demande } from '@habilis/api/demande/endpoints';
import { file } from '@habilis/api/file/endpoints';
import { habilitation } from '@habilis/api/habilitation/endpoints';
import { historiqueCommentaire } from '@habilis/api/historique-commentaire/endpoints';
import { champsObligatoires } from '@habilis/domain/demande-habilitation/checkSoumission';
import { addDays } from '@habilis/domain/date/addDays';
import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfOf } from '../../../test/pdfOf.ts';
import { refusal } from '../../../test/actAs.ts';
import { actorsOf } from '../../../test/actorsOf.ts';
import { dhWriteBody } from '../../../test/dhWriteBody.ts';
import { writeBody } from '../../../test/writeBody.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { niveau } from '../../../test/cast/NIVEAUX.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { niveauOf } from './niveauOf.ts';
import { sendHeld } from '../commission/test/sendHeld.ts';
import { purgeDemandes } from './purgeDemandes.ts';
import { updateDailyDemandes } from './updateDailyDemandes.ts';

const JULIE = { habilisId: 'FOR40001', nomPrenom: 'Julie Perrin' };

let server: TestServer;
const today = '2026-11-20';

beforeAll(async () => {
  server = await startPeopledServer({ now: () => new Date(`${today}T10:00:00Z`) });
  await addToCast(server, {
    dispositifs: { GUR: ['Gestes d’urgence', 'GUR'] },
    niveaux: [niveau('GUR-1', 'Acteur')],
    habilitations: HABILITATIONS,
    certificats: [
      ['FOR40001', 'SST-2', 400, 695],
      ['FOR40001', 'PRAP2S-2', 300, 795],
    ],
    demandes: [
      { entite: 1, niveau: 'GEPO-1', tache: 'saisie', age: 4, depuis: 4, formateurs: [] },
      {
        entite: 2,
        niveau: 'SST-1',
        mode: 'REN',
        tache: 'sous_commission',
        age: 48,
        depuis: 12,
        formateurs: [JULIE.habilisId],
      },
      { entite: 9, niveau: 'GUR-1', tache: 'complement', age: 38, depuis: 23, formateurs: [] },
      {
        entite: 3,
        niveau: 'PRAPIBC-1',
        tache: 'suppression_apres_refus',
        age: 150,
        depuis: 21,
        cnh: -21,
        decision: 'REFUSE',
        motif: 'Les moyens ne suffisent pas.',
        formateurs: [],
      },
    ],
  });
});
afterAll(() => server.close());

const db = () => server.services.connection.db;
const as = actorsOf(() => server);
const niveauId = async (code: string) =>
  (await db().selectFrom('dispositif_niveau').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;
const read = async (who: string, id: number | null) => (await as(who))(dh.get, { params: { id: String(id) } });
type Changes = Parameters<typeof dhWriteBody>[1];
/** Takes an action as a person who first reads the demande. */
async function act(who: string, id: number | null, changes: Changes = {}) {
  const call = await as(who);
  return call(dh.submitAction, { body: dhWriteBody(await read(who, id), changes) });
}
const idOf = async (code: string, tache: string) =>
  (
    await db()
      .selectFrom('demande_habilitation')
      .innerJoin('dispositif_niveau', 'dispositif_niveau.id', 'demande_habilitation.dispositif_niveau_id')
      .select('demande_habilitation.id')
      .where('code', '=', code)
      .where('tache', '=', tache as 'decision')
      .orderBy('demande_habilitation.id')
      .executeTakeFirstOrThrow()
  ).id;
const rowOf = (id: number | null) =>
  db().selectFrom('demande_habilitation').selectAll().where('id', '=', Number(id)).executeTakeFirstOrThrow();
const alertesOf = async (id: number | null) =>
  (
    await db()
      .selectFrom('alerte')
      .select('type')
      .where('objet_type', '=', 'demande-habilitation')
      .where('objet_id', '=', Number(id))
      // What its formateurs are told is asked apart.
      .where('role_type', '<>', 'F')
      .execute()
  ).map(({ type }) => type);
const courrielsOf = async (id: number | null) =>
  (
    await db()
      .selectFrom('courriel')
      .select('modele')
      .where('objet_id', '=', Number(id))
      .where(sql<boolean>`modele like 'dh-%'`)
      .orderBy('id')
      .execute()
  ).map(({ modele }) => modele);

const empty = (changes: Partial<DemandeHabilitationWrite> = {}): DemandeHabilitationWrite => ({
  id: null,
  version: 0,
  cleBrouillon: randomUUID(),
  dispositifNiveauId: null,
  habilitationSourceMode: 'INI',
  habilitationSourceId: null,
  formateurs: [],
  plateformesFixes: [],
  plateformeMobile: false,
  fileUploads: [],
  draftWorkflowComment: null,
  currentWorkflowTask: { selectedActionKey: null },
  ...changes,
});

/** Submits a demande with a document in each empty slot. */
async function submitWhole(who: string, demande: DemandeHabilitation): Promise<DemandeHabilitation> {
  const niveau = await niveauOf(db(), demande.dispositifNiveau?.id ?? null);
  const wanted = niveau === null ? [] : champsObligatoires(niveau);
  const missing = wanted.filter((champ) => !demande.fileUploads.some((one) => one.champ === champ));
  const added = missing.map((champ, partIndex) => ({ champ, userFilename: `piece-${champ}.pdf`, partIndex }));
  const kept = demande.fileUploads.map(({ id }) => ({ id }));
  const files = missing.map((champ) => new File([pdfOf(champ)], `piece-${champ}.pdf`));
  const body = dhWriteBody(demande, { fileUploads: [...kept, ...added] });
  return (await as(who))(dh.submit, { body, files });
}

let id: number | null = null;

test('[DH1] a draft is saved as it stands, twice under one key makes one, and its first submit tells all that lacks', async () => {
  const manager = await as('LPF20001');
  const started = await manager(dh.start, { query: { dispositifNiveauId: String(await niveauId('PRAP2S-1')) } });
  expect(started).toMatchObject({ id: null, habilitationSourceMode: 'INI', modifiable: true });
  const body = empty({ dispositifNiveauId: await niveauId('PRAP2S-1'), formateurs: [JULIE] });
  const first = await manager(dh.update, { body });
  const again = await manager(dh.update, { body });
  expect([again.id, again.numero]).toEqual([first.id, null]);
  ({ id } = first);
  const told = await refusal(manager(dh.submit, { body: dhWriteBody(again, { formateurs: [] }) }));
  expect([told.status, told.title]).toEqual([400, 'donnees-invalides']);
  expect(told.errors?.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['champ.formateur-requis', 'champ.piece-requise']),
  );
  // An unknown identifier, and that of an agent, whose name an entite may not learn.
  for (const habilisId of ['ZZZ99999', 'INS50001']) {
    const other = { habilisId, nomPrenom: JULIE.nomPrenom };
    expect(await refusal(manager(dh.update, { body: dhWriteBody(again, { formateurs: [other] }) }))).toMatchObject({
      errors: [{ path: 'formateurs.0', title: 'champ.formateur-inconnu' }],
    });
  }
  // Only its entite reads a draft.
  expect(await refusal(read('INS50001', id))).toMatchObject({ status: 404 });
  expect(await refusal(read('RSC20002', id))).toMatchObject({ status: 404 });
});

test('[DH8][DH47][DH48][DH893] the first submit gives number, caisse and day; the caisse is told, and a second demande of the niveau refused', async () => {
  // For the time of the submit the formateur acts for the network too: the caisse is told that they no longer may here.
  const julie = await db()
    .selectFrom('personne')
    .select('id')
    .where('habilis_id', '=', JULIE.habilisId)
    .executeTakeFirstOrThrow();
  const role = await db()
    .insertInto('role')
    .values({ personne_id: julie.id, type: 'R', fin_le: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const submitted = await submitWhole('LPF20001', await read('LPF20001', id));
  const barred = await db()
    .selectFrom('courriel')
    .innerJoin('personne', 'personne.id', 'courriel.personne_id')
    .select('habilis_id')
    .where('modele', '=', 'entite-partie-prenante')
    .execute();
  expect(barred.map(({ habilis_id: habilisId }) => habilisId)).toContain('RCA60001');
  await db().deleteFrom('role').where('id', '=', role.id).execute();
  expect(submitted).toMatchObject({
    numero: expect.stringMatching(/^DH-2026-\d{4}$/),
    dateFirstSoumission: today,
    dateLastSoumission: today,
    caisse: { code: 'NORD_EST' },
    currentWfTaskDefKeys: ['instruction'],
    modifiable: false,
  });
  // Who examines reads that nothing is to be validated first.
  expect(await read('INS50001', id)).toMatchObject({ dossierAdministratif: { valide: true } });
  expect(await alertesOf(id)).toEqual(['DH_A_INSTRUIRE']);
  expect(await courrielsOf(id)).toContain('dh-recue');
  const second = empty({ dispositifNiveauId: await niveauId('PRAP2S-1') });
  expect(await refusal((await as('LPF20001'))(dh.update, { body: second }))).toMatchObject({
    status: 409,
    title: 'habilitation.demande-deja-en-cours',
  });
});

test('[SC42] a formateur whom a submitted demande declares is told once, by mail and by an alert that asks for nothing', async () => {
  const told = async () => {
    const mails = await db()
      .selectFrom('courriel')
      .innerJoin('personne', 'personne.id', 'courriel.personne_id')
      .select('habilis_id')
      .where('modele', '=', 'formateur-declare')
      .where('objet_id', '=', Number(id))
      .execute();
    return mails.map(({ habilis_id: habilisId }) => habilisId);
  };
  expect(await told()).toEqual([JULIE.habilisId]);
  const alertes = await (await as(JULIE.habilisId))(alerte.list, {});
  expect(alertes.filter(({ type }) => type === 'FORMATEUR_DECLARE')).toMatchObject([
    { objetId: id, supprimable: true, numeroDemande: expect.stringMatching(/^DH-2026-/) },
  ]);
});

test('[H9] an entite does not ask as for a first time for what it has', async () => {
  const held = empty({ dispositifNiveauId: await niveauId('SST-1') });
  expect(await refusal((await as('LPF20001'))(dh.update, { body: held }))).toMatchObject({
    status: 409,
    title: 'habilitation.deja-accordee',
  });
});

test('[G700] a claimed task is its owner’s: a colleague takes or releases it once they name them, and they are told', async () => {
  await act('INS50008', id, { action: 'PrendEnCharge' });
  const take = (selectedActionKey: string, titulaireHabilisId: string | null) =>
    act('INS50001', id, { currentWorkflowTask: { selectedActionKey, titulaireHabilisId } });
  for (const action of ['PrendEnCharge', 'Libere']) {
    expect(await refusal(take(action, null))).toMatchObject({ status: 400, title: 'demande.tache-prise' });
  }
  const told = async () => (await courrielsOf(id)).filter((modele) => modele === 'dh-reprise').length;
  expect(await told()).toBe(0);
  expect((await take('Libere', 'INS50008')).currentWorkflowTask.assignedUserHabilisId).toBeNull();
  await act('INS50008', id, { action: 'PrendEnCharge' });
  expect((await take('PrendEnCharge', 'INS50008')).currentWorkflowTask.assignedUserHabilisId).toBe('INS50001');
  expect(await told()).toBe(2);
  const mail = db().selectFrom('courriel').innerJoin('personne', 'personne.id', 'courriel.personne_id');
  const last = mail.select(['habilis_id', 'valeurs']).where('modele', '=', 'dh-reprise').orderBy('courriel.id', 'desc');
  expect(await last.executeTakeFirst()).toMatchObject({
    habilis_id: 'INS50008',
    valeurs: { mots: { action: 'PrendEnCharge', auteur: 'Luc Fontaine' } },
  });
  // Releasing one's own task needs no name, and mails nobody.
  await act('INS50001', id, { action: 'Libere' });
  expect(await told()).toBe(2);
});

test('[DH54][DH56] the instructeur’s avis is kept as a draft, frozen by his submit, and never the demandeur’s to read', async () => {
  const instructeur = await as('INS50001');
  await act('INS50001', id, { action: 'PrendEnCharge' });
  const avis = { type: 'FR', texte: 'Sous réserve.' } as const;
  await instructeur(dh.updateAvis, { body: dhWriteBody(await read('INS50001', id), { avis }) });
  const params = { id: String(id) };
  expect(await instructeur(dh.avisDraft, { params })).toEqual(avis);
  expect(await refusal(act('INS50001', id, { avis: { type: null, texte: null } }))).toMatchObject({
    title: 'demande.avis-requis',
    errors: [{ path: 'avis.type', title: 'demande.avis-requis' }],
  });
  await act('INS50001', id);
  expect(await instructeur(dh.avis, { params })).toMatchObject([{ ...avis, taskDefinitionKey: 'instruction' }]);
  expect(await refusal((await as('LPF20001'))(dh.avis, { params }))).toMatchObject({ status: 403 });
  expect(await alertesOf(id)).toEqual(['DH_A_VALIDER_CAISSE']);
});

test('[DH1][DH16] a stale version and a task that has moved are 409 with what is stored; sent back, it comes to the same instructeur', async () => {
  const manager = await as('RCA60001');
  const seen = await read('RCA60001', id);
  const stale = await refusal(manager(dh.submitAction, { body: { ...dhWriteBody(seen), version: seen.version - 1 } }));
  expect([stale.status, stale.title, stale.courant]).toEqual([
    409,
    'demande.version-perimee',
    expect.objectContaining({ id }),
  ]);
  expect(await refusal(act('RCA60001', id, { action: 'Renvoie' }))).toMatchObject({
    title: 'demande.commentaire-requis',
  });
  expect(await refusal(act('RCA60001', id, { action: 'Rejette', draftWorkflowComment: 'Non.' }))).toMatchObject({
    title: 'demande.action-interdite',
  });
  const back = await act('RCA60001', id, { action: 'Renvoie', draftWorkflowComment: 'Préciser la réserve.' });
  expect(back.currentWorkflowTask).toMatchObject({
    currentTaskDefinitionKey: 'instruction',
    assignedUserHabilisId: 'INS50001',
  });
  expect(await refusal(manager(dh.submitAction, { body: dhWriteBody(back) }))).toMatchObject({
    status: 409,
    title: 'demande.etape-modifiee',
  });
  await act('INS50001', id, { avis: { type: 'F', texte: null } });
  await act('RCA60001', id);
});

test('[DH18][DH50] the repartiteur names an expert of the niveau, who alone may have it', async () => {
  const waiting = await read('REP70001', id);
  expect(waiting.typeDernierAvis).toBe('F');
  const named = waiting.actionsPossibles.find(({ key }) => key === 'Soumet')?.affectables ?? [];
  expect(named.map(({ habilisId }) => habilisId)).toEqual(['EXP80001']);
  expect(await refusal(act('REP70001', id))).toMatchObject({ title: 'demande.affectation-requise' });
  expect(await refusal(act('REP70001', id, { assigne: 'EXP80002' }))).toMatchObject({ title: 'donnees-invalides' });
  expect(await refusal(read('EXP80001', id))).toMatchObject({ status: 404 });
  await act('REP70001', id, { assigne: 'EXP80001' });
  expect((await alertesOf(id)).toSorted()).toEqual(['DH_AFFECTEE', 'DH_AVIS_ATTENDU']);
  expect((await (await as('EXP80001'))(demande.todoList, {})).elements.map((one) => one.id)).toContain(id);
});

test('[DH35] a complement is due, reminded once, answered, and comes back to the expert who asked', async () => {
  const asked = await act('EXP80001', id, {
    action: 'DemandeComplement',
    draftWorkflowComment: 'La grille manque.',
    avis: { type: 'DC', texte: 'Grille absente.' },
  });
  expect(asked).toMatchObject({ retourTache: 'sous_commission', dateEcheance: addDays(today, 30) });
  const seen = await read('LPF20001', id);
  expect([seen.modifiable, seen.typeDernierAvis, seen.nomPrenomAssignedUserHabilis]).toEqual([true, null, null]);
  const day = (at: string) => ({
    today: at,
    now: new Date(`${at}T04:00:00Z`),
    settings: DEFAULT_SETTINGS,
    jobs: server.services.jobs,
  });
  const before = (await courrielsOf(id)).length;
  for (const at of [22, 23, 23, 24]) await updateDailyDemandes(db(), day(addDays(today, at)));
  expect((await courrielsOf(id)).slice(before)).toEqual(['dh-rappel-complement']);
  // Suspended meanwhile, the entite may begin nothing, but may still answer a complement that would expire.
  const { entite_id: entiteId } = await rowOf(id);
  const dossier = db()
    .updateTable('demande_administrative')
    .where('entite_id', '=', entiteId)
    .where('en_cours', '=', true);
  await dossier.set({ tache: 'da_complement', date_suspension_administrative: addDays(today, -1) }).execute();
  const manager = await as('LPF20001');
  expect(await refusal(manager(dh.start, {}))).toMatchObject({ title: 'demande.entite-suspendue' });
  const answered = await submitWhole('LPF20001', await read('LPF20001', id));
  await dossier.set({ tache: 'validee', date_suspension_administrative: null }).execute();
  expect(answered.currentWfTaskDefKeys).toEqual(['sous_commission']);
  expect((await rowOf(id)).assigne_id).toBe((await rowOf(id)).expert_id);
  await act('EXP80001', id, { avis: { type: 'F', texte: null } });
});

test('[DH55] who may see the latest avis does; a demandeur’s history tells no avis', async () => {
  expect(await read('RDI90003', id)).toMatchObject({ typeDernierAvis: 'F', dossierAdministratif: { valide: true } });
  expect((await read('RCA60001', id)).typeDernierAvis).toBeNull();
  const params = { id: String(id), type: 'DH' };
  const own = await (await as('LPF20001'))(historiqueCommentaire.list, { params });
  expect(own.filter(({ commentaire }) => commentaire !== null).map(({ commentaire }) => commentaire)).toEqual([
    'La grille manque.',
  ]);
  expect(
    own.every(({ auteurRoleType, auteurNomPrenom }) => auteurRoleType === 'G' || auteurNomPrenom !== 'Thomas Rey'),
  ).toBe(true);
});

test('[DH26][DH28] the commission’s date is today or later, and the decision waits for it', async () => {
  await act('RDI90003', id, { avis: { type: 'F', texte: null } });
  const commission = await as('CNH91001');
  const planned = (changes: Changes) => async () =>
    commission(dh.updateDateCnh, { body: dhWriteBody(await read('CNH91001', id), changes) });
  expect(await refusal(planned({ dateCnh: addDays(today, -1) })())).toMatchObject({ title: 'demande.date-cnh-passee' });
  await planned({ dateCnh: addDays(today, 1) })();
  await act('CNH91001', id);
  expect(await refusal(act('CNH91001', id, { decision: 'ACCORDE' }))).toMatchObject({
    status: 409,
    title: 'demande.decision-prematuree',
  });
});

test('[DH2][DH40][DH41] an administrator brings a demande elsewhere with a reason; what cannot be reached is refused', async () => {
  const administrator = await as('ADM92001');
  const keys = await administrator(dh.wfTaskDefKeys, { params: { id: String(id) } });
  expect(keys).toContain('validation_demande');
  expect(keys).not.toContain('acceptee');
  const goto = async (taskDefinitionKey: string, changes: { commentaire?: string; version?: number } = {}) => {
    const { version } = await read('ADM92001', id);
    const body = { demandeHabilitationId: Number(id), taskDefinitionKey, commentaire: 'Erreur de date.', version };
    return administrator(dh.wfGotoTask, { body: { ...body, ...changes } });
  };
  for (const key of ['acceptee', 'ailleurs']) {
    expect(await refusal(goto(key))).toMatchObject({
      status: 400,
      errors: [{ path: 'taskDefinitionKey', title: 'champ.invalide' }],
    });
  }
  expect(await refusal(goto('instruction', { commentaire: ' ' }))).toMatchObject({
    title: 'demande.commentaire-requis',
  });
  expect(await refusal(goto('instruction', { version: 0 }))).toMatchObject({ title: 'demande.version-perimee' });
  const before = (await courrielsOf(id)).length;
  await goto('planification_decision');
  expect(await alertesOf(id)).toEqual(['DH_A_PLANIFIER']);
  // The day is kept on the task that plans it, and removed on a task without one.
  expect((await rowOf(id)).date_cnh).toBe(addDays(today, 1));
  await goto('complement');
  expect((await rowOf(id)).date_cnh).toBeNull();
  expect(await refusal(goto('decision'))).toMatchObject({ errors: [{ title: 'demande.date-cnh-requise' }] });
  // The entite is told that its demande was moved, not why nor by whom.
  const params = { id: String(id), type: 'DH' };
  const own = await (await as('LPF20001'))(historiqueCommentaire.list, { params });
  expect(own.slice(0, 2)).toMatchObject([
    { actionKey: 'VaA', commentaire: null, auteurNomPrenom: null },
    { actionKey: 'VaA', commentaire: null, auteurNomPrenom: null },
  ]);
  const [inside] = await (await as('RCA60001'))(historiqueCommentaire.list, { params });
  expect(inside).toMatchObject({ actionKey: 'VaA', commentaire: 'Erreur de date.' });
  const mails = db().selectFrom('courriel').select(['modele', 'valeurs']).where('objet_id', '=', Number(id));
  const told = (
    await mails
      .where(sql<boolean>`modele like 'dh-%'`)
      .orderBy('id')
      .execute()
  ).slice(before);
  expect(told.map(({ modele }) => modele)).toEqual(expect.arrayContaining(['dh-deplacee', 'dh-a-planifier']));
  const ofEntite = told.filter(({ modele }) => modele === 'dh-deplacee');
  expect(ofEntite.length).toBeGreaterThan(1);
  expect(JSON.stringify(ofEntite)).not.toContain('Erreur de date.');
  await goto('planification_decision');
  await act('CNH91001', id, { dateCnh: today });
});

test('[DH33][DH38] a refusal with its motive may be appealed against once, with a document', async () => {
  expect(await refusal(act('CNH91001', id, { decision: 'REFUSE' }))).toMatchObject({ title: 'demande.motif-requis' });
  await act('CNH91001', id, { decision: 'REFUSE', motif: 'Moyens insuffisants.' });
  await sendHeld(server);
  const refused = await read('LPF20001', id);
  expect(refused).toMatchObject({ decision: 'REFUSE', motif: 'Moyens insuffisants.', finRecours: '2027-01-20' });
  expect((await alertesOf(id)).toSorted()).toEqual(['DH_REFUSEE', 'DH_REFUSEE', 'DH_SUPPRESSION', 'DH_SUPPRESSION']);
  const kept = refused.fileUploads.map((one) => ({ id: one.id }));
  const appeal = { champ: 'recours', userFilename: 'recours.pdf', partIndex: 0 };
  const body = dhWriteBody(refused, {
    action: 'Recours',
    draftWorkflowComment: 'Nous contestons.',
    fileUploads: [...kept, appeal],
  });
  const files = [new File([pdfOf('Recours')], 'recours.pdf')];
  const appealed = await (await as('LPF20001'))(dh.submit, { body, files });
  expect(appealed.currentWfTaskDefKeys).toEqual(['planification_decision']);
  expect(appealed.fileUploads).toHaveLength(refused.fileUploads.length + 1);
  const document = appealed.fileUploads.find(({ champ }) => champ === 'recours');
  const params = { id: String(document?.id) };
  expect((await (await as('CNH91001'))(file.download, { params })).blob.size).toBeGreaterThan(0);
  expect(await refusal((await as('RSC20002'))(file.download, { params }))).toMatchObject({ status: 404 });
});

test('[DH29][DH42] granted, it is final: read only for everybody, and told', async () => {
  await act('CNH91001', id, { dateCnh: today });
  await act('CNH91001', id, { decision: 'ACCORDE' });
  await sendHeld(server);
  const granted = await read('CNH91001', id);
  expect(granted).toMatchObject({ currentWfTaskDefKeys: ['acceptee'], decision: 'ACCORDE', actionsPossibles: [] });
  const given = db().selectFrom('habilitation').selectAll().where('id', '=', granted.habilitationId);
  expect(await given.executeTakeFirst()).toMatchObject({
    date_debut: today,
    date_fin: granted.dateFin,
    rupture: false,
  });
  expect(await alertesOf(id)).toEqual(['DH_ACCEPTEE', 'DH_ACCEPTEE']);
  expect(await courrielsOf(id)).not.toContain('dh-abandonnee');
  const again = { ...dhWriteBody(granted), decision: 'REFUSE' as const, motif: 'Non.' };
  expect(await refusal((await as('CNH91001'))(dh.submitDecision, { body: again }))).toMatchObject({ status: 409 });
});

test('[H5][H17][H36] a renewal finds again what still holds, is stored once, and is the only one under way', async () => {
  const { habilitationId } = await read('LPF20001', id);
  const params = { id: String(habilitationId) };
  const manager = await as('LPF20001');
  const start = async (call: Call) => call(da.startRenouvellement, { params });
  expect(await refusal(start(manager))).toMatchObject({ title: 'habilitation.renouvellement-impossible' });
  await db()
    .updateTable('habilitation')
    .set({ date_fin: addDays(today, 60) })
    .where('id', '=', Number(habilitationId))
    .execute();
  expect(await refusal(start(await as('RSC20002')))).toMatchObject({ status: 404 });
  expect(await refusal(start(await as('INS50001')))).toMatchObject({ status: 403 });
  const former = (await read('LPF20001', id)).fileUploads;
  const [old] = former;
  await db()
    .updateTable('fichier')
    .set({ depose_le: new Date('2023-11-20T09:00:00Z') })
    .where('id', '=', old?.id ?? 0)
    .execute();
  const draft = await start(manager);
  const found = former.filter((one) => one !== old && !['lettreEngagement', 'recours'].includes(one.champ));
  expect(draft.fileUploads.map(({ champ }) => champ)).toEqual(found.map(({ champ }) => champ));
  expect(found.length).toBeGreaterThan(0);
  expect(draft.formateurs).toEqual((await read('LPF20001', id)).formateurs);

  // A double click sends the same key twice; another tab has its own key.
  const body = dhWriteBody(draft, { cleBrouillon: randomUUID() });
  const both = await Promise.all([manager(dh.update, { body }), manager(dh.update, { body })]);
  const [one] = both;
  expect(new Set(both.map((saved) => saved.id)).size).toBe(1);
  expect(one?.fileUploads.map((kept) => kept.id)).toEqual(found.map((kept) => kept.id));
  const again = dh.update;
  expect(await refusal(manager(again, { body: { ...body, cleBrouillon: randomUUID() } }))).toMatchObject({
    status: 409,
    title: 'habilitation.demande-deja-en-cours',
  });
  for (const call of [da.startRenouvellement, da.startAjoutPlateformeFixe]) {
    expect(await refusal(manager(call, { params }))).toMatchObject({
      status: 409,
      title: 'habilitation.demande-deja-en-cours',
      courant: { id: one?.id },
    });
  }
  const { actionsPossibles } = await manager(habilitation.get, { params: { id: String(habilitationId) } });
  expect(actionsPossibles).not.toContain('renouveler');
  // What the renewal drops stays with the granted demande.
  const saved = await read('LPF20001', one?.id ?? 0);
  await manager(dh.update, { body: dhWriteBody(saved, { fileUploads: [] }) });
  expect((await read('LPF20001', id)).fileUploads).toHaveLength(former.length);
  const submitted = await submitWhole('LPF20001', await read('LPF20001', one?.id ?? 0));
  expect(submitted).toMatchObject({ habilitationSourceMode: 'REN', currentWfTaskDefKeys: ['instruction'] });
});

test('[DH35][DH39][DH37] what time ends: a complement unanswered, a refusal after two months, its documents gone, its number kept', async () => {
  // Its time was over before the days of the reminder.
  const complement = await idOf('GUR-1', 'abandonnee');
  const refused = await idOf('PRAPIBC-1', 'suppression_apres_refus');
  const at = '2027-03-01';
  await updateDailyDemandes(db(), {
    today: at,
    now: new Date(`${at}T04:00:00Z`),
    settings: DEFAULT_SETTINGS,
    jobs: server.services.jobs,
  });
  expect(await rowOf(complement)).toMatchObject({ tache: 'abandonnee', en_cours: false });
  expect(await rowOf(refused)).toMatchObject({
    tache: 'supprimee',
    numero: expect.stringMatching(/^DH-/),
    motif: expect.stringContaining('moyens'),
  });
  expect(await alertesOf(refused)).toEqual([]);
  const documents = db().selectFrom('demande_habilitation_fichier').where('demande_id', '=', refused);
  expect(await documents.select('fichier_id').execute()).toEqual([]);
  const kept = () =>
    Promise.all([
      db().selectFrom('demande_habilitation').where('id', '=', refused).select('numero').execute(),
      db().selectFrom('decision_commission').where('demande_id', '=', refused).select('motif').execute(),
      db()
        .selectFrom('historique_commentaire')
        .where('demande_type', '=', 'DH')
        .where('demande_id', '=', refused)
        .select('commentaire')
        .limit(1)
        .execute(),
    ]);
  const { conservationDemandesSupprimeesJours: days } = DEFAULT_SETTINGS;
  await purgeDemandes(db(), { today: addDays(at, days), settings: DEFAULT_SETTINGS });
  expect((await kept()).map((rows) => rows.length)).toEqual([1, 1, 1]);
  await purgeDemandes(db(), { today: addDays(at, days + 1), settings: DEFAULT_SETTINGS });
  expect(await kept()).toEqual([[], [], []]);
  expect(await rowOf(complement)).toMatchObject({ tache: 'abandonnee' });
});

test('[DH9][DH57] a draft is deleted with a comment; an administrator reads avis under the eyes of the trail', async () => {
  const manager = await as('LPF20001');
  const draft = await idOf('GEPO-1', 'saisie');
  const { version } = await read('LPF20001', draft);
  const params = { id: String(draft) };
  expect(await refusal(manager(dh.remove, { params, body: { version, commentaire: ' ' } }))).toMatchObject({
    status: 400,
    title: 'demande.commentaire-requis',
    errors: [{ path: 'commentaire', title: 'demande.commentaire-requis' }],
  });
  await manager(dh.remove, { params, body: { version, commentaire: 'Plus utile.' } });
  expect(await refusal(read('LPF20001', draft))).toMatchObject({ status: 404 });
  await (
    await as('ADM92001')
  )(dh.avis, { params: { id: String(id) } });
  const trail = await db()
    .selectFrom('audit')
    .select('action')
    .where('objet_type', '=', 'demande-habilitation')
    .where('objet_id', '=', Number(id))
    .execute();
  expect(trail.map(({ action }) => action)).toContain('demande-habilitation.avis-lus');
});

test('[DH1] every step of the road is in the history and in the trail', async () => {
  const steps = await db()
    .selectFrom('historique_commentaire')
    .select(['action_key', 'tache', 'tache_suivante'])
    .where('demande_type', '=', 'DH')
    .where('demande_id', '=', Number(id))
    .orderBy('id')
    .execute();
  const trail = await db()
    .selectFrom('audit')
    .select(['action', 'detail'])
    .where('objet_type', '=', 'demande-habilitation')
    .where('objet_id', '=', Number(id))
    .execute();
  for (const step of steps) {
    expect(trail.map(({ action }) => action)).toContain(`demande-habilitation.${step.action_key}`);
  }
  expect(steps.at(-1)).toMatchObject({ tache: 'decision', tache_suivante: 'acceptee' });
});

test('[DA60] a demande administrative that is followed by another begins it empty, of its role until there is an entite, and ends it', async () => {
  const newcomer = await as('NOT94003');
  const started = await newcomer(da.start, {});
  const saved = await newcomer(da.update, { body: writeBody(started, { cleBrouillon: randomUUID() }) });
  const { elements } = await newcomer(demande.todoList, {});
  const mine = elements.find(({ type }) => type === 'DH');
  expect(mine).toMatchObject({
    numero: null,
    libelleDispositifNiveau: null,
    currentTaskDefinitionKey: 'saisie',
  });
  expect(await read('NOT94003', mine?.id ?? 0)).toMatchObject({
    entiteDemandeuse: null,
    dossierAdministratif: { id: saved.id, currentTaskDefinitionKey: 'da_saisie' },
  });
  const params = { id: String(saved.id) };
  await newcomer(da.remove, { params, body: { version: saved.version, commentaire: 'Projet reporté.' } });
  expect(await rowOf(mine?.id ?? 0)).toMatchObject({ tache: 'abandonnee', en_cours: false });
});

test('[DA62] a rejection that is confirmed closes the drafts of its entite', async () => {
  const demandeur = await as('AUB10001');
  const draft = await demandeur(dh.update, { body: empty({ dispositifNiveauId: await niveauId('GEPO-1') }) });
  const caisse = await as('RCA60003');
  const { elements } = await caisse(demande.todoList, { query: { tache: 'da_validation_rejet' } });
  const params = { id: String(elements[0]?.id) };
  const rejected = await caisse(da.get, { params });
  await caisse(da.submitByInstructeur, {
    body: writeBody(rejected, { action: 'Confirme', draftWorkflowComment: 'Hors champ.' }),
  });
  expect(await rowOf(draft.id)).toMatchObject({ tache: 'abandonnee' });
  expect(await courrielsOf(draft.id)).toContain('dh-abandonnee');
});

test('[DH703] an avis that is being written stays a draft when a complement is asked for', async () => {
  const renewal = await idOf('SST-1', 'sous_commission');
  const expert = await as('EXP80001');
  const params = { id: String(renewal) };
  const avis = { type: 'D', texte: null } as const;
  const latest = (await read('REP70001', renewal)).typeDernierAvis;
  await expert(dh.updateAvis, { body: dhWriteBody(await read('EXP80001', renewal), { avis }) });
  await act('EXP80001', renewal, { action: 'DemandeComplement', draftWorkflowComment: 'La grille manque.' });
  for (const reader of ['RDI90001', 'REP70001', 'CNH91001', 'EXP80001']) {
    const given = await (await as(reader))(dh.avis, { params });
    expect(given.filter(({ taskDefinitionKey }) => taskDefinitionKey === 'sous_commission')).toEqual([]);
  }
  expect((await read('REP70001', renewal)).typeDernierAvis).toBe(latest);
  await submitWhole('RSC20002', await read('RSC20002', renewal));
  expect(await expert(dh.avisDraft, { params })).toEqual(avis);
  // The avis that asks for a complement is separate; the draft stays as it is.
  const asking = { type: 'DC', texte: 'Grille absente.' } as const;
  await act('EXP80001', renewal, { action: 'DemandeComplement', draftWorkflowComment: 'Encore.', avis: asking });
  expect(await expert(dh.avis, { params })).toMatchObject([asking]);
  await submitWhole('RSC20002', await read('RSC20002', renewal));
  expect(await expert(dh.avisDraft, { params })).toEqual(avis);
});
