import type { Call } from '@habilis/api/client/createClient';
import { demande } from '@habilis/api/demande/endpoints';
import type { DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { demandeAdministrative as da } from '@habilis/api/demande-administrative/endpoints';
import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import { pdfOf } from '../../../test/pdfOf.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import { writeBody } from '../../../test/writeBody.ts';
import type { TestServer } from '../../../test/startTestServer.ts';

let server: TestServer;
let demandeur: Call;
let stored: DemandeAdministrative;

beforeAll(async () => {
  server = await startPeopledServer();
  demandeur = await actAs(server, 'MPA10013');
  const id = String((await demandeur(demande.todoList, {})).elements[0]?.id);
  stored = await demandeur(da.get, { params: { id } });
});
afterAll(() => server.close());

const PDF = pdfOf('piece');
/** A PDF of a given size; what follows its end is not checked. */
const fileOf = (size: number, name = 'piece.pdf') => {
  const bytes = new Uint8Array(size);
  bytes.set(PDF);
  return new File([bytes], name);
};
const save = (files: readonly File[]) =>
  demandeur(da.update, {
    body: writeBody(stored, {
      fileUploads: files.map(({ name }, partIndex) => ({ champ: 'autre', userFilename: name, partIndex })),
    }),
    files,
  });

test('[V31] a file’s content is of the type that its name announces', async () => {
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const wrong: readonly [File, string][] = [
    [new File([PDF], 'piece.png'), 'fichier.contenu-different'],
    [new File([png], 'piece.pdf'), 'fichier.contenu-different'],
    [new File(['du texte'], 'piece.pdf'), 'fichier.contenu-different'],
    [new File([PDF], 'piece.exe'), 'fichier.extension-interdite'],
    [new File([], 'piece.pdf'), 'fichier.vide'],
  ];
  for (const [file, title] of wrong) expect(await refusal(save([file]))).toMatchObject({ status: 400, title });
});
test('[V30] a file has at most 10 MB and a call 60, and nothing of a refused one is kept', async () => {
  const { tailleMaxFichierOctets: largest } = DEFAULT_SETTINGS;
  expect(await refusal(save([fileOf(largest + 1)]))).toMatchObject({ status: 413, title: 'fichier.trop-gros' });
  const many = Array.from({ length: 7 }, () => fileOf(9 * 1024 * 1024));
  expect(await refusal(save(many))).toMatchObject({ status: 413 });
  expect(await demandeur(da.get, { params: { id: String(stored.id) } })).toEqual(stored);
  // The right-to-left override would show another extension.
  const saved = await save([fileOf(largest, 'piece\u202Eexe.pdf')]);
  expect(saved.fileUploads).toMatchObject([
    { taille: largest, typeMime: 'application/pdf', userFilename: 'pieceexe.pdf' },
  ]);
});
test('[V7] a name loses its slashes and quotes, not what stands before them; that of the body goes before that of its part', async () => {
  const odd = "n'om*bi/z\\arre.pdf";
  const current = await demandeur(da.get, { params: { id: String(stored.id) } });
  const give = async (version: number, file: File, given: object) => {
    const fileUploads = [{ champ: 'autre', partIndex: 0, ...given }];
    const saved = await demandeur(da.update, {
      body: { ...writeBody(current, { fileUploads }), version },
      files: [file],
    });
    return { version: saved.version, names: saved.fileUploads.map(({ userFilename }) => userFilename) };
  };
  const bare = await give(current.version, new File([PDF], odd), {});
  expect(bare.names).toEqual(['nombizarre.pdf']);
  const given = await give(bare.version, new File([PDF], 'blob.pdf'), { userFilename: odd });
  expect(given.names).toEqual(['nombizarre.pdf']);
  // A file declared as a picture must be one.
  expect(await refusal(give(given.version, new File([PDF], 'a.pdf'), { userFilename: 'a.png' }))).toMatchObject({
    status: 400,
    title: 'fichier.contenu-different',
  });
});
