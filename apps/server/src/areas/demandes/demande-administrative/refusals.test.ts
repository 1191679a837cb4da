import { randomUUID } from 'node:crypto';
import type { Call } from '@habilis/api/client/createClient';
import { demande } from '@habilis/api/demande/endpoints';
import type { DemandeAdministrativeWrite } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { demandeAdministrative as da } from '@habilis/api/demande-administrative/endpoints';
import { historiqueCommentaire } from '@habilis/api/historique-commentaire/endpoints';
import { isSiret } from '@habilis/domain/identifiant/isSiret';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import { demandeIdOf } from '../../../test/demandeIdOf.ts';
import { inventSiret } from '@habilis/domain/identifiant/inventSiret';
import { pdfOf } from '../../../test/pdfOf.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import { writeBody } from '../../../test/writeBody.ts';
import { CLOSED_SIREN } from '../../../platform/register/stubRegister.ts';
import type { TestServer } from '../../../test/startTestServer.ts';

let server: TestServer;
let isDown = false;

beforeAll(async () => {
  server = await startPeopledServer({ isRegisterDown: () => isDown });
});
afterAll(() => server.close());

const db = () => server.services.connection.db;
const read = (call: Call, id: number) => call(da.get, { params: { id: String(id) } });
const pdf = (title: string) => new File([pdfOf(title)], `${title}.pdf`);

const idOf = (raisonSociale: string) => demandeIdOf(server, raisonSociale);

/** A first save by the person whose role has no entite yet. */
async function firstSave(
  newcomer: Call,
  changes: Partial<DemandeAdministrativeWrite> = {},
): Promise<DemandeAdministrativeWrite> {
  const started = await newcomer(da.startWithoutDemandeHabilitation, {});
  return writeBody(started, { cleBrouillon: randomUUID(), ...changes });
}

const closedSiret = Array.from({ length: 10 }, (_, key) => `${CLOSED_SIREN}0002${key}`).find(isSiret);

const COMPLETE: Partial<DemandeAdministrativeWrite> = {
  raisonSociale: 'Régnier Prévention',
  siret: inventSiret(99),
  typeEntite: 'ENT',
  regime: 'GENERAL',
  declarationUrssaf: false,
  adresse: { ligne1: '1 rue Haute', ligne2: null, codePostalVille: { codePostal: '57000', ville: 'Metz' } },
  responsableLegal: { nom: 'Régnier', prenom: 'Chloé', fonction: 'Gérante' },
  contact: {
    nom: 'Régnier',
    prenom: 'Chloé',
    email: 'c.regnier@example.org',
    telephone: { indicatif: '+33', numero: '06 39 98 12 34' },
  },
};

test('[V25] start stores nothing and is pre-filled from the person', async () => {
  const newcomer = await actAs(server, 'NOT94003');
  const started = await newcomer(da.start, {});
  expect(started).toMatchObject({
    id: null,
    version: 0,
    avecDemandeHabilitation: true,
    modifiable: true,
    contact: { nom: 'Régnier', prenom: 'Chloé' },
    actionsPossibles: [{ key: 'Soumet' }],
  });
  expect(await newcomer(demande.currentList, {})).toMatchObject({ total: 0 });
});

test('[DA54] two first saves at once make one row, and so does a third with another key', async () => {
  const newcomer = await actAs(server, 'NOT94003');
  const body = await firstSave(newcomer, { raisonSociale: 'Régnier' });
  const [one, two] = await Promise.all([newcomer(da.update, { body }), newcomer(da.update, { body })]);
  expect(one.id).toBe(two.id);
  expect(new Set([one.version, two.version])).toEqual(new Set([1, 2]));
  expect(await newcomer(demande.todoList, {})).toMatchObject({ total: 1, elements: [{ raisonSociale: 'Régnier' }] });
  const other = { ...body, cleBrouillon: randomUUID() };
  expect(await refusal(newcomer(da.update, { body: other }))).toMatchObject({
    status: 409,
    title: 'demande.version-perimee',
    courant: { id: one.id },
  });
  expect(await refusal(newcomer(da.update, { body: { ...body, cleBrouillon: null } }))).toMatchObject({
    status: 400,
    errors: [{ path: 'cleBrouillon' }],
  });
  // Starting again resumes the demande under way.
  expect(await newcomer(da.start, {})).toMatchObject({ id: one.id });
});

