import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ancresOf } from './ancresOf.ts';
import { compareValeurs } from './compareValeurs.ts';
import { faultsOfPoints } from './faultsOfPoints.ts';
import { faultsOfReponses } from './faultsOfReponses.ts';
import { type ContenuAncrable, valeurAncree } from './valeurAncree.ts';

const niveau = {
  avecTechnique: false,
  avecPlateforme: false,
  pedagogiqueUploadFieldsConfig: [{ id: 1 }, { id: 2, retire: true }],
  techniqueUploadFieldsConfig: [{ id: 7 }],
};
const contenu: ContenuAncrable = {
  formateurs: [{ habilisId: 'FOR40001', nomPrenom: 'Julie Perrin' }],
  plateformesFixes: [
    { adresse: { ligne1: '3 quai de l’Île', ligne2: null, codePostalVille: { codePostal: '59000', ville: 'Lille' } } },
  ],
  plateformeMobile: true,
  fileUploads: [
    { id: 31, champ: '1', userFilename: 'scénario.pdf', deposeLe: '2026-11-02T09:00:00Z' },
    { id: 32, champ: 'lettreEngagement', userFilename: 'lettre.pdf', deposeLe: '2026-11-02T09:00:00Z' },
  ],
};

test('[DH62] a point stands on a field that the level has, a slot in use or a document that every request has', () => {
  expect(ancresOf(niveau)).toEqual(['formateurs', 'fileUploads.1', 'fileUploads.lettreEngagement', 'fileUploads.I']);
  expect(ancresOf({ ...niveau, avecTechnique: true, avecPlateforme: true })).toEqual([
    'plateformesFixes',
    'plateformeMobile',
    'formateurs',
    'fileUploads.1',
    'fileUploads.7',
    'fileUploads.lettreEngagement',
    'fileUploads.I',
  ]);
});
test('[DH62] a point elsewhere, a second one on a field and one without words are refused, each on its path', () => {
  const points = [
    { chemin: 'formateurs', commentaire: 'Joignez le certificat.' },
    { chemin: 'formateurs', commentaire: '  ' },
    { chemin: 'plateformesFixes', commentaire: 'Où ?' },
  ];
  expect(faultsOfPoints(points, ancresOf(niveau))).toEqual([
    { path: 'points.1.chemin', title: 'champ.deja-demande' },
    { path: 'points.1.commentaire', title: 'champ.requis' },
    { path: 'points.2.chemin', title: 'champ.invalide' },
  ]);
});
test('[DH63] what stood at a field when it was asked is kept in its parts', () => {
  expect(valeurAncree(contenu, 'fileUploads.1')).toEqual([
    { cle: '31', libelle: 'scénario.pdf', deposeLe: '2026-11-02T09:00:00Z' },
  ]);
  expect(valeurAncree(contenu, 'fileUploads.7')).toEqual([]);
  expect(valeurAncree(contenu, 'formateurs')).toEqual([
    { cle: 'FOR40001', libelle: 'Julie Perrin (FOR40001)', deposeLe: null },
  ]);
  expect(valeurAncree(contenu, 'plateformesFixes')[0]?.libelle).toBe('3 quai de l’Île, 59000 Lille');
  const places = [
    { adresse: { ligne1: null, ligne2: 'Bât. B', codePostalVille: { codePostal: null, ville: 'Lille' } } },
  ];
  expect(valeurAncree({ ...contenu, plateformesFixes: places }, 'plateformesFixes')[0]?.libelle).toBe('Bât. B, Lille');
  expect(valeurAncree({ ...contenu, plateformeMobile: false }, 'plateformeMobile')).toEqual([]);
  expect(valeurAncree(contenu, 'plateformeMobile')).toEqual([{ cle: 'mobile', libelle: 'mobile', deposeLe: null }]);
});
test('[DH63] a document of the same name deposited anew is another one', () => {
  const before = valeurAncree(contenu, 'fileUploads.1');
  const anew = { id: 40, champ: '1', userFilename: 'scénario.pdf', deposeLe: '2026-11-18T09:00:00Z' };
  const after = valeurAncree({ ...contenu, fileUploads: [anew] }, 'fileUploads.1');
  expect(compareValeurs(before, after)).toEqual({ isChanged: true, retirees: before, ajoutees: after, gardees: [] });
});
test('[DH64] a completion is sent once each point is ticked or answered in words', () => {
  const point = { id: 3, traite: false, reponse: null };
  expect(faultsOfReponses([point, { ...point, id: 4, reponse: ' ' }])).toEqual([
    { path: 'points.3', title: 'champ.point-sans-reponse' },
    { path: 'points.4', title: 'champ.point-sans-reponse' },
  ]);
  expect(
    faultsOfReponses([
      { ...point, traite: true },
      { ...point, reponse: 'Elle n’existe pas.' },
    ]),
  ).toEqual([]);
});

const valeurs = fc.uniqueArray(
  fc.record({
    cle: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    libelle: fc.constantFrom('un', 'deux'),
    deposeLe: fc.constant(null),
  }),
  { selector: ({ cle }) => cle },
);
const cles = (these: readonly { cle: string }[]) => these.map(({ cle }) => cle).toSorted();

test('[DH63] nothing is lost between the two sides, and the order of the parts says nothing', () => {
  fc.assert(
    fc.property(valeurs, valeurs, (avant, apres) => {
      const { isChanged, retirees, ajoutees, gardees } = compareValeurs(avant, apres);
      expect(cles([...retirees, ...gardees])).toEqual(cles(avant));
      expect(cles([...ajoutees, ...gardees])).toEqual(cles(apres));
      expect(isChanged).toBe(String(cles(avant)) !== String(cles(apres)));
      expect(compareValeurs(avant, avant.toReversed()).isChanged).toBe(false);
      expect(cles(compareValeurs(apres, avant).ajoutees)).toEqual(cles(retirees));
    }),
  );
});
test('[DH62] points are admitted exactly when each has its own anchor and words', () => {
  const chemins = ['formateurs', 'fileUploads.1', 'fileUploads.I', 'siret', 'formateurs.0'];
  const points = fc.array(
    fc.record({ chemin: fc.constantFrom(...chemins), commentaire: fc.constantFrom('', ' ', 'À joindre.') }),
    { maxLength: 5 },
  );
  const ancres = ancresOf(niveau);
  fc.assert(
    fc.property(points, (asked) => {
      const isRight =
        new Set(asked.map(({ chemin }) => chemin)).size === asked.length &&
        asked.every(({ chemin, commentaire }) => ancres.includes(chemin) && commentaire.trim() !== '');
      expect(faultsOfPoints(asked, ancres).length === 0).toBe(isRight);
    }),
  );
});
