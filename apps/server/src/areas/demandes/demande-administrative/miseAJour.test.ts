import type { Call } from '@habilis/api/client/createClient';
import { demande } from '@habilis/api/demande/endpoints';
import type { DemandeAdministrativeWrite } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { demandeAdministrative as da } from '@habilis/api/demande-administrative/endpoints';
import { historiqueCommentaire } from '@habilis/api/historique-commentaire/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import { pdfOf } from '../../../test/pdfOf.ts';
import { TEST_TODAY } from '../../../test/TEST_TODAY.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import { writeBody } from '../../../test/writeBody.ts';
import type { TestServer } from '../../../test/startTestServer.ts';

let server: TestServer;
let manager: Call;
let instructeur: Call;
let id = 0;

beforeAll(async () => {
  server = await startPeopledServer();
  manager = await actAs(server, 'LPF20001');
  instructeur = await actAs(server, 'INS50001');
  id = (await manager(demande.currentList, {})).elements[0]?.id ?? 0;
});
afterAll(() => server.close());

type Changes = Partial<DemandeAdministrativeWrite>;
// The attestation of the demonstration is older than six months on this day.
const RENEWED: Changes = { dateAttestationUrssaf: '2026-11-02' };
const read = (call: Call) => call(da.get, { params: { id: String(id) } });
const pdf = new File([pdfOf('recepisse')], 'recepisse.pdf');
const act = async (action: string | null, changes: Changes = {}, files: readonly File[] = []) =>
  manager(da.submit, {
    body: writeBody(await read(manager), { ...(action === null ? {} : { action }), ...changes }),
    files,
  });
const task = async (call: Call) => (await read(call)).currentWorkflowTask.currentTaskDefinitionKey;
const entite = () =>
  server.services.connection.db
    .selectFrom('entite')
    .innerJoin('demande_administrative as da', 'da.entite_id', 'entite.id')
    .select(['entite.etat', 'entite.raison_sociale', 'entite.type_entite', 'da.donnees_validees'])
    .where('da.id', '=', id)
    .executeTakeFirstOrThrow();

test('[DA700] an entite whose attestation has aged leaves the directory all the same', async () => {
  const before = await read(manager);
  expect(before).toMatchObject({ diffusion: true, copieValidee: null, champsRetenus: [] });
  await act('Modifie');
  const applied = await act(null, { diffusion: false });
  expect(applied).toMatchObject({
    currentWorkflowTask: { currentTaskDefinitionKey: 'validee' },
    dateAttestationUrssaf: before.dateAttestationUrssaf,
  });
  expect(await read(instructeur)).toMatchObject({ diffusion: false });
  await act('Modifie');
  await act(null, { diffusion: true });
  expect(await read(instructeur)).toMatchObject({ diffusion: true });
});

test('[DA701] consent withdrawn beside a wrong contact applies at the save; the wrong field is told by its path', async () => {
  const { contact } = await read(manager);
  const opened = await act('Modifie');
  expect(opened).toMatchObject({ copieValidee: { saisie: { diffusion: true } }, champsRetenus: [] });
  const saved = await manager(da.update, {
    body: writeBody(await read(manager), { diffusion: false, contact: { ...contact, email: 'a@b' } }),
  });
  expect(saved.champsRetenus).toEqual([{ path: 'contact.email', title: 'champ.email-invalide' }]);
  expect(await read(instructeur)).toMatchObject({ diffusion: false, contact, champsRetenus: [], copieValidee: null });
  await manager(da.update, { body: writeBody(await read(manager), { diffusion: true, contact }) });
  expect(await read(instructeur)).toMatchObject({ diffusion: true });
});

test('[DA702] a submit refused for a wrong contact, or for a name, takes no consent back', async () => {
  const { contact } = await read(manager);
  for (const wrong of [{ contact: { ...contact, email: 'a@b' } }, { raisonSociale: null }]) {
    await manager(da.update, { body: writeBody(await read(manager), { diffusion: true }) });
    expect(await refusal(act(null, { diffusion: false, ...wrong }))).toMatchObject({ status: 400 });
    expect(await read(instructeur)).toMatchObject({ diffusion: false, contact });
    expect(await read(manager)).toMatchObject({ diffusion: true });
  }
  await act(null);
  expect(await read(instructeur)).toMatchObject({ diffusion: true });
});

