import { CALLS } from '@habilis/api/contract';
import { randomUUID } from 'node:crypto';
import { readdir, utimes } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import type { Call } from '@habilis/api/client/createClient';
import { demandeAdministrative as da } from '@habilis/api/demande-administrative/endpoints';
import { file } from '@habilis/api/file/endpoints';
import { support } from '@habilis/api/support/endpoints';
import { lockedPdf } from '@habilis/domain/pdf/test/LOCKED_PDFS';
import { DEFAULT_SETTINGS, type Settings } from '@habilis/domain/setting/settings';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { actAs, refusal } from '../../test/actAs.ts';
import { pdfOf } from '../../test/pdfOf.ts';
import { startPeopledServer } from '../../test/startPeopledServer.ts';
import { writeBody } from '../../test/writeBody.ts';
import { pathOf } from '../../test/contract/pathOf.ts';
import { theirs } from '../../test/processes.ts';
import { startS3Server, type TestS3Server } from '../../test/startS3Server.ts';
import { send, type SignedIn, type TestServer } from '../../test/startTestServer.ts';
import { fileWorkers } from './fileWorkers.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** No demande has this id. */
const NOBODYS = 999_999;

type Place = { readonly server: TestServer; readonly contents: () => Promise<string[]>; readonly demandeur: Call };
const places = new Map<'folder' | 'service', Place>();
let now = new Date('2026-11-20T10:00:00Z');
let s3: TestS3Server;

const placeOf = (name: 'folder' | 'service'): Place => {
  const place = places.get(name);
  if (place === undefined) throw new Error('le serveur ne tourne pas');
  return place;
};
const folderOf = ({ services }: TestServer) => join(services.config.dataFolder, 'fichiers');

beforeAll(async () => {
  s3 = await startS3Server();
  const folder = await startPeopledServer({ now: () => now });
  const service = await startPeopledServer({ now: () => now, environment: s3.environment });
  const contents = async () =>
    (await readdir(folderOf(folder), { recursive: true, withFileTypes: true }))
      .flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []))
      .toSorted();
  places.set('folder', { server: folder, contents, demandeur: await actAs(folder, 'MPA10013') });
  places.set('service', { server: service, contents: s3.keys, demandeur: await actAs(service, 'MPA10013') });
});
afterEach(async () => {
  for (const { server } of places.values()) await set(server, {});
});
afterAll(async () => {
  for (const { server } of places.values()) await server.close();
  await s3.close();
});

/** Sets these settings, and the others to their defaults. */
async function set({ services }: TestServer, values: Partial<Settings>): Promise<void> {
  const { db } = services.connection;
  await db.deleteFrom('parametre').execute();
  for (const [cle, valeur] of Object.entries(values))
    await db
      .insertInto('parametre')
      .values({ cle, valeur: JSON.stringify(valeur) })
      .execute();
  const { quotaDepotsJourOctets, nombreMaxDepotsSimultanes } = { ...DEFAULT_SETTINGS, ...values };
  await expect.poll(services.settings).toMatchObject({ quotaDepotsJourOctets, nombreMaxDepotsSimultanes });
}

const pdf = (title: string, name = 'piece.pdf') => new File([pdfOf(title)], name);
const MESSAGE = {
  cleEnvoi: randomUUID(),
  nom: 'Petit',
  prenom: 'Zoé',
  email: 'zoe.petit@example.org',
  objet: 'SIRET refusé',
  module: 'DEMANDES',
  message: 'Il est pourtant exact.',
  page: '/assistance/faqs/liste',
  defi: null,
};
const DEPOSIT = { champ: 'autre', userFilename: 'piece.pdf', partIndex: 0 };
const add = async (demandeur: Call, given: File) => {
  const stored = await theirs(demandeur);
  const kept = stored.fileUploads.map(({ id }) => ({ id }));
  const fileUploads = [...kept, { ...DEPOSIT, userFilename: given.name }];
  return demandeur(da.update, { body: writeBody(stored, { fileUploads }), files: [given] });
};
/** Updates a missing demande, with a document. */
const addToNothing = async (demandeur: Call, given: File) => {
  const body = { ...writeBody(await theirs(demandeur), { fileUploads: [DEPOSIT] }), id: NOBODYS };
  return refusal(demandeur(da.update, { body, files: [given] }));
};
const formOf = (data: unknown, name: string, files: readonly File[]) => {
  const form = new FormData();
  form.append('data', JSON.stringify(data));
  for (const one of files) form.append(name, one);
  return form;
};

