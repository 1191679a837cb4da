import type { Call } from '@habilis/api/client/createClient';
import { demande } from '@habilis/api/demande/endpoints';
import type { DemandeAdministrativeWrite } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { demandeAdministrative as da } from '@habilis/api/demande-administrative/endpoints';
import { file } from '@habilis/api/file/endpoints';
import { historiqueCommentaire } from '@habilis/api/historique-commentaire/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import { pdfOf } from '../../../test/pdfOf.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import { writeBody } from '../../../test/writeBody.ts';
import type { TestServer } from '../../../test/startTestServer.ts';

let server: TestServer;
let demandeur: Call;
let instructeur: Call;
let manager: Call;
let id = 0;

beforeAll(async () => {
  server = await startPeopledServer();
  demandeur = await actAs(server, 'LPF20001');
  instructeur = await actAs(server, 'INS50001');
  manager = await actAs(server, 'RCA60001');
  id = (await demandeur(demande.currentList, {})).elements[0]?.id ?? 0;
});
afterAll(() => server.close());

const read = (call: Call) => call(da.get, { params: { id: String(id) } });
const download = (call: Call, fichierId: number) => call(file.download, { params: { id: fichierId } });
type Changes = Parameters<typeof writeBody>[1];
const submit = async (changes: Changes, files: readonly File[] = []) =>
  demandeur(da.submit, { body: writeBody(await read(demandeur), changes), files });
const decide = async (call: Call, action: string | null, changes: Partial<DemandeAdministrativeWrite> = {}) =>
  call(da.submitByInstructeur, {
    body: writeBody(await read(call), { ...(action === null ? {} : { action }), ...changes }),
  });
const pdf = new File([pdfOf('recepisse')], 'recepisse.pdf');

/** A working copy with another name and another document, which the demandeur is typing. */
async function typeCopy() {
  const before = await read(demandeur);
  const [kept, replaced] = before.fileUploads;
  await submit(
    {
      action: 'Modifie',
      raisonSociale: 'Lorraine Autre Nom',
      dateAttestationUrssaf: '2026-11-02',
      fileUploads: [{ id: kept?.id ?? 0 }, { champ: 'recepisseNda', userFilename: 'recepisse.pdf', partIndex: 0 }],
    },
    [pdf],
  );
  const typed = await read(demandeur);
  const added = typed.fileUploads.find((one) => !before.fileUploads.some((other) => other.id === one.id));
  return { before, kept: kept?.id ?? 0, replaced: replaced?.id ?? 0, added: added?.id ?? 0 };
}

test('[DA83] while a demandeur types in a working copy, the caisse reads the files of the validated one only', async () => {
  const { kept, replaced, added } = await typeCopy();
  expect((await read(instructeur)).fileUploads.map((one) => one.id)).toEqual([kept, replaced]);
  for (const agent of [instructeur, manager]) {
    expect(await refusal(download(agent, added))).toMatchObject({ status: 404 });
    for (const shown of [kept, replaced]) await download(agent, shown);
  }
  for (const shown of [kept, added]) await download(demandeur, shown);
  await submit({});
  expect((await read(instructeur)).fileUploads.map((one) => one.id)).toEqual([kept, added]);
  await download(instructeur, added);
});

test('[DA85] a confirmed rejection of a working copy leaves the validated copy as it was, whatever the body says', async () => {
  const shown = await read(demandeur);
  const added = shown.fileUploads[1]?.id ?? 0;
  await decide(instructeur, 'Rejette', { draftWorkflowComment: 'Interne : nom déjà pris' });
  expect(await refusal(decide(manager, 'Confirme'))).toMatchObject({
    status: 400,
    title: 'demande.commentaire-requis',
  });
  const confirmed = await decide(manager, 'Confirme', {
    draftWorkflowComment: 'Le nouveau nom ne peut pas être retenu.',
    raisonSociale: 'Nom glissé dans le corps',
    fileUploads: [],
  });
  expect(confirmed).toMatchObject({
    raisonSociale: 'Lorraine Prévention Formation',
    champsCorriges: [],
    currentWorkflowTask: { currentTaskDefinitionKey: 'validee' },
  });
  const { elements } = await instructeur(demande.currentList, { query: { recherche: 'Lorraine Prévention' } });
  expect(elements.map((one) => one.id)).toContain(id);
  expect(confirmed.fileUploads).toHaveLength(2);
  expect(confirmed.fileUploads.map((one) => one.id)).not.toContain(added);
  expect(await refusal(download(demandeur, added))).toMatchObject({ status: 404 });
  // Rejecting the working copy does not let anybody delete the validated one.
  const { version } = await read(demandeur);
  expect(
    await refusal(demandeur(da.remove, { params: { id: String(id) }, body: { version, commentaire: 'x' } })),
  ).toMatchObject({ status: 400, title: 'demande.action-interdite' });
  const [last, proposed] = await demandeur(historiqueCommentaire.list, { params: { id: String(id), type: 'DA' } });
  expect([last?.commentaire, proposed?.commentaire]).toEqual(['Le nouveau nom ne peut pas être retenu.', null]);
});

test('[DA77] a correction that puts another field at fault keeps from validating', async () => {
  const [first] = (await instructeur(demande.todoList, { query: { tache: 'da_instruction' } })).elements;
  const params = { id: String(first?.id) };
  const { db } = server.services.connection;
  const row = await db
    .selectFrom('demande_administrative')
    .select('donnees')
    .where('id', '=', first?.id ?? 0)
    .executeTakeFirstOrThrow();
  const enterprise = { ...row.donnees, typeEntite: 'ENT', regime: 'GENERAL', numeroDeclarationActivite: null };
  await db
    .updateTable('demande_administrative')
    .set({ donnees: JSON.stringify({ ...enterprise, ndaEnCours: false }) })
    .where('id', '=', first?.id ?? 0)
    .execute();
  const held = await instructeur(da.get, { params });
  const validate = (changes: Changes = {}) => instructeur(da.submitByInstructeur, { body: writeBody(held, changes) });
  expect(await refusal(validate({ typeEntite: 'OF' }))).toMatchObject({
    status: 400,
    errors: [{ path: 'numeroDeclarationActivite', title: 'champ.nda-requis' }],
  });
  // Fields that are wrong only because time has passed do not block a validation.
  expect(await validate()).toMatchObject({ currentWorkflowTask: { currentTaskDefinitionKey: 'validee' } });
});
