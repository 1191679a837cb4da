import { randomUUID } from 'node:crypto';
import type { Call } from '@habilis/api/client/createClient';
import { file } from '@habilis/api/file/endpoints';
import { bureauSupport } from '@habilis/api/support/bureau';
import { support } from '@habilis/api/support/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deliverCourriel } from '../../../platform/mail/deliverCourriel.ts';
import type { Mail } from '../../../platform/mail/Mailer.ts';
import { actAs, refusal } from '../../../test/actAs.ts';
import { pdfOf } from '../../../test/pdfOf.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';

let server: TestServer;
let soutien: Call;
let admin: Call;
let gestionnaire: Call;
let time = Date.parse('2026-11-20T10:00:00Z');

beforeAll(async () => {
  server = await startPeopledServer({ now: () => new Date(time), worksOffJobs: false });
  soutien = await actAs(server, 'SUP93001');
  admin = await actAs(server, 'ADM92001');
  gestionnaire = await actAs(server, 'LPF20001');
});
beforeEach(async () => {
  await db().deleteFrom('tentative').execute();
  await db().deleteFrom('message_support_fichier').execute();
  await db().deleteFrom('message_support').execute();
});
afterAll(() => server.close());

const db = () => server.services.connection.db;

/** A message of the gestionnaire to the support; gives its thread. */
async function write(objet = 'SIRET refusé', files: readonly File[] = []) {
  const { reference } = await gestionnaire(support.contact, {
    body: {
      cleEnvoi: randomUUID(),
      nom: '',
      prenom: '',
      email: '',
      objet,
      module: 'DEMANDES',
      message: 'Il est pourtant exact.',
      page: null,
      requete: null,
      defi: null,
      fileUploads: files.map(({ name }, partIndex) => ({ userFilename: name, partIndex })),
    },
    files,
  });
  const { elements } = await soutien(bureauSupport.list, { query: { recherche: reference } });
  const [line] = elements;
  if (line === undefined) throw new Error(`${reference} n’est pas dans la liste`);
  return line;
}
const byId = (id: number) => ({ params: { id: String(id) } });
const answer = (call: Call, id: number, version: number, texte = 'Demandez-le de nouveau.') =>
  call(bureauSupport.repondre, { ...byId(id), body: { version, texte } });

/** The mails of a thread's answers, as a mailer is given them. */
async function mailsOf(id: number): Promise<Mail[]> {
  const mails: Mail[] = [];
  const mailer = {
    send: async (mail: Mail) => {
      mails.push(mail);
      return 'envoye' as const;
    },
    close: () => undefined,
  };
  const waiting = { etat: 'en-attente' } as const;
  const rows = await db()
    .updateTable('courriel')
    .set(waiting)
    .where('objet_id', '=', id)
    .where('modele', '=', 'support-reponse')
    .returning('id')
    .execute();
  const { letterhead, files } = server.services;
  for (const row of rows) await deliverCourriel(db(), { mailer, letterhead, files }, row.id, new Date(time));
  return mails;
}

