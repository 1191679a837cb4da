import { certificat } from '@habilis/api/certificat/endpoints';
import type { Call } from '@habilis/api/client/createClient';
import { modeleCertificat } from '@habilis/api/modele-certificat/endpoints';
import type { ModeleCertificat, ModeleCertificatWrite } from '@habilis/api/modele-certificat/ModeleCertificat';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfFaults, pdfText } from '../../../platform/pdf/test/pdfFaults.ts';
import { actAs, refusal } from '../../../test/actAs.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { pngOf } from '../../../test/pngOf.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { DESSINS_SIMPLES } from '../papier/test/exampleTirage.ts';
import { CLOSED_SESSION } from '../test/CLOSED_SESSION.ts';
import { versionsEnVigueur } from './versionsEnVigueur.ts';

let server: TestServer;
let admin: Call;
let rd: Call;
let g: Call;
let sst: number;
let amiante: number;
const db = () => server.services.connection.db;
const bytesOf = async ({ blob }: { readonly blob: Blob }) => new Uint8Array(await blob.arrayBuffer());

const niveauOf = async (code: string) =>
  (await db().selectFrom('dispositif_niveau').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;

beforeAll(async () => {
  server = await startPeopledServer();
  await addToCast(server, {
    habilitations: HABILITATIONS,
    sessions: [CLOSED_SESSION, { ...CLOSED_SESSION, etat: 'VERIFICATION', jours: [8, 7] }],
    certificats: [['FOR40001', 'SST-2', 400, 400]],
  });
  admin = await actAs(server, 'ADM92001');
  rd = await actAs(server, 'RDI90001');
  g = await actAs(server, 'LPF20001');
  sst = await niveauOf('SST-1');
  amiante = await niveauOf('AMSS4-1');
});
afterAll(() => server.close());

const [simple] = DESSINS_SIMPLES;

const writeOf = (changes: Partial<ModeleCertificatWrite> = {}): ModeleCertificatWrite => {
  if (simple === undefined) throw new Error('pas de modèle simple');
  const { zones, formes, orientation, format } = simple;
  return {
    id: null,
    version: 0,
    dispositifNiveauId: sst,
    intitule: 'Certificat d’acteur',
    mode: null,
    actif: true,
    dateDebutValidite: '2026-01-01',
    dateFinValidite: null,
    orientation,
    format,
    texteLegal: null,
    signataire: { nom: 'Marie Roussel', fonction: 'Présidente' },
    zones: zones.map((zone) => ({ ...zone })),
    formes: formes.map((forme) => ({ ...forme })),
    fond: null,
    langue: 'fr',
    fileUploads: [],
    ...changes,
  };
};
const changeOf = (modele: ModeleCertificat, changes: Partial<ModeleCertificatWrite> = {}) =>
  writeOf({ ...modele, dispositifNiveauId: modele.dispositifNiveau.id, fileUploads: modele.fileUploads, ...changes });
const create = (changes: Partial<ModeleCertificatWrite> = {}, by = admin) =>
  by(modeleCertificat.create, { body: writeOf(changes) });
const publish = ({ id, version }: ModeleCertificat, by = admin) =>
  by(modeleCertificat.publier, { params: { id }, body: { version } });

test('[C8] a model is made as a draft, changed, published, and changed again as the next version', async () => {
  const draft = await create();
  expect(draft).toMatchObject({ numeroVersion: 1, etat: 'BROUILLON', publiee: null, version: 1 });
  const changed = await admin(modeleCertificat.update, { body: changeOf(draft, { intitule: 'Certificat SST' }) });
  expect(changed).toMatchObject({ numeroVersion: 1, intitule: 'Certificat SST', version: 2 });
  const published = await publish(changed);
  expect(published).toMatchObject({ etat: 'PUBLIEE', publiee: { numeroVersion: 1, nbCertificats: 0 } });
  expect(await refusal(publish(published))).toMatchObject({ status: 409, title: 'modele-certificat.deja-publie' });
  const next = await admin(modeleCertificat.update, { body: changeOf(published, { dateDebutValidite: '2027-01-01' }) });
  expect(next).toMatchObject({ numeroVersion: 2, etat: 'BROUILLON', publiee: { numeroVersion: 1 } });
  // What was published is still read, and printed, while the draft exists.
  const ofPublished = { params: { id: next.id }, query: { etat: 'PUBLIEE' } } as const;
  const inForce = await admin(modeleCertificat.get, ofPublished);
  expect(inForce).toMatchObject({ numeroVersion: 1, etat: 'PUBLIEE', dateDebutValidite: '2026-01-01' });
  expect((await admin(modeleCertificat.previsualiser, ofPublished)).filename).toContain('version-1');
  const unpublished = await create();
  expect(
    await refusal(admin(modeleCertificat.get, { params: { id: unpublished.id }, query: { etat: 'PUBLIEE' } })),
  ).toMatchObject({ status: 404 });
  expect(await refusal(admin(modeleCertificat.update, { body: changeOf(published) }))).toMatchObject({
    status: 409,
    title: 'modele-certificat.version-perimee',
  });
  const found = await admin(modeleCertificat.search, { body: { recherche: 'certificat SST' } });
  expect(found.elements.map(({ id }) => id)).toContain(next.id);
  expect((await admin(modeleCertificat.formateurs, { body: {} })).elements).toEqual([]);
  expect(await admin(modeleCertificat.forCriteria, {})).toContainEqual({ id: next.id, intitule: 'Certificat SST' });
});

test('[MC5][MC6] a zone outside the page is refused at once, an unfinished model when it is published', async () => {
  const [first] = writeOf().zones;
  if (first === undefined) throw new Error('pas de zone');
  expect(await refusal(create({ zones: [{ ...first, x: 290 }] }))).toMatchObject({
    status: 400,
    errors: [{ path: 'zones.0', title: 'modele-certificat.zone-hors-page' }],
  });
  const long = Array.from({ length: 13 }, () => ({ ...first, texte: 'a'.repeat(1000) }));
  expect(await refusal(create({ zones: long }))).toMatchObject({
    status: 400,
    errors: [{ path: 'zones', title: 'modele-certificat.trop-de-mots' }],
  });
  expect(await refusal(create({ dateFinValidite: '2025-12-31' }))).toMatchObject({ status: 400 });
  const unfinished = await create({ zones: [first, { ...first, texte: '田' }] });
  const refused = await refusal(publish(unfinished));
  expect(refused).toMatchObject({ status: 400, title: 'donnees-invalides' });
  expect(JSON.stringify(refused)).toContain('modele-certificat.zones-superposees');
  expect(JSON.stringify(refused)).toContain('modele-certificat.champs-manquants');
  expect(JSON.stringify(refused)).toContain('modele-certificat.lettres-inconnues');
});

test('[C9] a preview is a tagged PDF of the short and the long sample, marked as a specimen, with its pictures', async () => {
  const files = [new File([Uint8Array.from(pngOf())], 'fond.png', { type: 'image/png' })];
  const modele = await admin(modeleCertificat.create, {
    body: writeOf({ fond: 'fond', fileUploads: [{ champ: 'fond', partIndex: 0 }] }),
    files,
  });
  expect(modele.fileUploads).toMatchObject([{ champ: 'fond', userFilename: 'fond.png' }]);
  const bytes = await bytesOf(await admin(modeleCertificat.previsualiser, { params: { id: modele.id } }));
  expect(await pdfFaults(bytes)).toEqual([]);
  const text = await pdfText(bytes);
  for (const words of ['SPÉCIMEN', 'Léo ROY', 'ROCHEFORT-DELAUNAY']) expect(text).toContain(words);
  // Version after version keeps the picture.
  const kept = await admin(modeleCertificat.update, { body: changeOf(await publish(modele)) });
  expect(kept.fileUploads).toHaveLength(1);
});

test('[C9] a background that is no picture is refused, by its name and by its content', async () => {
  const send = (file: File) =>
    admin(modeleCertificat.create, {
      body: writeOf({ fileUploads: [{ champ: 'fond', partIndex: 0 }] }),
      files: [file],
    });
  expect(await refusal(send(new File(['%PDF-1.7'], 'fond.pdf')))).toMatchObject({
    title: 'fichier.extension-interdite',
  });
  expect(await refusal(send(new File(['%PDF-1.7'], 'fond.png')))).toMatchObject({ title: 'fichier.contenu-different' });
});

test('[MC13] a picture that was cut short is refused before a certificat of the model needs it', async () => {
  const cut = pngOf({ width: 40, height: 40, colour: 6, packed: (data) => data.subarray(0, -9) });
  const sent = admin(modeleCertificat.create, {
    body: writeOf({ fond: 'fond', fileUploads: [{ champ: 'fond', partIndex: 0 }] }),
    files: [new File([Uint8Array.from(cut)], 'fond.png', { type: 'image/png' })],
  });
  expect(await refusal(sent)).toMatchObject({ status: 400, title: 'modele-certificat.pas-une-image' });
});

test('[P57] models are made by who manages the dispositif, and by nobody else', async () => {
  const made = await create({}, rd);
  expect((await rd(modeleCertificat.search, { body: {} })).elements.map(({ id }) => id)).toContain(made.id);
  expect(await refusal(create({ dispositifNiveauId: amiante }, rd))).toMatchObject({ status: 404 });
  const theirs = await create({ dispositifNiveauId: amiante });
  expect(await refusal(rd(modeleCertificat.get, { params: { id: theirs.id } }))).toMatchObject({ status: 404 });
  expect(await refusal(rd(modeleCertificat.update, { body: changeOf(theirs) }))).toMatchObject({ status: 404 });
  expect(await refusal(create({}, g))).toMatchObject({ status: 403, title: 'role.non-autorise' });
});

test('[MC10][MC11] a certificat has the version in force on the day it is obtained, by its mode, and keeps it', async () => {
  await db().updateTable('modele_certificat').set({ actif: false }).execute();
  const none = { modele_a4_version_id: null, modele_carte_version_id: null };
  const inForce = (jour: string, mode: 'INI' | 'MAC' = 'INI') => versionsEnVigueur(db(), { niveauId: sst, mode, jour });
  expect(await inForce('2026-11-13')).toEqual(none);
  const both = await publish(
    await admin(modeleCertificat.create, {
      body: writeOf({
        dateFinValidite: '2026-12-31',
        texteLegal: 'Mention du modèle.',
        // A slot has any name.
        fond: 'fond / été',
        fileUploads: [{ champ: 'fond / été', partIndex: 0 }],
      }),
      files: [new File([Uint8Array.from(pngOf())], 'fond.png', { type: 'image/png' })],
    }),
  );
  const forMac = await publish(await create({ mode: 'MAC', dateDebutValidite: '2025-01-01' }));
  await create({ dateDebutValidite: '2026-06-01' });
  const idOf = async (modele: ModeleCertificat) =>
    (
      await db()
        .selectFrom('modele_certificat_version')
        .select('id')
        .where('modele_id', '=', modele.id)
        .executeTakeFirstOrThrow()
    ).id;
  expect(await inForce('2026-11-13')).toEqual({ ...none, modele_a4_version_id: await idOf(both) });
  expect(await inForce('2026-11-13', 'MAC')).toEqual({ ...none, modele_a4_version_id: await idOf(forMac) });
  expect(await inForce('2027-01-01')).toEqual(none);
  expect(await inForce('2025-12-31')).toEqual(none);
  const open = await db()
    .selectFrom('session_certification')
    .select(['id', 'version'])
    .where('etat', '=', 'VERIFICATION')
    .executeTakeFirstOrThrow();
  const told = await g(sessionCertification.get, { params: { id: open.id } });
  expect(told.apercuCloture?.modeleSimple).toBe(false);
  await g(sessionCertification.submitVerification, { body: { id: open.id, version: open.version, corrections: [] } });
  const issued = await db()
    .selectFrom('certificat')
    .select(['id', 'modele_a4_version_id'])
    .where('session_id', '=', open.id)
    .execute();
  expect(issued.length).toBeGreaterThan(0);
  for (const one of issued) expect(one.modele_a4_version_id).toBe(await idOf(both));
  const read = await admin(modeleCertificat.get, { params: { id: both.id } });
  expect(read.publiee).toEqual({ numeroVersion: 1, nbCertificats: issued.length });
  // The next version leaves what was issued as it was.
  const bare = writeOf().zones.filter(({ champ }) => champ !== 'parcours');
  await publish(await admin(modeleCertificat.update, { body: changeOf(read, { zones: bare }) }));
  const printed = await pdfText(
    await bytesOf(await g(sessionCertification.telechargements, { params: { id: open.id } })),
  );
  expect(printed.replaceAll(/\s+/g, ' ')).toContain('satisfait aux épreuves certificatives');
  // Its twin on a screen has the words and the pictures of that version (MC11).
  const [first] = issued;
  const params = { id: String(first?.id) };
  const { dessin, valeurs } = await g(certificat.feuille, { params });
  expect(dessin.zones.map(({ champ }) => champ)).toContain('parcours');
  expect(valeurs.texteLegal).toBe('Mention du modèle.');
  const image = await g(certificat.imageDeFeuille, { params: { ...params, image: dessin.fond ?? '' } });
  expect(Buffer.from(await bytesOf(image))).toEqual(pngOf());
});

test('[LI763] models come in the order of people, both ways', async () => {
  const names = ['42 Tri', 'aval Tri', 'd’Orme Tri', 'D-Zeste Tri', 'Écho Tri', 'Łodz Tri', 'Œuvre Tri', 'Zénith Tri'];
  for (const intitule of names.toReversed()) await create({ intitule });
  const titled = async (ordre: 'asc' | 'desc') => {
    const { elements } = await admin(modeleCertificat.search, { body: { tri: 'intitule', ordre, recherche: 'tri' } });
    return elements.map(({ intitule }) => intitule);
  };
  expect(await titled('asc')).toEqual(names);
  expect(await titled('desc')).toEqual(names.toReversed());
});
