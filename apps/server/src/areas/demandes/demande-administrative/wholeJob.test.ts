import { demande } from '@habilis/api/demande/endpoints';
import { demandeAdministrative as da } from '@habilis/api/demande-administrative/endpoints';
import { file } from '@habilis/api/file/endpoints';
import { historiqueCommentaire } from '@habilis/api/historique-commentaire/endpoints';
import { session } from '@habilis/api/session/endpoints';
import type { Call } from '@habilis/api/client/createClient';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import { pdfOf } from '../../../test/pdfOf.ts';
import { TEST_TODAY } from '../../../test/TEST_TODAY.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import { writeBody } from '../../../test/writeBody.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { renderCourriel } from '../../../platform/mail/renderCourriel.ts';
import { selectCourriels } from '../../../platform/mail/selectCourriels.ts';

let server: TestServer;
let demandeur: Call;
let instructeur: Call;
let id = 0;

beforeAll(async () => {
  server = await startPeopledServer();
  demandeur = await actAs(server, 'MPA10013');
  instructeur = await actAs(server, 'INS50010');
  id = (await demandeur(demande.todoList, {})).elements[0]?.id ?? 0;
});
afterAll(() => server.close());

const pdf = (title: string) => new File([pdfOf(title)], `${title}.pdf`, { type: 'application/pdf' });
const read = (call: Call) => call(da.get, { params: { id: String(id) } });

test('a draft without its documents is refused with a path for each, and nothing moves', async () => {
  const draft = await read(demandeur);
  const { status, title, errors } = await refusal(demandeur(da.submit, { body: writeBody(draft) }));
  expect({ status, title, paths: errors?.map(({ path }) => path) }).toEqual({
    status: 400,
    title: 'donnees-invalides',
    paths: ['fileUploads.attestationUrssaf', 'fileUploads.recepisseNda'],
  });
  expect(await read(demandeur)).toEqual(draft);
});

test('the documents are uploaded with a save; the register is asked', async () => {
  const draft = await read(demandeur);
  expect(await demandeur(da.check, { params: { id: String(id) } })).toMatchObject({ resultat: 'OK' });
  const saved = await demandeur(da.update, {
    body: writeBody(draft, {
      fileUploads: [
        { champ: 'attestationUrssaf', userFilename: 'attestation.pdf', partIndex: 0 },
        { champ: 'recepisseNda', userFilename: 'recepisse.pdf', partIndex: 1 },
      ],
    }),
    files: [pdf('attestation'), pdf('recepisse')],
  });
  expect(saved.version).toBe(draft.version + 1);
  expect(saved.fileUploads.map(({ champ, typeMime }) => [champ, typeMime])).toEqual([
    ['attestationUrssaf', 'application/pdf'],
    ['recepisseNda', 'application/pdf'],
  ]);
  const { blob, filename } = await demandeur(file.download, { params: { id: String(saved.fileUploads[0]?.id) } });
  expect([filename, new TextDecoder().decode(await blob.arrayBuffer()).startsWith('%PDF-1.4')]).toEqual([
    'attestation.pdf',
    true,
  ]);
});

test('[DA63] the submit gives a number and the caisse of the entite, and the instructeur finds the task', async () => {
  const draft = await read(demandeur);
  const before = await instructeur(demande.todoListCount, {});
  const submitted = await demandeur(da.submit, { body: writeBody(draft) });
  expect(submitted).toMatchObject({
    numero: expect.stringMatching(/^DA-2026-\d{4}$/),
    caisseInstructrice: { code: 'ALSACE_MOSELLE' },
    currentWorkflowTask: { currentTaskDefinitionKey: 'da_instruction' },
    dateFirstSoumission: TEST_TODAY,
    dateEcheance: '2026-12-20',
    modifiable: false,
    actionsPossibles: [],
  });
  expect(await instructeur(demande.todoListCount, {})).toMatchObject({
    total: before.total + 1,
    nonAffectees: before.nonAffectees + 1,
  });
  const found = await instructeur(demande.todoList, { query: { recherche: 'apprentissage moselle' } });
  expect(found.elements.map((row) => [row.id, row.numero])).toEqual([[id, submitted.numero]]);
});