test('[E15] a stale save gets 409 with what is stored, and changes nothing', async () => {
  const newcomer = await actAs(server, 'NOT94003');
  const stored = await newcomer(da.start, {});
  const saved = await newcomer(da.update, { body: writeBody(stored, { raisonSociale: 'Régnier et filles' }) });
  const stale = await refusal(newcomer(da.update, { body: writeBody(stored, { raisonSociale: 'Perdue' }) }));
  expect(stale).toMatchObject({ status: 409, title: 'demande.version-perimee', courant: { version: saved.version } });
  expect(await newcomer(da.start, {})).toEqual(saved);
});

test('[DA51][DA52][DA53][E14] a SIRET of another entite is 409, a closed SIREN is said beside its field, an outage does not block', async () => {
  const newcomer = await actAs(server, 'NOT94003');
  const submit = async (changes: Partial<DemandeAdministrativeWrite>) =>
    newcomer(da.submit, { body: writeBody(await newcomer(da.start, {}), { ...COMPLETE, ...changes }) });
  const asked = () => db().selectFrom('audit').select('detail').where('action', 'like', '%.RechercheSiret').execute();
  expect(await refusal(submit({ siret: '01023145400017' }))).toMatchObject({
    status: 409,
    title: 'demande-administrative.siret-deja-utilise',
  });
  // Whoever tries SIRETs is counted and leaves a trace, here and at the register (SC22).
  await newcomer(da.registre, { params: { siret: '01023145400017' } });
  await newcomer(da.registre, { params: { siret: '01023145400018' } });
  const one = { detail: { siret: '01023145400017' } };
  expect(await asked()).toEqual([one, one]);
  const counted = db().selectFrom('tentative').select('cle').where('cle', 'like', 'stagiaires-compte:%');
  expect(await counted.execute()).toHaveLength(2);
  await newcomer(da.update, {
    body: writeBody(await newcomer(da.start, {}), { ...COMPLETE, siret: closedSiret ?? null }),
  });
  const params = { id: String((await newcomer(da.start, {})).id) };
  expect(await newcomer(da.check, { params })).toMatchObject({ resultat: 'FERME' });
  expect(await refusal(submit({ siret: closedSiret ?? null }))).toMatchObject({
    status: 400,
    errors: [{ path: 'siret', title: 'champ.siren-ferme' }],
  });
  isDown = true;
  await newcomer(da.update, { body: writeBody(await newcomer(da.start, {}), COMPLETE) });
  expect(await newcomer(da.check, { params })).toMatchObject({ resultat: 'NON_VERIFIE' });
  // 57 belongs to Alsace-Moselle: only an entite that already has a caisse may keep another one.
  expect(await submit({})).toMatchObject({
    caisseInstructrice: { code: 'ALSACE_MOSELLE' },
    verificationSiren: { resultat: 'NON_VERIFIE' },
    contact: { telephone: { numero: '0639981234' } },
  });
  isDown = false;
  const role = await db()
    .selectFrom('role')
    .innerJoin('entite', 'entite.id', 'role.entite_id')
    .select(['role.type', 'entite.etat', 'entite.siret'])
    .where('entite.siret', '=', COMPLETE.siret ?? '')
    .executeTakeFirst();
  expect(role).toEqual({ type: 'DM', etat: 'provisoire', siret: COMPLETE.siret });
});