const given = CALLS.filter(({ endpoint }) => endpoint.built !== false && endpoint.body?.kind === 'multipart');

/** A call that judges its text before it receives documents is given a right one. */
const dataOf = (path: string): unknown =>
  path === support.contact.path
    ? { ...MESSAGE, fileUploads: [0, 1].map((partIndex) => ({ userFilename: 'piece.pdf', partIndex })) }
    : { id: NOBODYS, fileUploads: [] };

/** Between them they may make every call that takes a document. */
const SENDERS = ['MPA10013', 'INS50001', 'RCA60001', 'ADM92001', 'CNH91001'];

test.each(['folder', 'service'] as const)(
  '[V820] no call that is refused leaves a document in the %s, whoever makes it and whatever for',
  async (name) => {
    const { server, contents } = placeOf(name);
    const before = await contents();
    const people: SignedIn[] = [];
    for (const habilisId of SENDERS) people.push(await server.signIn(habilisId));
    for (const { endpoint } of given) {
      if (endpoint.body?.kind !== 'multipart') continue;
      const { files } = endpoint.body;
      const titles: string[] = [];
      for (const { token, roleId } of people) {
        for (const data of [{}, { id: NOBODYS, fileUploads: [DEPOSIT] }]) {
          const body = formOf(data, files, [pdf('une pièce'), pdf('une autre')]);
          const answer = await send(server.url, endpoint.method, pathOf(endpoint, {}), { body, token, roleId });
          titles.push(((await answer.json()) as { title: string }).title);
        }
      }
      expect([endpoint.path, titles.every((title) => title !== '')]).toEqual([endpoint.path, true]);
      expect([endpoint.path, await contents()]).toEqual([endpoint.path, before]);
    }
    const { demandeur } = placeOf(name);
    expect(await addToNothing(demandeur, pdf('à personne'))).toMatchObject({ status: 404 });
    for (const wrong of [pdf('faux nom', 'piece.png'), new File([], 'piece.pdf'), new File(['du texte'], 'piece.pdf')])
      expect(await refusal(add(demandeur, wrong))).toMatchObject({ status: 400 });
    expect(await contents()).toEqual(before);
    expect(await server.services.connection.db.selectFrom('depot').selectAll().execute()).toEqual([]);
  },
);

test.each(['folder', 'service'] as const)(
  '[V35] each call that takes a PDF refuses one under a password, says so, and keeps nothing of it in the %s',
  async (name) => {
    const { server, contents } = placeOf(name);
    const before = await contents();
    const senders = await Promise.all(SENDERS.map((habilisId) => server.signIn(habilisId)));
    const locked = new File([lockedPdf('aes-256-ferme')], 'ferme.pdf');
    const refusedBy = async (method: string, path: string, files: string, data: unknown) => {
      const titles = new Set<string>();
      for (const { token, roleId } of senders) {
        const body = formOf(data, files, [pdf('lisible'), locked]);
        const answer = await send(server.url, method, path, { body, token, roleId });
        titles.add(((await answer.json()) as { title: string }).title);
      }
      return titles;
    };
    const takers = given.filter(({ endpoint: { body } }) => body?.kind === 'multipart' && body.depot !== 'modele');
    expect(takers.length).toBeGreaterThan(9);
    for (const { endpoint } of takers) {
      if (endpoint.body?.kind !== 'multipart') continue;
      const titles = await refusedBy(endpoint.method, pathOf(endpoint, {}), endpoint.body.files, dataOf(endpoint.path));
      expect([endpoint.method, endpoint.path, [...titles]]).toEqual([
        endpoint.method,
        endpoint.path,
        expect.arrayContaining(['fichier.mot-de-passe']),
      ]);
      expect([endpoint.path, await contents()]).toEqual([endpoint.path, before]);
    }
    // What may only not be printed or copied is taken.
    const open = new File([lockedPdf('aes-256-ouvert')], 'ouvert.pdf');
    const saved = await add(placeOf(name).demandeur, open);
    expect(saved.fileUploads.map(({ userFilename }) => userFilename)).toContain('ouvert.pdf');
  },
);