test('[DA66][E15] a second submit and a late save get 409 with the stored demande', async () => {
  const stored = await read(demandeur);
  const body = writeBody(stored, { version: stored.version - 1 });
  for (const endpoint of [da.submit, da.update]) {
    expect(await refusal(demandeur(endpoint, { body }))).toMatchObject({
      status: 409,
      title: 'demande.etape-modifiee',
      courant: { id, version: stored.version },
    });
  }
});

test('[DA58][DA740][DX945] the instructeur claims, corrects a field, and asks for a complement field by field, with a suspension', async () => {
  const claimed = await instructeur(da.submitByInstructeur, {
    body: writeBody(await read(instructeur), { action: 'PrendEnCharge' }),
  });
  expect(claimed).toMatchObject({
    assignedUserNomPrenom: 'Pierre Klein',
    currentWorkflowTask: { assignedUserHabilisId: 'INS50010' },
  });
  const corrected = await instructeur(da.updateByInstructeur, {
    body: writeBody(claimed, {
      adresse: { ...claimed.adresse, ligne2: 'Bâtiment B' },
      draftWorkflowComment: 'à relire',
    }),
  });
  expect(corrected).toMatchObject({ champsCorriges: ['adresse.ligne2'], draftWorkflowComment: 'à relire' });
  expect(await read(demandeur)).toMatchObject({
    draftWorkflowComment: null,
    assignedUserNomPrenom: 'Carsat Alsace-Moselle',
    currentWorkflowTask: { assignedUserHabilisId: null },
    champsCorriges: ['adresse.ligne2'],
  });
  const asked = writeBody(corrected, { action: 'DemandeComplement' });
  expect(await refusal(instructeur(da.submitByInstructeur, { body: asked }))).toMatchObject({
    status: 400,
    title: 'demande.commentaire-requis',
    errors: [{ path: 'draftWorkflowComment' }],
  });
  // All that is wrong is told at once, each at its field (DX920).
  expect(
    await refusal(
      instructeur(da.submitByInstructeur, { body: { ...asked, dateSuspensionAdministrative: '2026-12-04' } }),
    ),
  ).toMatchObject({
    title: 'demande.commentaire-requis',
    errors: [
      { path: 'draftWorkflowComment', title: 'demande.commentaire-requis' },
      { path: 'dateSuspensionAdministrative', title: 'demande.date-suspension-trop-proche' },
    ],
  });
  const comment = { ...asked, draftWorkflowComment: 'Attestation illisible.' };
  expect(
    await refusal(
      instructeur(da.submitByInstructeur, { body: { ...comment, dateSuspensionAdministrative: '2026-12-04' } }),
    ),
  ).toMatchObject({ status: 400, title: 'demande.date-suspension-trop-proche' });
  const nowhere = { ...comment, points: [{ chemin: 'formateurs', commentaire: 'Qui ?' }] };
  expect(await refusal(instructeur(da.submitByInstructeur, { body: nowhere }))).toMatchObject({
    status: 400,
    errors: [{ path: 'points.0.chemin', title: 'champ.invalide' }],
  });
  const points = [
    { chemin: 'fileUploads.attestationUrssaf', commentaire: 'Une copie lisible.' },
    { chemin: 'adresse', commentaire: 'Est-ce le bon bâtiment ?' },
  ];
  const moved = await instructeur(da.submitByInstructeur, {
    body: { ...comment, points, dateSuspensionAdministrative: '2026-12-05' },
  });
  const mail = await selectCourriels(server.services.connection.db)
    .where('modele', '=', 'da-complement')
    .where('objet_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(renderCourriel(server.services.letterhead, mail, mail).text).toContain(
    '- Attestation de vigilance Urssaf\u00A0: Une copie lisible.\n- Adresse\u00A0: Est-ce le bon bâtiment ?',
  );
  const [round] = await demandeur(da.complements, { params: { id: String(id) } });
  expect(round).toMatchObject({ taskDefinitionKey: 'da_instruction', auteurRoleType: null, reponduLe: null, points });
  expect(moved).toMatchObject({
    currentWorkflowTask: { currentTaskDefinitionKey: 'da_complement' },
    dateSuspensionAdministrative: '2026-12-05',
    dateEcheance: '2026-12-05',
    modifiable: false,
  });
});

