import { expect, test } from 'vitest';
import { compareValeurs } from '../complement/compareValeurs.ts';
import { ancresOf } from './ancresOf.ts';
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

test('[DH62] a point stands on a field that the niveau has, a slot in use or a document that every demande has', () => {
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
  expect(compareValeurs(before, after)).toEqual({ isChanged: true, removed: before, added: after, kept: [] });
});
