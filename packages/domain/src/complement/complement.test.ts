import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareValeurs } from './compareValeurs.ts';
import { faultsOfPoints, isPathOfPoint } from './faultsOfPoints.ts';
import { faultsOfReponses } from './faultsOfReponses.ts';
import { hasWrittenPoint } from './hasWrittenPoint.ts';

const ancres = ['formateurs', 'fileUploads.1', 'fileUploads.lettreEngagement', 'fileUploads.I'];

test('[DH62] a point elsewhere, a second one on a field and one without words are refused, each on its path', () => {
  const points = [
    { chemin: 'formateurs', commentaire: 'Joignez le certificat.' },
    { chemin: 'formateurs', commentaire: '  ' },
    { chemin: 'plateformesFixes', commentaire: 'Où ?' },
  ];
  expect(faultsOfPoints(points, ancres)).toEqual([
    { path: 'points.1.chemin', title: 'champ.deja-demande' },
    { path: 'points.1.commentaire', title: 'champ.attendu-requis' },
    { path: 'points.2.chemin', title: 'champ.invalide' },
  ]);
  expect(faultsOfPoints(points, ancres).every(({ path }) => isPathOfPoint(path))).toBe(true);
  expect(isPathOfPoint('points.12.commentaire')).toBe(true);
  for (const other of ['points.4', 'points.4.chemin.0', 'champs.points.4.chemin']) {
    expect(isPathOfPoint(other)).toBe(false);
  }
});
test('[DH67] one point with words says what is wanted', () => {
  const point = (commentaire: string) => ({ chemin: 'formateurs', commentaire });
  expect(hasWrittenPoint([])).toBe(false);
  expect(hasWrittenPoint([point(' '), point('')])).toBe(false);
  expect(hasWrittenPoint([point(''), point('Joignez le certificat.')])).toBe(true);
});
test('[DH64] a complement is sent once each point is ticked or answered in words', () => {
  const point = { id: 3, chemin: 'formateurs', traite: false, reponse: null };
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

test('[DH64] a point on a slot is answered by the paper deposited there since, and by nothing less', () => {
  const piece = (cle: string) => ({ cle, libelle: 'scénario.pdf', deposeLe: '2026-11-02T09:00:00Z' });
  const point = { id: 3, chemin: 'fileUploads.101', traite: false, reponse: null, avant: [piece('31')] };
  const faults = [{ path: 'points.3', title: 'champ.point-sans-reponse' }];
  expect(faultsOfReponses([{ ...point, apres: [piece('31')] }])).toEqual(faults);
  expect(faultsOfReponses([{ ...point, apres: [] }])).toEqual(faults);
  expect(faultsOfReponses([{ ...point, apres: [piece('40')] }])).toEqual([]);
  expect(faultsOfReponses([{ ...point, avant: [], apres: [piece('40')] }])).toEqual([]);
  // What changed in a field may be anything: only its words or its tick answer.
  expect(faultsOfReponses([{ ...point, chemin: 'formateurs', apres: [piece('40')] }])).toEqual(faults);
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
      const { isChanged, removed, added, kept } = compareValeurs(avant, apres);
      expect(cles([...removed, ...kept])).toEqual(cles(avant));
      expect(cles([...added, ...kept])).toEqual(cles(apres));
      expect(isChanged).toBe(String(cles(avant)) !== String(cles(apres)));
      expect(compareValeurs(avant, avant.toReversed()).isChanged).toBe(false);
      expect(cles(compareValeurs(apres, avant).added)).toEqual(cles(removed));
    }),
  );
});
test('[DH62] points are admitted exactly when each has its own anchor and words', () => {
  const chemins = ['formateurs', 'fileUploads.1', 'fileUploads.I', 'siret', 'formateurs.0'];
  const points = fc.array(
    fc.record({ chemin: fc.constantFrom(...chemins), commentaire: fc.constantFrom('', ' ', 'À joindre.') }),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(points, (asked) => {
      const isRight =
        new Set(asked.map(({ chemin }) => chemin)).size === asked.length &&
        asked.every(({ chemin, commentaire }) => ancres.includes(chemin) && commentaire.trim() !== '');
      expect(faultsOfPoints(asked, ancres).length === 0).toBe(isRight);
    }),
  );
});