test('[DA741][DA880] the demandeur answers each point, completes and submits again; the task comes back to the same instructeur, with what stood at each point before and after', async () => {
  const asked = await read(demandeur);
  expect(asked).toMatchObject({ modifiable: true, actionsPossibles: [{ key: 'Soumet' }] });
  const [urssaf, nda] = asked.fileUploads;
  const params = { id: String(id) };
  const sent = {
    body: writeBody(asked, {
      fileUploads: [{ champ: 'attestationUrssaf', userFilename: 'nette.pdf', partIndex: 0 }, { id: nda?.id ?? 0 }],
      draftWorkflowComment: 'Voici une copie nette.',
    }),
    files: [pdf('nette')],
  };
  const [open] = await demandeur(da.complements, { params });
  const [first, second] = open?.points ?? [];
  // The paper that is sent answers the point that asks for it.
  expect(await refusal(demandeur(da.submit, sent))).toMatchObject({
    status: 400,
    errors: [{ path: `points.${second?.id}`, title: 'champ.point-sans-reponse' }],
  });
  const ticked = { pointId: first?.id ?? 0, version: 1, traite: true, reponse: null };
  expect(await demandeur(da.repondre, { params, body: ticked })).toMatchObject({ version: 2, traite: true });
  expect(await refusal(demandeur(da.repondre, { params, body: ticked }))).toMatchObject({ status: 409 });
  const said = { pointId: second?.id ?? 0, version: 1, traite: false, reponse: 'Oui, le bon.' };
  await demandeur(da.repondre, { params, body: said });
  // Nobody else may read what is being typed.
  const [unsent] = await instructeur(da.complements, { params });
  expect(unsent?.points).toMatchObject([{ traite: false }, { reponse: null }]);
  const again = await demandeur(da.submit, sent);
  expect(await refusal(demandeur(da.repondre, { params, body: { ...said, version: 2 } }))).toMatchObject({
    title: 'demande.etape-modifiee',
  });
  expect(again).toMatchObject({ numero: asked.numero, champsCorriges: [], dateSuspensionAdministrative: '2026-12-05' });
  expect(await instructeur(demande.todoList, { query: { vue: 'les-miennes', recherche: 'moselle' } })).toMatchObject({
    total: 1,
  });
  expect(await refusal(instructeur(file.download, { params: { id: String(urssaf?.id) } }))).toMatchObject({
    status: 404,
  });
  const [complement] = await instructeur(da.complements, { params });
  const [piece, adresse] = complement?.points ?? [];
  const named = (valeurs: readonly { readonly libelle: string }[] | null | undefined) =>
    valeurs?.map(({ libelle }) => libelle);
  expect([named(piece?.avant), named(piece?.apres)]).toEqual([['attestation.pdf'], ['nette.pdf']]);
  expect(adresse?.apres).toEqual(adresse?.avant);
  expect([piece?.traite, adresse?.reponse]).toEqual([true, 'Oui, le bon.']);
  expect(complement?.reponduLe).not.toBeNull();
});

