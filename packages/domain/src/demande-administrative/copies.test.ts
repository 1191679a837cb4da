import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ROLE_TYPES } from '../role/RoleType.ts';
import { applyAtOnce } from './applyAtOnce.ts';
import { faultsAtOnce } from './atOnceFields.ts';
import { changedPaths } from './changedPaths.ts';
import { checkModification } from './checkModification.ts';
import { checkSoumission } from './checkSoumission.ts';
import { checkValidation } from './checkValidation.ts';
import { correctedPaths } from './correctedPaths.ts';
import type { DemandeAdministrativeSaisie } from './DemandeAdministrativeSaisie.ts';
import { EXAMPLE_SAISIE } from './exampleSaisie.ts';
import { isFirstCorrection } from './isFirstCorrection.ts';
import { normalizeSaisie } from './normalizeSaisie.ts';
import { revisionOf } from './revisionOf.ts';
import { rootOfPath } from './rootOfPath.ts';

type Saisie = DemandeAdministrativeSaisie;
const validee = normalizeSaisie(EXAMPLE_SAISIE);
const limits = { today: '2026-11-20', validiteAttestationJours: 183 };
const place = (ville: string) => ({
  adresse: { ...validee.adresse, codePostalVille: { codePostal: '54000', ville } },
});

// One change of each field, by the root of its path.
const ORDINARY: readonly Partial<Saisie>[] = [
  { typeEntite: 'ENT' },
  { numeroDeclarationActivite: '44540999954' },
  { ndaEnCours: true },
  { declarationUrssaf: false },
  { dateAttestationUrssaf: '2026-11-01' },
  { responsableLegal: { ...validee.responsableLegal, nom: 'Muller' } },
  { contact: { ...validee.contact, nom: 'Muller' } },
  { diffusion: false },
  { diffusionEmail: 'autre@example.org' },
  { diffusionSiteWeb: null },
  { diffusionTelephone: { indicatif: '+33', numero: '0353011235' } },
];
const SENSITIVE: readonly Partial<Saisie>[] = [
  { siret: '01187420300026' },
  { raisonSociale: 'Lorraine Prévention' },
  { regime: 'AGRICOLE' },
  { adresse: { ...validee.adresse, ligne2: 'Bâtiment B' } },
  place('Laxou'),
];
const changes = fc
  .subarray([...ORDINARY, ...SENSITIVE])
  .map((parts): Saisie => parts.reduce<Saisie>((typed, part) => ({ ...typed, ...part }), validee));

