import type { Call } from '@habilis/api/client/createClient';
import { createClient } from '@habilis/api/client/createClient';
import { manuel } from '@habilis/api/manuel/endpoints';
import type { ManuelWrite } from '@habilis/api/manuel/Manuel';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import { pdfOf } from '../../../test/pdfOf.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';

let server: TestServer;
let editor: Call;
let other: Call;
let demandeur: Call;
let guest: Call;

beforeAll(async () => {
  server = await startPeopledServer();
  guest = createClient({ baseUrl: `${server.url}/api`, token: () => null });
  [editor, other, demandeur] = (await Promise.all(
    ['SUP93001', 'ADM92001', 'LPF20001'].map((id) => actAs(server, id)),
  )) as [Call, Call, Call];
});
afterAll(() => server.close());
beforeEach(() => server.services.connection.db.deleteFrom('manuel').execute());

const pdf = (title: string) => new File([pdfOf(title)], `${title}.pdf`);
const body = (changes: Partial<ManuelWrite> = {}): ManuelWrite => ({
  id: null,
  version: 0,
  intitule: 'Le guide',
  module: 'COMPTE',
  manuelRoles: [],
  typeAcces: 'PUBLIC',
  fileUploads: [{ champ: 'manuel', partIndex: 0 }],
  ...changes,
});
const write = (changes: Partial<ManuelWrite> = {}, files: readonly File[] = [pdf('guide')], call = editor) =>
  call(manuel.write, { body: body(changes), files });
const titlesOf = async (call: Call) =>
  (await call(call === guest ? manuel.guestList : manuel.list, {})).map(({ intitule }) => intitule);
const contentOf = async (id: number) => {
  const { blob, filename } = await guest(manuel.guestTelechargement, { params: { id } });
  return [filename, Buffer.from(await blob.arrayBuffer())];
};

test('[AS17] a manual is added, replaced under its address and removed with its file', async () => {
  const kept = await write({ intitule: '  Le   guide ' });
  expect(kept).toMatchObject({ intitule: 'Le guide', version: 1, userFilename: 'guide.pdf', typeAcces: 'PUBLIC' });
  expect(await contentOf(kept.id)).toEqual(['guide.pdf', Buffer.from(pdfOf('guide'))]);
  const renamed = await write({ id: kept.id, version: 1, intitule: 'Le guide 2026', fileUploads: [] }, []);
  expect(renamed).toMatchObject({ intitule: 'Le guide 2026', version: 2, storageFilename: kept.storageFilename });
  await write({ id: kept.id, version: 2 }, [pdf('guide-2027')]);
  expect(await contentOf(kept.id)).toEqual(['guide-2027.pdf', Buffer.from(pdfOf('guide-2027'))]);
  const rows = () =>
    server.services.connection.db
      .selectFrom('fichier')
      .select('user_filename')
      .where('user_filename', 'like', 'guide%')
      .execute();
  expect(await rows()).toEqual([{ user_filename: 'guide-2027.pdf' }]);
  await editor(manuel.remove, { params: { id: kept.id } });
  expect([await titlesOf(guest), await rows()]).toEqual([[], []]);
  expect(await refusal(editor(manuel.remove, { params: { id: kept.id } }))).toMatchObject({ status: 404 });
});

test('[M9] guests read what is public, roles what names them, everybody signed in what names no role', async () => {
  await write({ intitule: 'Public', manuelRoles: ['I'] });
  await write({ intitule: 'Gestionnaires', typeAcces: 'ROLES', manuelRoles: ['G', 'G'] });
  await write({ intitule: 'Responsables', typeAcces: 'ROLES', manuelRoles: ['RC'] });
  await write({ intitule: 'Connectés', typeAcces: 'ROLES' });
  expect(await titlesOf(guest)).toEqual(['Public']);
  expect(await titlesOf(demandeur)).toEqual(['Public', 'Gestionnaires', 'Connectés']);
  expect(await titlesOf(editor)).toHaveLength(4);
});

test('[P46] who does not edit content neither writes nor removes manuals', async () => {
  const { id } = await write();
  for (const who of ['LPF20001', 'INS50001', 'RCA60001', 'REP70001']) {
    const call = await actAs(server, who);
    for (const tried of [() => write({}, [pdf('autre')], call), () => call(manuel.remove, { params: { id } })]) {
      expect(await refusal(tried())).toMatchObject({ status: 403, title: 'role.non-autorise' });
    }
  }
});

test('[AS16] a title of one space, no file, a file too large or not what its name says: each is refused in clear', async () => {
  const faults = await refusal(write({ intitule: ' ', fileUploads: [] }, []));
  expect(faults).toMatchObject({ status: 400, title: 'donnees-invalides' });
  expect(faults.errors?.map(({ path }) => path)).toEqual(['intitule', 'fileUploads.manuel']);
  const large = new Uint8Array(40 * 1024 * 1024);
  large.set(Buffer.from(pdfOf('gros')));
  expect(await refusal(write({}, [new File([large], 'gros.pdf')]))).toMatchObject({
    status: 413,
    title: 'fichier.trop-gros',
  });
  for (const [file, title] of [
    [new File(['du texte'], 'guide.pdf'), 'fichier.contenu-different'],
    [new File([pdfOf('x')], 'guide.mp4'), 'fichier.contenu-different'],
    [new File([pdfOf('x')], 'guide.docx'), 'fichier.extension-interdite'],
    [new File([], 'guide.pdf'), 'fichier.vide'],
  ] as const) {
    expect(await refusal(write({}, [file]))).toMatchObject({ status: 400, title });
  }
  expect(await titlesOf(editor)).toEqual([]);
});

test('[AS18] of two editors of one manual the second is shown what the first wrote, and one that is gone is not found', async () => {
  const kept = await write();
  const first = await write({ id: kept.id, version: 1, intitule: 'Un', fileUploads: [] }, []);
  const late = write({ id: kept.id, version: 1, intitule: 'Deux' }, [pdf('autre')], other);
  expect(await refusal(late)).toMatchObject({ status: 409, title: 'manuel.version-perimee', courant: first });
  expect(await contentOf(kept.id)).toEqual(['guide.pdf', Buffer.from(pdfOf('guide'))]);
  expect(await refusal(write({ id: 900_000, version: 1 }))).toMatchObject({ status: 404 });
});