test('[P57] out of scope is 404 for another entite, another caisse, a dispositif manager; a wrong role is 403', async () => {
  const id = await idOf('Ardoise Formation');
  const params = { id: String(id) };
  for (const stranger of ['LPF20001', 'INS50002', 'RCA60002', 'RDI90001', 'EXP80001']) {
    const call = await actAs(server, stranger);
    expect([stranger, (await refusal(call(da.get, { params }))).status]).toEqual([stranger, 404]);
    expect((await refusal(call(historiqueCommentaire.list, { params: { ...params, type: 'DA' } }))).status).toBe(404);
    expect((await refusal(call(da.check, { params }))).status).toBe(404);
  }
  const instructeur = await actAs(server, 'INS50001');
  const body = writeBody(await read(instructeur, id));
  expect(await refusal((await actAs(server, 'INS50002'))(da.submitByInstructeur, { body }))).toMatchObject({
    status: 404,
  });
  expect(await refusal((await actAs(server, 'LPF20001'))(da.update, { body }))).toMatchObject({ status: 404 });
  expect(await refusal(instructeur(da.submit, { body }))).toMatchObject({ status: 403 });
  expect(await refusal((await actAs(server, 'LPF20001'))(da.submitByInstructeur, { body }))).toMatchObject({
    status: 403,
  });
  expect(await refusal((await actAs(server, 'FOR40001'))(demande.currentList, {}))).toMatchObject({ status: 403 });
  for (const reader of ['REP70001', 'ADM92001', 'SUP93001', 'CNH91001', 'RCA60001']) {
    expect(await read(await actAs(server, reader), id)).toMatchObject({ id, modifiable: false });
  }
});

test('[W23] a step repeated under its key is taken once, and the same key cannot serve another', async () => {
  const instructeur = await actAs(server, 'INS50001');
  const id = await idOf('Champagne Secours Conseil');
  const before = await read(instructeur, id);
  const { assignedUserHabilisId: titulaireHabilisId } = before.currentWorkflowTask;
  const body = writeBody(before, { currentWorkflowTask: { selectedActionKey: 'PrendEnCharge', titulaireHabilisId } });
  const take = (sent: DemandeAdministrativeWrite) =>
    instructeur(da.submitByInstructeur, { body: sent }, { idempotencyKey: 'une-seule-fois' });
  const taken = await take(body);
  expect(taken.version).toBe(before.version + 1);
  expect(await take(body)).toEqual(taken);
  expect(await read(instructeur, id)).toEqual(taken);
  expect(await refusal(take({ ...body, draftWorkflowComment: 'autre' }))).toMatchObject({
    status: 409,
    title: 'requete-deja-faite-autrement',
  });
});

test('[DA66] actions: unknown or of others 400, moved 409, assigning only to an instructeur of the caisse', async () => {
  const instructeur = await actAs(server, 'INS50001');
  const manager = await actAs(server, 'RCA60001');
  const id = await idOf('Mirabelle Prévention');
  const body = async (action: string, assigne?: string) =>
    writeBody(await read(instructeur, id), { action, ...(assigne === undefined ? {} : { assigne }) });
  for (const action of ['Invente', 'Confirme', 'Modifie']) {
    expect(await refusal(instructeur(da.submitByInstructeur, { body: await body(action) }))).toMatchObject({
      status: 400,
      title: 'demande.action-interdite',
    });
  }
  expect(await refusal(manager(da.submitByInstructeur, { body: await body('Soumet') }))).toMatchObject({ status: 400 });
  expect(await refusal(manager(da.submitByInstructeur, { body: await body('Confirme') }))).toMatchObject({
    title: 'demande.etape-modifiee',
  });
  expect(await refusal(manager(da.submitByInstructeur, { body: await body('Affecte') }))).toMatchObject({
    title: 'demande.affectation-requise',
  });
  expect(await refusal(manager(da.submitByInstructeur, { body: await body('Affecte', 'INS50002') }))).toMatchObject({
    status: 400,
    errors: [{ path: 'currentWorkflowTask.assignedUserHabilisId' }],
  });
  const seen = await read(manager, id);
  expect(seen.affectables.map(({ habilisId }) => habilisId)).toEqual(['INS50008', 'INS50001']);
  const assigned = await manager(da.submitByInstructeur, { body: await body('Affecte', 'INS50008') });
  expect(assigned).toMatchObject({ assignedUserNomPrenom: 'Fanny Didier', version: seen.version + 1 });
});