test('[AS20] of two who claim one message at once one holds it, and the other is shown who', async () => {
  const { id, version } = await write();
  const claim = (call: Call, habilisId: string) =>
    call(bureauSupport.attribuer, { ...byId(id), body: { version, habilisId } });
  const both = await Promise.allSettled([claim(soutien, 'SUP93001'), claim(admin, 'ADM92001')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const held = await soutien(bureauSupport.get, byId(id));
  expect(held).toMatchObject({ etat: 'EN_COURS', version: 1 });
  const late = await refusal(claim(soutien, 'SUP93001'));
  expect(late).toMatchObject({ status: 409, title: 'support.version-perimee' });
  expect(late.courant).toMatchObject({ responsable: held.responsable });
});

test('[AS20] a message is handed to who answers for the support, to nobody else, and released', async () => {
  const { id } = await write();
  const give = (version: number, habilisId: string | null) =>
    soutien(bureauSupport.attribuer, { ...byId(id), body: { version, habilisId } });
  expect(await soutien(bureauSupport.operateurs, {})).toEqual([
    { habilisId: 'ADM92001', nomPrenom: 'Denis Caron' },
    { habilisId: 'SUP93001', nomPrenom: 'Fatou Ndiaye' },
  ]);
  expect(await refusal(give(0, 'LPF20001'))).toMatchObject({ status: 400, title: 'donnees-invalides' });
  expect(await give(0, 'ADM92001')).toMatchObject({ etat: 'EN_COURS', responsable: { nomPrenom: 'Denis Caron' } });
  expect(await admin(bureauSupport.compteurs, {})).toMatchObject({ total: 1, lesMiens: 1, sansResponsable: 0 });
  expect(await give(1, null)).toMatchObject({ etat: 'NOUVEAU', responsable: null });
});

test('[AS21] an answer leaves once under its reference and stays in the thread; the second of two is refused with what the first wrote', async () => {
  const { id, version, reference } = await write('SIRET\r\nrefusé');
  const both = await Promise.allSettled([
    answer(soutien, id, version, 'Bonjour. <b>Fait</b>.'),
    answer(admin, id, version),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const kept = await soutien(bureauSupport.get, byId(id));
  expect(kept).toMatchObject({ etat: 'REPONDU', echanges: [{ genre: 'REPONSE' }] });
  const stale = await refusal(answer(admin, id, version));
  expect(stale).toMatchObject({ status: 409, title: 'support.version-perimee', courant: { version: kept.version } });
  const [mail, ...others] = await mailsOf(id);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: { address: 'sophie.marchal@example.org' },
    subject: `[${reference}] SIRET refusé`,
    references: `<fil-${reference}@localhost>`,
  });
  // Without an address where answers are heard, the mail says that it is one-way.
  expect(mail?.replyTo).toBeUndefined();
  expect(mail?.text).toContain('ne lui parviendrait pas');
  await db().updateTable('courriel').set({ etat: 'refuse' }).where('objet_id', '=', id).execute();
  const told = async () => (await soutien(bureauSupport.get, byId(id))).echanges[0]?.courriel;
  expect(await told()).toBe('ECHEC');
  // Mails are forgotten before the threads.
  await db().deleteFrom('courriel').where('objet_id', '=', id).execute();
  expect(await told()).toBe('INCONNU');
});

test('[AS21] who has no account any more is still answered, at the address that they gave', async () => {
  const { id, version } = await write();
  await db().updateTable('message_support').set({ personne_id: null, role_id: null }).where('id', '=', id).execute();
  const answered = await answer(soutien, id, version);
  expect(answered).toMatchObject({ habilisId: null, dossier: null });
  expect((await mailsOf(id))[0]?.to).toEqual({ name: 'Sophie Marchal', address: 'sophie.marchal@example.org' });
});

test('[AS22] a closed message takes no answer until it is open again', async () => {
  const { id, version } = await write();
  const closed = await soutien(bureauSupport.clore, { ...byId(id), body: { version } });
  expect(closed.etat).toBe('CLOS');
  expect(await refusal(answer(soutien, id, closed.version))).toMatchObject({ status: 409, title: 'support.clos' });
  expect(await mailsOf(id)).toEqual([]);
  const open = await soutien(bureauSupport.rouvrir, { ...byId(id), body: { version: closed.version } });
  expect(open.etat).toBe('NOUVEAU');
  expect((await answer(soutien, id, open.version)).etat).toBe('REPONDU');
  expect(await refusal(answer(soutien, id, open.version + 1, ' … '))).toMatchObject({ title: 'donnees-invalides' });
});

test('[AS23] a note is in the thread and in no mail, and an answer begun before it still leaves', async () => {
  const { id, version } = await write();
  await admin(bureauSupport.noter, { ...byId(id), body: { texte: 'Déjà vu en mars.' } });
  const answered = await answer(soutien, id, version);
  expect(answered.echanges.map(({ genre, auteur }) => [genre, auteur])).toEqual([
    ['NOTE', 'Denis Caron'],
    ['REPONSE', 'Fatou Ndiaye'],
  ]);
  expect((await mailsOf(id)).map(({ text }) => text.includes('mars'))).toEqual([false]);
});

test('[AS24] of two editors of a ready answer, the second is shown what the first wrote', async () => {
  const put = (body: { id: number | null; version: number; intitule: string; texte: string }) =>
    soutien(bureauSupport.ecrireReponsePrete, { body });
  const { id } = await put({ id: null, version: 0, intitule: ' Lien  expiré ', texte: 'Redemandez-le.' });
  await put({ id, version: 0, intitule: 'Lien expiré', texte: 'Redemandez le lien.' });
  const stale = await refusal(put({ id, version: 0, intitule: 'Lien', texte: 'Autre.' }));
  expect(stale).toMatchObject({ title: 'reponse-prete.version-perimee', courant: { texte: 'Redemandez le lien.' } });
  expect(await admin(bureauSupport.reponsesPretes, {})).toMatchObject([{ id, version: 1, intitule: 'Lien expiré' }]);
  const remove = (version: number) => soutien(bureauSupport.supprimerReponsePrete, { ...byId(id), body: { version } });
  expect((await refusal(remove(0))).status).toBe(409);
  await remove(1);
  expect((await refusal(remove(1))).status).toBe(404);
  expect((await refusal(put({ id, version: 1, intitule: 'Lien', texte: 'Autre.' }))).status).toBe(404);
});

test('[AS26] messages are listed by view, age, subject and words, with the demandes and sessions of who wrote', async () => {
  const first = await write('Accents : énoncé perdu');
  time += 60_000;
  const second = await write('SIRET refusé', [new File([pdfOf('capture')], 'capture.pdf')]);
  const found = async (query: Record<string, string>) =>
    (await soutien(bureauSupport.list, { query })).elements.map(({ id }) => id);
  expect(await found({})).toEqual([first.id, second.id]);
  expect(await found({ tri: 'recuLe', ordre: 'desc' })).toEqual([second.id, first.id]);
  expect(await found({ recherche: 'enonce marchal' })).toEqual([first.id]);
  expect(await found({ module: 'AUTRE' })).toEqual([]);
  expect(await found({ module: 'DEMANDES', vue: 'clos' })).toEqual([]);
  await answer(soutien, first.id, 0);
  expect(await found({ vue: 'repondus' })).toEqual([first.id]);
  expect(await found({ vue: 'les-miens' })).toEqual([first.id]);
  expect(await found({ vue: 'tous', responsable: 'ADM92001' })).toEqual([]);
  expect(await soutien(bureauSupport.compteurs, {})).toEqual({
    total: 1,
    lesMiens: 1,
    sansResponsable: 1,
    repondus: 1,
  });
  const fil = await soutien(bureauSupport.get, byId(second.id));
  expect(fil).toMatchObject({ habilisId: 'LPF20001', roleType: 'G', pieces: [{ userFilename: 'capture.pdf' }] });
  expect(fil.dossier?.roles.map(({ type }) => type)).toContain('G');
  // Its documents are read by who answers, and by nobody else, not even its sender.
  const piece = byId(fil.pieces[0]?.id ?? 0);
  expect(await soutien(file.download, piece)).toMatchObject({ filename: 'capture.pdf' });
  expect((await refusal(gestionnaire(file.download, piece))).status).toBe(404);
});

test('[AS30] who wrote reads their messages and the answers, without the notes; another reads nothing of it', async () => {
  const { id, version } = await write();
  await soutien(bureauSupport.noter, { ...byId(id), body: { texte: 'À voir avec la caisse.' } });
  await answer(soutien, id, version);
  const [mine, ...others] = await gestionnaire(support.miens, {});
  expect(others).toEqual([]);
  expect(mine).toMatchObject({
    objet: 'SIRET refusé',
    etat: 'REPONDU',
    echanges: [{ genre: 'REPONSE', texte: 'Demandez-le de nouveau.' }],
  });
  expect(JSON.stringify(mine)).not.toContain('caisse');
  expect(await soutien(support.miens, {})).toEqual([]);
});