test.each(['folder', 'service'] as const)(
  '[V820] in the %s a content that a request stores stays, while others who give the same are refused',
  async (name) => {
    const { server, demandeur } = placeOf(name);
    const { db } = server.services.connection;
    for (let turn = 0; turn < 8; turn++) {
      const title = `disputée ${turn}`;
      const [saved, ...refused] = await Promise.all([
        add(demandeur, pdf(title)),
        ...Array.from({ length: 3 }, () => addToNothing(demandeur, pdf(title))),
      ]);
      expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
      const { blob } = await demandeur(file.download, { params: { id: saved.fileUploads.at(-1)?.id ?? 0 } });
      expect(Buffer.from(await blob.arrayBuffer())).toEqual(Buffer.from(pdfOf(title)));
    }
    expect(await db.selectFrom('depot').select('id').where('en_cours', '=', true).execute()).toEqual([]);
  },
);

test('[V821] what a person stores in a day is counted, what is refused is not, and the next day begins anew', async () => {
  const { server } = placeOf('folder');
  now = new Date(now.getTime() + DAY_MS);
  const demandeur = await actAs(server, 'MPA10013');
  // Larger than two fifths of the least that may be set.
  const large = (title: string) => pdf(`${title} ${'x'.repeat(450_000)}`);
  const { size } = large('première');
  await set(server, { quotaDepotsJourOctets: Math.floor(size * 2.5) });
  for (let turn = 0; turn < 4; turn++) await addToNothing(demandeur, large('à personne'));
  await add(demandeur, large('première'));
  await add(demandeur, large('deuxième'));
  const full = await refusal(add(demandeur, large('troisième')));
  expect(full).toMatchObject({ status: 429, title: 'fichier.quota-du-jour' });
  // Another person has their own daily limit.
  expect(await addToNothing(await actAs(server, 'NES10101'), large('à personne'))).toMatchObject({ status: 404 });
  now = new Date(now.getTime() + DAY_MS + 1);
  await add(await actAs(server, 'MPA10013'), large('troisième'));
});

/** Starts an upload that lasts until it is told to stop. */
async function beginUpload(server: TestServer): Promise<() => void> {
  const { token, roleId } = await server.signIn('MPA10013');
  const sent = request(`${server.url}/api${da.update.path}`, {
    method: da.update.method,
    headers: {
      authorization: `Bearer ${token}`,
      'role-id': String(roleId),
      'content-type': 'multipart/form-data; boundary=limite',
    },
  });
  sent.on('error', () => undefined);
  const part = (head: string) => `--limite\r\nContent-Disposition: form-data; ${head}\r\n\r\n`;
  sent.write(`${part('name="data"')}{}\r\n${part('name="fileUploads"; filename="entiere.pdf"')}`);
  sent.write(Buffer.from(pdfOf('entière')));
  sent.write(`\r\n${part('name="fileUploads"; filename="piece.pdf"')}%PDF-1.7`);
  return () => void sent.destroy();
}

test('[V822] a person sends so many at once and no more, until one of them ends or is cut off', async () => {
  const { server, contents } = placeOf('folder');
  const demandeur = await actAs(server, 'MPA10013');
  const before = await contents();
  await set(server, { nombreMaxDepotsSimultanes: 1 });
  const leave = await beginUpload(server);
  const incoming = () => readdir(join(folderOf(server), 'incoming'));
  await expect.poll(incoming).toHaveLength(1);
  const body = writeBody(await theirs(demandeur), { fileUploads: [DEPOSIT] });
  const answer = await refusal(demandeur(da.update, { body, files: [pdf('aussi')] }));
  expect(answer).toMatchObject({ status: 429, title: 'fichier.trop-d-envois' });
  leave();
  await expect.poll(incoming).toEqual([]);
  // Its complete files are removed too.
  await expect.poll(contents).toEqual(before);
  await add(demandeur, pdf('ensuite'));
});

test('[V823] the sweep of each hour takes what is named by no row for an hour, and what was half received', async () => {
  const { server, contents } = placeOf('folder');
  const { files } = server.services;
  const before = await contents();
  const store = async (text: string, minutes: number) => {
    const { sha256 } = await files.put(new Blob([text]).stream(), 1000);
    const then = new Date(Date.now() - minutes * MINUTE_MS);
    await utimes(join(folderOf(server), sha256.slice(0, 2), sha256), then, then);
    return sha256;
  };
  const [old, young] = [await store('perdue depuis longtemps', 61), await store('perdue à l’instant', 59)];
  const sweep = fileWorkers.find(({ job }) => job.name === 'balayage-fichiers');
  await sweep?.run(server.services, {});
  expect([await files.has(old), await files.has(young)]).toEqual([false, true]);
  expect((await contents()).filter((path) => !path.endsWith(young))).toEqual(before);
});