test('[DA71] a copy submitted without a change of a sensitive field applies at once, without examination', async () => {
  const before = await read(manager);
  const awaited = await instructeur(demande.todoListCount, {});
  const opened = await act('Modifie', {
    ...RENEWED,
    contact: { ...before.contact, nom: 'Muller' },
    responsableLegal: { ...before.responsableLegal, nom: 'Muller' },
  });
  expect(opened).toMatchObject({ currentWorkflowTask: { currentTaskDefinitionKey: 'da_saisie' } });
  // Contact applies at once, the rest at the submit.
  expect(await read(instructeur)).toMatchObject({
    contact: { nom: 'Muller' },
    responsableLegal: before.responsableLegal,
    dateAttestationUrssaf: before.dateAttestationUrssaf,
  });
  const applied = await act(null);
  expect(applied).toMatchObject({
    currentWorkflowTask: { currentTaskDefinitionKey: 'validee' },
    numero: before.numero,
    dateFirstSoumission: before.dateFirstSoumission,
    dateLastSoumission: TEST_TODAY,
    dateEcheance: null,
    fileUploads: before.fileUploads,
  });
  expect(await read(instructeur)).toMatchObject({ responsableLegal: { nom: 'Muller' }, ...RENEWED });
  expect(await entite()).toMatchObject({
    etat: 'active',
    raison_sociale: before.raisonSociale,
    donnees_validees: null,
  });
  expect(await instructeur(demande.todoListCount, {})).toEqual(awaited);
  const [last] = await instructeur(historiqueCommentaire.list, { params: { id: String(id), type: 'DA' } });
  expect(last).toMatchObject({ taskDefinitionKey: 'da_saisie', nextTaskDefinitionKey: 'validee' });
});

test('[DA71] what applies at once is checked like any submit', async () => {
  await act('Modifie');
  expect(await refusal(act(null, { responsableLegal: { nom: null, prenom: null, fonction: null } }))).toMatchObject({
    status: 400,
    title: 'donnees-invalides',
  });
  expect(await task(manager)).toBe('da_saisie');
});

test('[DA71] a document that changes is examined, and so is a name', async () => {
  const [urssaf, nda] = (await read(manager)).fileUploads;
  const submitted = await act(
    null,
    { fileUploads: [{ id: urssaf?.id ?? 0 }, { champ: 'recepisseNda', userFilename: 'recepisse.pdf', partIndex: 0 }] },
    [pdf],
  );
  expect(submitted).toMatchObject({ currentWorkflowTask: { currentTaskDefinitionKey: 'da_instruction' } });
  expect((await read(instructeur)).fileUploads.map((file) => file.id)).not.toContain(nda?.id);
  await instructeur(da.submitByInstructeur, { body: writeBody(await read(instructeur)) });
  await act('Modifie', { raisonSociale: 'Lorraine Prévention' });
  expect(await act(null)).toMatchObject({ currentWorkflowTask: { currentTaskDefinitionKey: 'da_instruction' } });
  expect(await entite()).toMatchObject({ raison_sociale: 'Lorraine Prévention Formation' });
  await instructeur(da.submitByInstructeur, { body: writeBody(await read(instructeur)) });
  expect(await entite()).toMatchObject({ raison_sociale: 'Lorraine Prévention' });
});

test('[DA71] an update that the caisse asked for is examined even when nothing changed', async () => {
  await instructeur(da.submitByInstructeur, {
    body: writeBody(await read(instructeur), {
      action: 'DemandeMiseAJour',
      draftWorkflowComment: 'Merci de vérifier.',
    }),
  });
  expect(await task(manager)).toBe('da_complement');
  await act(null);
  expect(await task(instructeur)).toBe('da_instruction');
});