test('[DA84] the fields that differ are named by their paths', () => {
  expect(changedPaths(validee, validee)).toEqual([]);
  expect(changedPaths(validee, { ...validee, ...place('Laxou'), siret: null })).toEqual([
    'siret',
    'adresse.codePostalVille.ville',
  ]);
  // What is only cleaned since is no change.
  expect(
    changedPaths(
      { ...validee, raisonSociale: 'L\u00B4Atelier \u200B', ...place('Nancy ') },
      { ...validee, raisonSociale: "L'Atelier" },
    ),
  ).toEqual([]);
  expect(['adresse.codePostalVille.ville', 'siret', 'contact.nom'].map(rootOfPath)).toEqual([
    'adresse',
    'siret',
    'contact',
  ]);
});
test('[DA71] a working copy needs an examination for a sensitive field or a document, and for nothing else', () => {
  const revision = (typed: Saisie, arePiecesChanged = false) =>
    revisionOf({ validee, saisie: typed, arePiecesChanged });
  expect(revision(validee)).toBe('courante');
  for (const part of ORDINARY) expect(revision({ ...validee, ...part })).toBe('courante');
  for (const part of SENSITIVE) expect(revision({ ...validee, ...part })).toBe('sensible');
  expect(revision(validee, true)).toBe('sensible');
  fc.assert(
    fc.property(changes, fc.boolean(), (saisie, arePiecesChanged) => {
      const isSame = changedPaths(validee, saisie).every(
        (path) => !['siret', 'raisonSociale', 'regime', 'adresse'].includes(rootOfPath(path)),
      );
      const expected = isSame && !arePiecesChanged ? 'courante' : 'sensible';
      expect(revisionOf({ validee, saisie, arePiecesChanged })).toBe(expected);
      expect(revisionOf({ validee: null, saisie, arePiecesChanged })).toBe('premiere');
    }),
  );
});
test('[DA74] contact and publication apply at once, and nothing else does', () => {
  const typed: Saisie = {
    ...validee,
    ...place('Laxou'),
    raisonSociale: 'Autre',
    responsableLegal: { nom: 'Muller', prenom: 'Anne', fonction: 'Gérante' },
    contact: { ...validee.contact, nom: 'Muller' },
    diffusionEmail: 'autre@example.org',
    diffusionSiteWeb: null,
    diffusionTelephone: { indicatif: '+33', numero: '0353011235' },
  };
  expect(applyAtOnce(validee, typed, limits)).toEqual({
    ...validee,
    contact: typed.contact,
    diffusionEmail: 'autre@example.org',
    diffusionSiteWeb: null,
    diffusionTelephone: { indicatif: '+33', numero: '0353011235' },
  });
  expect(applyAtOnce(validee, { ...validee, diffusion: false }, limits).diffusion).toBe(false);
});
const WRONG: readonly Partial<Saisie>[] = [
  { contact: { ...validee.contact, nom: null } },
  { contact: { ...validee.contact, email: 'a@b' } },
  { diffusionEmail: 'a@b' },
  { diffusionSiteWeb: 'pas un site' },
  { diffusionTelephone: { indicatif: '+33', numero: '1' } },
];
test('[DA701] a wrong field keeps its validated value, and is told by its path', () => {
  for (const part of WRONG) {
    const typed = { ...validee, ...part };
    expect(applyAtOnce(validee, typed, limits)).toEqual(validee);
    expect(faultsAtOnce(typed, limits).map(({ path }) => rootOfPath(path))).toEqual(Object.keys(part));
  }
});
test('[DA701] a wrong field stops none of the others, least of all the withdrawal of consent', () => {
  for (const part of WRONG) {
    expect(applyAtOnce(validee, { ...validee, diffusion: false, ...part }, limits)).toEqual({
      ...validee,
      diffusion: false,
    });
  }
  const contact = { ...validee.contact, nom: 'Muller' };
  const typed = { ...validee, contact, diffusionEmail: 'a@b', diffusionSiteWeb: null };
  expect(applyAtOnce(validee, typed, limits)).toEqual({ ...validee, contact, diffusionSiteWeb: null });
});
test('[DA701] what is taken back is never shown, and nothing is published without a way to be reached', () => {
  const none = { diffusionEmail: null, diffusionSiteWeb: null, diffusionTelephone: { indicatif: null, numero: null } };
  expect(applyAtOnce(validee, { ...validee, ...none }, limits)).toEqual({ ...validee, ...none, diffusion: false });
  expect(applyAtOnce({ ...validee, ...none, diffusion: false }, validee, limits)).toEqual(validee);
  const hidden = { ...validee, ...none, diffusion: false };
  expect(applyAtOnce(hidden, { ...hidden, diffusion: true, diffusionEmail: 'a@b' }, limits)).toEqual(hidden);
});
test('[DA700] a change of contact and publication alone is judged by these alone', () => {
  const old = { ...validee, dateAttestationUrssaf: '2020-01-01' };
  const reference = { validee: old, arePiecesChanged: false };
  const judged = (typed: Saisie, one: Parameters<typeof checkModification>[2] = reference) =>
    checkModification(typed, [{ champ: 'attestationUrssaf' }, { champ: 'recepisseNda' }], one, limits).map(
      ({ path }) => path,
    );
  expect(judged({ ...old, diffusion: false })).toEqual([]);
  expect(judged({ ...old, contact: { ...old.contact, email: 'a@b' } })).toEqual(['contact.email']);
  expect(judged({ ...old, diffusion: false, raisonSociale: 'Autre' })).toEqual(['dateAttestationUrssaf']);
  expect(judged({ ...old, diffusion: false }, { ...reference, arePiecesChanged: true })).toEqual([
    'dateAttestationUrssaf',
  ]);
  expect(judged({ ...old, diffusion: false }, null)).toEqual(['dateAttestationUrssaf']);
});
test('[DA74] an entite of type E keeps neither contact nor publication', () => {
  const special = normalizeSaisie({ ...validee, typeEntite: 'E' });
  expect(applyAtOnce(special, validee, limits)).toEqual(special);
});
test('[DA74] a fault elsewhere in the validated copy keeps nothing back', () => {
  const old = { ...validee, dateAttestationUrssaf: '2020-01-01' };
  const contact = { ...validee.contact, nom: 'Muller' };
  expect(applyAtOnce(old, { ...old, contact }, limits)).toEqual({ ...old, contact });
});
test('[DA74] what applies never makes the validated copy wrong, and applying twice changes nothing more', () => {
  fc.assert(
    fc.property(changes, (typed) => {
      const merged = applyAtOnce(validee, typed, limits);
      const pieces = [{ champ: 'attestationUrssaf' }, { champ: 'recepisseNda' }];
      expect(checkSoumission(merged, pieces, limits)).toEqual([]);
      expect(applyAtOnce(merged, typed, limits)).toEqual(merged);
    }),
  );
});
test('[DA84] what an instructeur changes is marked, each once, until the next submit', () => {
  const corrected = (apres: Saisie, corriges: readonly string[] = [], pieces: readonly string[] = []) =>
    correctedPaths({ role: 'I', corriges, avant: validee, apres, pieces });
  expect(corrected(validee)).toEqual([]);
  expect(corrected({ ...validee, siret: null }, ['siret', 'regime'], ['autre', 'autre'])).toEqual([
    'siret',
    'regime',
    'fileUploads.autre',
  ]);
});
test('[DA84] a demandeur corrects nothing and keeps what was marked', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ROLE_TYPES), changes, (role, apres) => {
      const corriges = ['contact.nom'];
      const marked = correctedPaths({ role, corriges, avant: validee, apres, pieces: ['autre'] });
      const isTheirs = role === 'DM' || role === 'G';
      const now = [...new Set(['contact.nom', ...changedPaths(validee, apres), 'fileUploads.autre'])];
      expect(marked).toEqual(isTheirs ? corriges : now);
    }),
  );
});
test('[DA84] the demandeur is told of the first correction of a round', () => {
  expect([
    isFirstCorrection([], ['siret']),
    isFirstCorrection([], []),
    isFirstCorrection(['siret'], ['siret', 'regime']),
    isFirstCorrection(['siret'], []),
  ]).toEqual([true, false, false, false]);
});
test('[DA77] an instructeur is judged on whatever his corrections brought about, not on what time has', () => {
  const pieces = [{ champ: 'attestationUrssaf' }, { champ: 'recepisseNda' }];
  const old = { ...validee, dateAttestationUrssaf: '2020-01-01' };
  const aged = { path: 'dateAttestationUrssaf', title: 'champ.attestation-perimee' };
  expect(checkValidation(old, pieces, [], limits)).toEqual([]);
  expect(checkValidation(old, pieces, ['dateAttestationUrssaf'], limits)).toEqual([aged]);
  expect(checkValidation(old, pieces, ['declarationUrssaf'], limits)).toEqual([aged]);
  expect(checkValidation({ ...old, raisonSociale: '' }, [], ['raisonSociale'], limits)).toEqual([
    { path: 'raisonSociale', title: 'champ.raison-sociale-requise' },
    { path: 'fileUploads.attestationUrssaf', title: 'champ.piece-requise' },
    { path: 'fileUploads.recepisseNda', title: 'champ.piece-requise' },
  ]);
});
test('[DA77] a correction may put another field at fault: a training organisation needs its NDA', () => {
  const firm = normalizeSaisie({ ...validee, typeEntite: 'ENT', numeroDeclarationActivite: null, ndaEnCours: false });
  const pieces = [{ champ: 'attestationUrssaf' }];
  expect(checkValidation(firm, pieces, [], limits)).toEqual([]);
  expect(checkValidation({ ...firm, typeEntite: 'OF' }, pieces, ['typeEntite'], limits)).toEqual([
    { path: 'numeroDeclarationActivite', title: 'champ.nda-requis' },
  ]);
});
test('[DA77] whatever is corrected, only the age of an untouched attestation is let through', () => {
  fc.assert(
    fc.property(changes, fc.constantFrom('2026-11-20', '2028-01-01'), (saisie, today) => {
      const at = { ...limits, today };
      const found = checkSoumission(saisie, [], at);
      const corriges = changedPaths(validee, saisie);
      const isJudged = corriges.some((path) => path === 'dateAttestationUrssaf' || path === 'declarationUrssaf');
      expect(checkValidation(saisie, [], corriges, at)).toEqual(
        found.filter(({ title }) => isJudged || title !== 'champ.attestation-perimee'),
      );
    }),
  );
});
