import { expect, test } from 'vitest';
import { AT_START } from './AT_START.ts';
import { addMessages, loadMessages } from './loadMessages.ts';

/** The files of the R20. */
const SPECIFICATION =
  'faqs, compte, termes, invite, captcha, roles, menu, erreurs, modals, utilisateurs, criteres, listes, entites, habilitations, workflow, upload, tableau-bord, scanner-qrcode, liste-certificats, admin, caisse, dispositifs, dispositifs-niveaux, certificats, modeles-certificat, certificats-formateur, statistiques, sessions-certification, supports, manuels, actualites, types-message, messages, departements, alertes';

const failing = new Set(['assets/fr/faqs.json', 'assets/fr/termes.json']);
const fetchFile = async (path: string) => {
  if (failing.has(path)) throw new Error(path);
  return { [`${path}.cle`]: 'texte' };
};

test('[R20] the 35 files are loaded, a failed one is reported and counts as empty, an optional one is not reported', async () => {
  const failed: string[] = [];
  const messages = await loadMessages('fr', {
    fetchFile,
    onFailed: (name) => failed.push(name),
    optional: new Set(['termes']),
  });
  expect(SPECIFICATION.split(', ')).toHaveLength(35);
  expect(AT_START).toEqual(SPECIFICATION.split(', '));
  expect(Object.keys(messages)).toHaveLength(AT_START.length - failing.size);
  expect(failed).toEqual(['faqs']);
});

test('[R21] the key language fetches nothing', async () => {
  const never = async () => Promise.reject(new Error('fetched'));
  addMessages({ 'listes.titre': 'Listes' });
  expect(await loadMessages('cle', { fetchFile: never, onFailed: () => undefined })).toEqual({});
});

test('[R22] no file at all is an error', async () => {
  const never = async () => Promise.reject(new Error('down'));
  await expect(loadMessages('fr', { fetchFile: never, onFailed: () => undefined })).rejects.toThrow('aucun texte lu');
});

test('[R880] the texts of an area join those of the start, whichever came first', async () => {
  addMessages({ 'menu.avant': 'avant' });
  const messages = await loadMessages('fr', { fetchFile, onFailed: () => undefined });
  addMessages({ 'menu.apres': 'après' });
  expect(messages).toMatchObject({ 'menu.avant': 'avant', 'menu.apres': 'après', 'assets/fr/menu.json.cle': 'texte' });
});
