import type { Call } from '@habilis/api/client/createClient';
import type { DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { demandeAdministrative as da } from '@habilis/api/demande-administrative/endpoints';
import { demandeHabilitation as dh } from '@habilis/api/demande-habilitation/endpoints';
import { demande } from '@habilis/api/demande/endpoints';
import { lecture } from '@habilis/api/lecture/endpoints';
import type { VueInput } from '@habilis/api/lecture/Vues';
import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfFaults, pdfText } from '../../../platform/pdf/test/pdfFaults.ts';
import { actAs, refusal } from '../../../test/actAs.ts';
import { TEST_TODAY } from '../../../test/TEST_TODAY.ts';
import { pdfOf } from '../../../test/pdfOf.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { writeBody } from '../../../test/writeBody.ts';
import { sujetAdministratif } from '../demande-administrative/complement.ts';
import { sendComplement } from '../examen/sendComplement.ts';
import { purgeVues } from '../vue/vues.ts';

let server: TestServer;
let draftOwner: Call;
let instructeur: Call;
let director: Call;
let draft: DemandeAdministrative;
let submittedId = 0;

beforeAll(async () => {
  server = await startPeopledServer();
  draftOwner = await actAs(server, 'MPA10013');
  draft = await read(draftOwner, Number((await draftOwner(demande.todoList, {})).elements[0]?.id));
  instructeur = await actAs(server, 'INS50001');
  director = await actAs(server, 'RCA60001');
  const { elements } = await instructeur(demande.currentList, { query: { recherche: 'Lorraine Prévention' } });
  submittedId = elements.find(({ type }) => type === 'DA')?.id ?? 0;
});
afterAll(() => server.close());

const read = (call: Call, id: number) => call(da.get, { params: { id } });
const of = (id: number, type: 'DA' | 'DH' = 'DA') => ({ params: { type, id } });
async function save(names: readonly string[]): Promise<DemandeAdministrative> {
  draft = await draftOwner(da.update, {
    body: writeBody(await read(draftOwner, draft.id ?? 0), {
      fileUploads: names.map((userFilename, partIndex) => ({ champ: 'autre', userFilename, partIndex })),
    }),
    files: names.map((name, index) => new File([pdfOf(`${name} ${index}`)], name)),
  });
  return draft;
}
const zipOf = async (call: Call, id: number, type: 'DA' | 'DH' = 'DA') => {
  const { blob, filename } = await call(lecture.pieces, of(id, type));
  return { filename, files: unzipSync(new Uint8Array(await blob.arrayBuffer())) };
};

test('[DX972] the archive holds each document as it was given, under a name of its own', async () => {
  const { id, numero } = await save(['L’été.pdf', 'l’été.pdf', 'autre.pdf']);
  const { filename, files } = await zipOf(draftOwner, id ?? 0);
  expect(filename).toBe(numero === null ? 'Pièces.zip' : `Pièces ${numero}.zip`);
  expect(Object.keys(files)).toEqual(['L’été.pdf', 'l’été (2).pdf', 'autre.pdf']);
  expect(Buffer.from(files['l’été (2).pdf'] ?? [])).toEqual(Buffer.from(pdfOf('l’été.pdf 1')));
});
test('[DX972] whoever does not read the demande gets nothing of it, and a demande without document says so', async () => {
  const elsewhere = await actAs(server, 'INS50002');
  for (const call of [lecture.pieces, lecture.resume, lecture.vues])
    expect(await refusal(elsewhere(call, of(submittedId)))).toMatchObject({ status: 404, title: 'introuvable' });
  await save([]);
  expect(await refusal(draftOwner(lecture.pieces, of(draft.id ?? 0)))).toMatchObject({
    status: 409,
    title: 'demande.sans-piece',
  });
});
test('[DX972] an archive with a missing document is refused before its first byte', async () => {
  const { fileUploads } = await save(['la.pdf', 'perdue.pdf']);
  const { db } = server.services.connection;
  const lost = fileUploads[1]?.id ?? 0;
  await db
    .updateTable('fichier')
    .set({ sha256: 'f'.repeat(64) })
    .where('id', '=', lost)
    .execute();
  expect(await refusal(draftOwner(lecture.pieces, of(draft.id ?? 0)))).toMatchObject({
    status: 503,
    title: 'fichier.contenu-manquant',
  });
});
const textOf = async (call: Call, id: number, type: 'DA' | 'DH') => {
  const bytes = new Uint8Array(await (await call(lecture.resume, of(id, type))).blob.arrayBuffer());
  expect(await pdfFaults(bytes)).toEqual([]);
  return (await pdfText(bytes)).replaceAll(/\s+/g, ' ');
};
test('[DX973] the summary says the facts and names the documents, as its reader reads them', async () => {
  const stored = await read(instructeur, submittedId);
  const text = await textOf(instructeur, submittedId, 'DA');
  for (const word of [stored.raisonSociale, stored.numero, 'Carsat Nord-Est', stored.adresse.codePostalVille.ville])
    expect(text).toContain(word);
  expect(text).toMatch(/SIRET \d{3} \d{3} \d{3} \d{5}/);
  for (const { userFilename } of stored.fileUploads) expect(text).toContain(userFilename);
});
test('[DX973] the summary of a demande d’habilitation names its niveau, its formateurs and its places', async () => {
  const { db } = server.services.connection;
  const niveau = await db.selectFrom('dispositif_niveau').select('id').where('code', '=', 'GEPO-1').executeTakeFirst();
  const manager = await actAs(server, 'LPF20001');
  const started = await manager(dh.start, { query: { dispositifNiveauId: String(niveau?.id) } });
  const saved = await manager(dh.update, {
    body: {
      id: null,
      version: started.version,
      cleBrouillon: '6f6f8a4e-5c9e-4c58-9d3d-5a1f9f0c7a11',
      dispositifNiveauId: niveau?.id ?? 0,
      habilitationSourceMode: 'INI',
      habilitationSourceId: null,
      formateurs: [],
      plateformesFixes: [],
      plateformeMobile: false,
      fileUploads: [{ champ: 'I', intitule: 'Plan d’accès', userFilename: 'plan.pdf', partIndex: 0 }],
      draftWorkflowComment: null,
      currentWorkflowTask: { selectedActionKey: null },
    },
    files: [new File([pdfOf('plan')], 'plan.pdf')],
  });
  const text = await textOf(manager, saved.id ?? 0, 'DH');
  for (const word of ['Lorraine Prévention', 'Plan d’accès', 'plan.pdf', saved.dispositifNiveau?.libelle])
    expect(text).toContain(word);
  expect(text).toMatch(/SIRET \d{3} \d{3} \d{3} \d{5}/);
  expect(Object.keys((await zipOf(manager, saved.id ?? 0, 'DH')).files)).toEqual(['Plan d’accès - plan.pdf']);
});