test('[DA56] the validation makes the entite active, lifts the suspension, and the demandeur becomes manager with the same role', async () => {
  const { entiteId } = await read(instructeur);
  const { db } = server.services.connection;
  const colleague = await db
    .insertInto('role')
    .columns(['personne_id', 'type', 'entite_id'])
    .expression((eb) =>
      eb
        .selectFrom('personne')
        .select(['id', eb.val('DM' as const).as('type'), eb.val(entiteId).as('entite_id')])
        .where('habilis_id', '=', 'AUB10001'),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const before = await demandeur(session.account, {});
  const validated = await instructeur(da.submitByInstructeur, { body: writeBody(await read(instructeur)) });
  expect(validated).toMatchObject({
    currentWorkflowTask: { currentTaskDefinitionKey: 'validee' },
    dateSuspensionAdministrative: null,
    dateEcheance: null,
  });
  const after = await demandeur(session.account, {});
  expect([before.roles[0]?.type, after.roles[0]?.type]).toEqual(['DM', 'G']);
  expect(after.roles[0]).toMatchObject({
    id: before.roles[0]?.id,
    demandeAdministrative: { id, currentTaskDefinitionKey: 'validee' },
  });
  const entite = await server.services.connection.db
    .selectFrom('entite')
    .selectAll()
    .where('id', '=', validated.entiteId)
    .executeTakeFirst();
  expect(entite).toMatchObject({ etat: 'active', raison_sociale: 'Moselle Prévention Apprentissage' });
  const other = await db.selectFrom('role').select('type').where('id', '=', colleague.id).executeTakeFirst();
  expect(other).toEqual({ type: 'DM' });
  await db.deleteFrom('role').where('id', '=', colleague.id).execute();
});

test('the history tells everything to the caisse, to the demandeur the caisse’s name and what is meant for them', async () => {
  const params = { id: String(id), type: 'DA' as const };
  const all = await instructeur(historiqueCommentaire.list, { params });
  expect(all.map(({ actionKey }) => actionKey)).toEqual([
    'Soumet',
    'Soumet',
    'DemandeComplement',
    'Enregistre',
    'PrendEnCharge',
    'Soumet',
  ]);
  const theirs = await demandeur(historiqueCommentaire.list, { params });
  expect(
    theirs.map(({ actionKey, auteurNomPrenom, commentaire }) => [actionKey, auteurNomPrenom, commentaire]),
  ).toEqual([
    ['Soumet', 'Carsat Alsace-Moselle', null],
    ['Soumet', 'Élise Schmitt', 'Voici une copie nette.'],
    ['DemandeComplement', 'Carsat Alsace-Moselle', 'Attestation illisible.'],
    ['Enregistre', 'Carsat Alsace-Moselle', null],
    ['Soumet', 'Élise Schmitt', null],
  ]);
  const audit = await server.services.connection.db
    .selectFrom('audit')
    .select('action')
    .where('objet_type', '=', 'demande-administrative')
    .where('objet_id', '=', id)
    .execute();
  expect(audit).toHaveLength(9);
});

test('[DA54][DA55] a change after validation is a working copy: contact at once, name only after examination', async () => {
  const stored = await read(demandeur);
  const opened = await demandeur(da.submit, {
    body: writeBody(stored, {
      action: 'Modifie',
      raisonSociale: 'Moselle Prévention',
      contact: { ...stored.contact, nom: 'Muller' },
    }),
  });
  expect(opened).toMatchObject({
    raisonSociale: 'Moselle Prévention',
    currentWorkflowTask: { currentTaskDefinitionKey: 'da_saisie' },
    modifiable: true,
  });
  expect(await read(instructeur)).toMatchObject({
    raisonSociale: 'Moselle Prévention Apprentissage',
    contact: { nom: 'Muller' },
  });
  const resubmitted = await demandeur(da.submit, { body: writeBody(opened) });
  expect(resubmitted.numero).toBe(stored.numero);
  expect(await read(instructeur)).toMatchObject({ raisonSociale: 'Moselle Prévention' });
  await instructeur(da.submitByInstructeur, { body: writeBody(await read(instructeur)) });
  const entite = await server.services.connection.db
    .selectFrom('entite')
    .select(['raison_sociale', 'etat'])
    .where('id', '=', stored.entiteId)
    .executeTakeFirst();
  expect(entite).toEqual({ raison_sociale: 'Moselle Prévention', etat: 'active' });
});

test('[DA73] dropping a working copy leaves the validated one', async () => {
  const stored = await read(demandeur);
  const opened = await demandeur(da.submit, {
    body: writeBody(stored, { action: 'Modifie', siret: '01023145400017', fileUploads: [] }),
  });
  expect(opened.fileUploads).toEqual([]);
  await demandeur(da.remove, { params: { id: String(id) }, body: { version: opened.version, commentaire: 'Renoncé' } });
  const restored = await read(demandeur);
  expect(restored).toMatchObject({ siret: stored.siret, currentWorkflowTask: { currentTaskDefinitionKey: 'validee' } });
  expect(restored.fileUploads).toEqual(stored.fileUploads);
});
