import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { champsObligatoires, checkSoumission, type DhSoumise } from './checkSoumission.ts';
import { splitFichiers } from './splitFichiers.ts';

const niveau = {
  ouvert: true,
  avecTechnique: true,
  avecPlateforme: true,
  pedagogiqueUploadFieldsConfig: [
    { id: 1, obligatoire: true },
    { id: 2, obligatoire: false },
    { id: 3, obligatoire: true, retire: true },
  ],
  techniqueUploadFieldsConfig: [{ id: 7, obligatoire: true }],
};
const whole: DhSoumise = {
  mode: 'INI',
  niveau,
  isJamaisSoumise: true,
  formateurs: [{ certificat: 'ABSENT' }, { certificat: 'VALIDE' }],
  plateformesFixes: [{ ligne1: '3 quai de l’Île', codePostal: '59000', ville: 'Lille' }],
  plateformeMobile: false,
  champs: ['1', '7', 'lettreEngagement'],
};
const faults = (changes: Partial<DhSoumise>) => checkSoumission({ ...whole, ...changes }).map(({ title }) => title);

test('[DH43][DH44][DH45][DH46] a whole demande may be submitted', () => expect(checkSoumission(whole)).toEqual([]));
test('[DH43] each mandatory slot that is still asked for is filled, a technical one only of a technical niveau', () => {
  expect(checkSoumission({ ...whole, champs: ['lettreEngagement'] })).toEqual([
    { path: 'fileUploads.1', title: 'champ.piece-requise' },
    { path: 'fileUploads.7', title: 'champ.piece-requise' },
  ]);
  expect(champsObligatoires({ ...niveau, avecTechnique: false })).toEqual(['1', 'lettreEngagement']);
});
test('[DH743] a first demande of a niveau that has closed is not submitted, one that was before and a renewal are', () => {
  const ferme = { ...niveau, ouvert: false };
  const path = 'dispositifNiveauId';
  expect(checkSoumission({ ...whole, niveau: ferme })).toEqual([{ path, title: 'champ.niveau-ferme' }]);
  expect(faults({ niveau: ferme, isJamaisSoumise: false })).toEqual([]);
  expect(faults({ niveau: ferme, mode: 'REN' })).toEqual([]);
});
test('[DH44] the signed engagement letter is there', () => {
  expect(checkSoumission({ ...whole, champs: ['1', '7'] })).toEqual([
    { path: 'fileUploads.lettreEngagement', title: 'champ.piece-requise' },
  ]);
});
test('[DH45] one declared formateur holds the certificat that the niveau asks for', () => {
  const path = 'formateurs';
  expect(checkSoumission({ ...whole, formateurs: [] })).toEqual([{ path, title: 'champ.formateur-requis' }]);
  expect(checkSoumission({ ...whole, formateurs: [{ certificat: 'ABSENT' }] })).toEqual([
    { path, title: 'champ.formateur-certifie-requis' },
  ]);
});
test('[DH740] a formateur whose certificat has expired is refused, beside a certified one too', () => {
  const fault = (index: number) => ({ path: `formateurs.${index}`, title: 'champ.formateur-certificat-expire' });
  expect(checkSoumission({ ...whole, formateurs: [{ certificat: 'EXPIRE' }] })).toEqual([fault(0)]);
  expect(
    checkSoumission({
      ...whole,
      formateurs: [{ certificat: 'VALIDE' }, { certificat: 'EXPIRE' }, { certificat: 'ABSENT' }],
    }),
  ).toEqual([fault(1)]);
});
test('[DH741] where the niveau asks for no certificat, whoever is declared may train', () => {
  expect(checkSoumission({ ...whole, formateurs: [{ certificat: 'SANS_OBJET' }] })).toEqual([]);
});
test('[DH46] a niveau with platforms asks for one, fixed or mobile; what is added is a fixed one', () => {
  expect(checkSoumission({ ...whole, plateformesFixes: [] })).toEqual([
    { path: 'plateformesFixes', title: 'champ.plateforme-requise' },
  ]);
  expect(faults({ plateformesFixes: [], plateformeMobile: true })).toEqual([]);
  expect(faults({ plateformesFixes: [], plateformeMobile: true, mode: 'APF' })).toEqual(['champ.plateforme-requise']);
  expect(faults({ plateformesFixes: [], niveau: { ...niveau, avecPlateforme: false } })).toEqual([]);
});
test('[DH46] a fixed platform has its whole address, each fault on its path', () => {
  const plateformesFixes = [...whole.plateformesFixes, { ligne1: ' ', codePostal: '5900', ville: null }];
  expect(checkSoumission({ ...whole, plateformesFixes })).toEqual([
    { path: 'plateformesFixes.1.adresse.ligne1', title: 'champ.adresse-requise' },
    { path: 'plateformesFixes.1.adresse.codePostalVille.codePostal', title: 'champ.code-postal-invalide' },
    { path: 'plateformesFixes.1.adresse.codePostalVille.ville', title: 'champ.ville-requise' },
  ]);
});
test('[DH7] nothing else is asked before a niveau is chosen', () => {
  expect(checkSoumission({ ...whole, niveau: null, formateurs: [] })).toEqual([
    { path: 'dispositifNiveauId', title: 'champ.niveau-requis' },
  ]);
});
test('[F14] every document stands in one place, by its slot', () => {
  const champ = fc.constantFrom('I', 'I_MRP', 'lettreEngagement', 'recours', '1', '2', '7', '99');
  fc.assert(
    fc.property(fc.array(fc.record({ champ, id: fc.nat() })), (fichiers) => {
      const split = splitFichiers(fichiers, niveau);
      expect(Object.values(split).flat()).toHaveLength(fichiers.length);
      expect(split.justificatifsPedagogiques.every((one) => ['1', '2', '3'].includes(one.champ))).toBe(true);
      expect(split.justificatifsTechniques.every((one) => one.champ === '7')).toBe(true);
      expect(split.fichiersAvecIntitule.every((one) => one.champ === 'I' || one.champ === '99')).toBe(true);
      expect(split.documentsMRP.every((one) => one.champ === 'I_MRP')).toBe(true);
      expect(split.lettreEngagement.every((one) => one.champ === 'lettreEngagement')).toBe(true);
      expect(split.recours.every((one) => one.champ === 'recours')).toBe(true);
    }),
  );
});