const marks = (call: Call, id: number) => call(lecture.vues, of(id));
const mark = (call: Call, id: number, body: VueInput) => call(lecture.marquer, { ...of(id), body });

test('[DX974] a mark is set and taken away by one person, and the others have theirs', async () => {
  expect(await marks(instructeur, submittedId)).toEqual({ sections: [], fichiers: [] });
  await mark(instructeur, submittedId, { section: 'adresse', vue: true });
  // A mark set twice is one mark.
  expect(await mark(instructeur, submittedId, { section: 'adresse', vue: true })).toEqual({
    sections: ['adresse'],
    fichiers: [],
  });
  await mark(instructeur, submittedId, { section: 'entite', vue: true });
  expect((await marks(instructeur, submittedId)).sections).toEqual(['entite', 'adresse']);
  expect(await marks(director, submittedId)).toEqual({ sections: [], fichiers: [] });
  const again = await actAs(server, 'INS50001');
  expect(await mark(again, submittedId, { section: 'adresse', vue: false })).toEqual({
    sections: ['entite'],
    fichiers: [],
  });
});
test('[DX974] a mark names a section or a document of this demande', async () => {
  const { fileUploads } = await save(['mienne.pdf']);
  const fichierId = fileUploads[0]?.id ?? 0;
  expect((await mark(draftOwner, draft.id ?? 0, { fichierId, vue: true })).fichiers).toEqual([fichierId]);
  const wrong = (body: VueInput) => refusal(mark(instructeur, submittedId, body));
  const refused = (path: string) => ({ status: 400, errors: [{ path, title: 'champ.invalide' }] });
  expect(await wrong({ fichierId, vue: true })).toMatchObject(refused('fichierId'));
  expect(await wrong({ section: 'formateurs', vue: true })).toMatchObject(refused('section'));
});
test('[DX975] a replaced document is not seen, and a demande that is removed takes its marks with it', async () => {
  const id = draft.id ?? 0;
  const { fileUploads } = await save(['avant.pdf']);
  await mark(draftOwner, id, { fichierId: fileUploads[0]?.id ?? 0, vue: true });
  const { version } = await save(['avant.pdf']);
  expect((await marks(draftOwner, id)).fichiers).toEqual([]);
  await draftOwner(da.remove, { params: { id }, body: { version, commentaire: 'Par erreur.' } });
  const { db } = server.services.connection;
  expect(await db.selectFrom('lecture_vue').selectAll().where('demande_id', '=', id).execute()).toEqual([]);
});
test('[DX975] a demande that comes back from a complement has no section seen, its documents still are', async () => {
  const { db } = server.services.connection;
  const { fileUploads } = await read(instructeur, submittedId);
  await mark(instructeur, submittedId, { section: 'entite', vue: true });
  for (const { id } of fileUploads) await mark(instructeur, submittedId, { fichierId: id, vue: true });
  const role = await db.selectFrom('role').select('id').where('type', '=', 'I').executeTakeFirstOrThrow();
  const now = new Date(`${TEST_TODAY}T10:00:00Z`);
  const asked = { demande_administrative_id: submittedId, tache: 'da_instruction', auteur_role_id: role.id } as const;
  await db
    .insertInto('demande_complement')
    .values({ ...asked, demande_le: now })
    .execute();
  await sendComplement({ db, now }, sujetAdministratif(submittedId));
  const left = await marks(instructeur, submittedId);
  expect(left).toEqual({ sections: [], fichiers: fileUploads.map(({ id }) => id) });
});
test('[DX975] marks go with time', async () => {
  const { db } = server.services.connection;
  await mark(director, submittedId, { section: 'contact', vue: true });
  const settings = { ...DEFAULT_SETTINGS, conservationConsultationsJours: 10 };
  const after = (days: number) => new Date(Date.parse(`${TEST_TODAY}T10:00:00Z`) + days * 86_400_000);
  await purgeVues(db, { now: after(9), settings });
  expect((await marks(director, submittedId)).sections).toEqual(['contact']);
  await purgeVues(db, { now: after(11), settings });
  expect((await marks(director, submittedId)).sections).toEqual([]);
});
