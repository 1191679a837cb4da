import { expect, test } from 'vitest';
import { EXAMPLE_SAISIE as saisie } from './exampleSaisie.ts';
import { compareValeurs } from '../complement/compareValeurs.ts';
import { faultsOfPoints } from '../complement/faultsOfPoints.ts';
import { ANCRES_ADMINISTRATIVES, isOfAncre, valeurAdministrative } from './valeurAdministrative.ts';

const piece = { id: 31, champ: 'attestationUrssaf', userFilename: 'a.pdf', deposeLe: '2026-11-02T09:00:00Z' };
const contenu = { saisie, fileUploads: [piece] };

test('[DA740] a point stands on a field, a group of fields or a slot of the demande, once, with words', () => {
  const points = [
    { chemin: 'siret', commentaire: 'Celui de l’établissement.' },
    { chemin: 'siret', commentaire: 'Encore.' },
    { chemin: 'formateurs', commentaire: 'Qui ?' },
    { chemin: 'fileUploads.autre', commentaire: ' ' },
  ];
  expect(faultsOfPoints(points, ANCRES_ADMINISTRATIVES).map(({ path }) => path)).toEqual([
    'points.1.chemin',
    'points.2.chemin',
    'points.3.commentaire',
  ]);
});
test('[DA741] what stood at each anchor is kept in its parts, and a part that changed is told', () => {
  expect(valeurAdministrative(contenu, 'raisonSociale').map(({ libelle }) => libelle)).toEqual([saisie.raisonSociale]);
  expect(valeurAdministrative(contenu, 'fileUploads.attestationUrssaf')).toEqual([
    { cle: '31', libelle: 'a.pdf', deposeLe: piece.deposeLe },
  ]);
  expect(valeurAdministrative(contenu, 'fileUploads.autre')).toEqual([]);
  const before = valeurAdministrative(contenu, 'adresse');
  const moved = { ...saisie, adresse: { ...saisie.adresse, ligne1: '9 rue Neuve' } };
  const { isChanged, added } = compareValeurs(before, valeurAdministrative({ ...contenu, saisie: moved }, 'adresse'));
  expect([isChanged, added.map(({ libelle }) => libelle)]).toEqual([true, ['9 rue Neuve']]);
  expect(valeurAdministrative({ saisie: { ...saisie, siret: '' }, fileUploads: [] }, 'siret')).toEqual([]);
});
test('[DA741] every anchor of a complete demande has its value: a text as it is typed, a choice as yes or no, nothing for what is left empty', () => {
  const libelles = (ancre: string) => valeurAdministrative(contenu, ancre).map(({ libelle }) => libelle);
  const fields = ANCRES_ADMINISTRATIVES.filter((ancre) => !ancre.startsWith('fileUploads.'));
  expect(fields.filter((ancre) => libelles(ancre).length === 0)).toEqual([]);
  expect(fields).toHaveLength(11);
  expect(libelles('declarationUrssaf')).toEqual(['true']);
  expect(libelles('ndaEnCours')).toEqual(['false']);
  expect(libelles('diffusion')).toEqual(['true', 'contact@example.org', 'www.example.org', '+33']);
  expect(libelles('adresse')).toEqual(['1 rue Haute', '54000', 'Nancy']);
});
test('[DA741] publication is one anchor with its mail, its site and its phone, and no field has two', () => {
  expect(isOfAncre('diffusionEmail', 'diffusion')).toBe(true);
  expect(isOfAncre('adresse.codePostalVille.ville', 'adresse')).toBe(true);
  expect(isOfAncre('siret', 'adresse')).toBe(false);
  const paths = ['diffusion', 'diffusionSiteWeb', 'contact.email', 'responsableLegal.nom', 'siret'];
  for (const path of paths) expect(ANCRES_ADMINISTRATIVES.filter((ancre) => isOfAncre(path, ancre))).toHaveLength(1);
});