test('a rejection is confirmed or sent back by the caisse manager', async () => {
  const instructeur = await actAs(server, 'INS50001');
  const manager = await actAs(server, 'RCA60001');
  const id = await idOf('Vosges Gestes et Postures');
  const act = async (call: Call, action: string, comment: string | null) =>
    call(da.submitByInstructeur, { body: writeBody(await read(call, id), { action, draftWorkflowComment: comment }) });
  await act(instructeur, 'Rejette', 'Hors champ');
  expect(await act(manager, 'Renvoie', 'À revoir')).toMatchObject({
    currentWorkflowTask: { currentTaskDefinitionKey: 'da_instruction', assignedUserHabilisId: 'INS50001' },
  });
  await act(instructeur, 'Rejette', 'Toujours hors champ');
  await act(manager, 'Confirme', 'Refus confirmé');
  const demandeur = await actAs(server, 'NES10103');
  expect(await read(demandeur, id)).toMatchObject({
    currentWorkflowTask: { currentTaskDefinitionKey: 'refusee' },
    actionsPossibles: [{ key: 'Supprime' }],
  });
  const history = await demandeur(historiqueCommentaire.list, { params: { id: String(id), type: 'DA' } });
  expect(history.map(({ commentaire }) => commentaire)).toEqual(['Refus confirmé', null, null, null, null]);
  // After a refusal the demandeur may begin again, with what is known of the entite.
  expect(await demandeur(da.start, {})).toMatchObject({ id: null, raisonSociale: 'Vosges Gestes et Postures' });
});

test('[DA61] type E is stored without contact nor publication, whatever was sent', async () => {
  const demandeur = await actAs(server, 'NES10130');
  const stored = await read(demandeur, await idOf('Relais Santé Travail'));
  const saved = await demandeur(da.update, {
    body: writeBody(stored, { typeEntite: 'E', diffusion: true, diffusionEmail: 'a@example.org' }),
  });
  expect(saved).toMatchObject({
    typeEntite: 'E',
    contact: { nom: null, email: null, telephone: { numero: null } },
    diffusion: false,
    diffusionEmail: null,
  });
  expect(await demandeur(da.update, { body: writeBody(saved, { typeEntite: stored.typeEntite }) })).toMatchObject({
    contact: { nom: null },
  });
});

test('files: only those of the demande are kept, only known slots are filled', async () => {
  const demandeur = await actAs(server, 'NES10129');
  const stored = await read(demandeur, await idOf('École du Chantier Propre'));
  const foreign = await db()
    .selectFrom('demande_administrative_fichier')
    .select('fichier_id')
    .where('demande_id', '<>', stored.id ?? 0)
    .executeTakeFirstOrThrow();
  const save = (fileUploads: DemandeAdministrativeWrite['fileUploads'], files: readonly File[] = []) =>
    demandeur(da.update, { body: writeBody(stored, { fileUploads }), files });
  expect(await refusal(save([{ id: foreign.fichier_id }]))).toMatchObject({
    status: 400,
    errors: [{ path: 'fileUploads.0.id' }],
  });
  expect(await refusal(save([{ champ: 'photo', userFilename: 'a.pdf', partIndex: 0 }], [pdf('a')]))).toMatchObject({
    errors: [{ path: 'fileUploads.0.champ' }],
  });
  expect(await refusal(save([{ champ: 'autre', userFilename: 'a.pdf', partIndex: 1 }], [pdf('a')]))).toMatchObject({
    errors: [{ path: 'fileUploads.0.partIndex' }],
  });
  expect((await save([])).fileUploads).toEqual([]);
});
