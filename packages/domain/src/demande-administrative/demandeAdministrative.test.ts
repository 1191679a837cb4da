import fc from 'fast-check';
import { expect, test } from 'vitest';
import { caisseOf } from '../entite/caisseOf.ts';
import { CAISSES } from '../entite/caisses.ts';
import { ROLE_TYPES } from '../role/RoleType.ts';
import { actionsPossibles } from './actionsPossibles.ts';
import { applyTypeEntite } from './applyTypeEntite.ts';
import { checkSoumission } from './checkSoumission.ts';
import type { DemandeAdministrativeSaisie } from './DemandeAdministrativeSaisie.ts';
import { milestoneOfDemandeAdministrative } from './milestoneOfDemandeAdministrative.ts';
import { normalizeSaisie } from './normalizeSaisie.ts';
import { piecesRequises } from './piecesRequises.ts';
import { DA_TABS, tabOfField } from './tabOfField.ts';
import { DA_TASK_KEYS } from './taskKeys.ts';
import { type DaTransitionRequest, transition } from './transition.ts';
import { DA_ACTION_KEYS, DA_WORKFLOW } from './workflow.ts';

const saisie: DemandeAdministrativeSaisie = {
  raisonSociale: 'Lorraine Prévention Formation',
  siret: '010 231 454 00017',
  numeroDeclarationActivite: '44 54 01234 54',
  ndaEnCours: false,
  regime: 'GENERAL',
  declarationUrssaf: true,
  dateAttestationUrssaf: '2026-10-01',
  typeEntite: 'OF',
  adresse: { ligne1: '1 rue Haute', ligne2: null, codePostalVille: { codePostal: '54000', ville: 'Nancy' } },
  responsableLegal: { nom: 'Marchal', prenom: 'Sophie', fonction: 'Directrice' },
  contact: {
    nom: 'Marchal',
    prenom: 'Sophie',
    email: 's.marchal@example.org',
    telephone: { indicatif: '+33', numero: '03 53 01 12 34' },
  },
  diffusion: true,
  diffusionEmail: 'contact@example.org',
  diffusionSiteWeb: 'www.example.org',
  diffusionTelephone: { indicatif: '+33', numero: null },
};
const pieces = [{ champ: 'attestationUrssaf' }, { champ: 'recepisseNda' }];
const check = (changes: Partial<DemandeAdministrativeSaisie>, given: readonly { champ: string }[] = pieces) =>
  checkSoumission({ ...saisie, ...changes }, given, { today: '2026-11-20', validiteAttestationJours: 183 });
const step: DaTransitionRequest = {
  taskKey: 'da_saisie',
  actionKey: null,
  role: 'DM',
  hasComment: true,
  hasAssignee: true,
  dateSuspensionAdministrative: null,
  dateSuspensionDemandee: null,
  today: '2026-11-20',
  delaiSuspensionJours: 15,
};

test('[DA1] a submit that names no action means Soumet', () => {
  expect(transition(step)).toMatchObject({ ok: true, action: 'Soumet', next: 'da_instruction' });
});
test('[DA2] the fund validates, asks, proposes to reject; its manager confirms or sends back', () => {
  const by = (role: 'I' | 'RC', taskKey: DaTransitionRequest['taskKey'], actionKey: string) =>
    transition({ ...step, role, taskKey, actionKey });
  expect(by('I', 'da_instruction', 'Soumet')).toMatchObject({
    next: 'validee',
    effects: ['activate-entite', 'role-dm-becomes-g', 'lift-suspension'],
  });
  expect(by('I', 'da_instruction', 'DemandeComplement')).toMatchObject({ next: 'da_complement' });
  expect(by('I', 'da_instruction', 'Rejette')).toMatchObject({ next: 'da_validation_rejet' });
  expect(by('RC', 'da_validation_rejet', 'Confirme')).toMatchObject({ next: 'refusee' });
  expect(by('RC', 'da_validation_rejet', 'Renvoie')).toMatchObject({ next: 'da_instruction' });
  expect(by('I', 'da_validation_rejet', 'Confirme')).toMatchObject({ ok: false });
});
test('[DA3] only the table’s actors may act, on every task, action and role', () => {
  for (const taskKey of DA_TASK_KEYS) {
    for (const role of ROLE_TYPES) {
      const possible = new Set<string>(actionsPossibles({ taskKey, role }).map(({ key }) => key));
      for (const actionKey of DA_ACTION_KEYS)
        expect(transition({ ...step, taskKey, role, actionKey }).ok).toBe(possible.has(actionKey));
    }
  }
  expect(transition({ ...step, actionKey: 'Invente' })).toEqual({ ok: false, reason: 'demande.action-interdite' });
});
test('[DA4] an action that wants a comment or a person is refused without', () => {
  expect(
    transition({ ...step, role: 'I', taskKey: 'da_instruction', actionKey: 'DemandeComplement', hasComment: false }),
  ).toEqual({ ok: false, reason: 'demande.commentaire-requis' });
  expect(
    transition({ ...step, role: 'I', taskKey: 'da_instruction', actionKey: 'Affecte', hasAssignee: false }),
  ).toEqual({ ok: false, reason: 'demande.affectation-requise' });
});
test('[DA5] a request with a suspension may not be deleted, on any task', () => {
  for (const taskKey of DA_TASK_KEYS) {
    expect(transition({ ...step, taskKey, actionKey: 'Supprime', dateSuspensionAdministrative: '2027-01-01' })).toEqual(
      { ok: false, reason: 'demande.delete-with-suspension-not-allowed' },
    );
  }
});
test('[DA6] a suspension leaves the entity fifteen days', () => {
  const ask = (dateSuspensionDemandee: string) =>
    transition({
      ...step,
      role: 'I',
      taskKey: 'da_instruction',
      actionKey: 'DemandeComplement',
      dateSuspensionDemandee,
    });
  expect(ask('2026-12-04')).toEqual({ ok: false, reason: 'demande.date-suspension-trop-proche' });
  expect(ask('2026-12-05')).toMatchObject({ ok: true });
});
test('[DA7] from every task that is not final a final one can be reached', () => {
  const finals = new Set(['validee', 'refusee', 'supprimee']);
  const reachable = (task: string, seen = new Set<string>()): boolean =>
    finals.has(task) ||
    DA_WORKFLOW.some(
      (row) => row.task === task && !seen.has(row.next) && reachable(row.next, new Set([...seen, task])),
    );
  for (const task of DA_TASK_KEYS) expect(reachable(task)).toBe(true);
});
test('[DA8] type E has neither contact nor diffusion', () => {
  expect(applyTypeEntite({ ...saisie, typeEntite: 'E' })).toMatchObject({
    diffusion: false,
    diffusionEmail: null,
    diffusionSiteWeb: null,
    contact: { nom: null, email: null, telephone: { numero: null } },
  });
  expect(applyTypeEntite(saisie)).toEqual(saisie);
});
test('[DA9] numbers are stored without spaces, empty ones as null', () => {
  expect(normalizeSaisie(saisie)).toMatchObject({
    siret: '01023145400017',
    numeroDeclarationActivite: '44540123454',
    contact: { telephone: { numero: '0353011234' } },
  });
  expect(normalizeSaisie({ ...saisie, siret: ' ', numeroDeclarationActivite: '' })).toMatchObject({
    siret: null,
    numeroDeclarationActivite: null,
  });
});
test('[DA10] a whole request may be submitted', () => expect(check({})).toEqual([]));
test.each<[string, Partial<DemandeAdministrativeSaisie>, string, string]>([
  ['no name', { raisonSociale: ' ' }, 'raisonSociale', 'champ.raison-sociale-requise'],
  ['no SIRET', { siret: '' }, 'siret', 'champ.siret-requis'],
  ['a wrong key', { siret: '01023145400018' }, 'siret', 'champ.siret-invalide'],
  ['no scheme', { regime: null }, 'regime', 'champ.regime-requis'],
  ['no type', { typeEntite: null }, 'typeEntite', 'champ.type-entite-requis'],
  ['no NDA', { numeroDeclarationActivite: null }, 'numeroDeclarationActivite', 'champ.nda-requis'],
  ['a wrong NDA', { numeroDeclarationActivite: '12' }, 'numeroDeclarationActivite', 'champ.nda-invalide'],
  ['no answer on Urssaf', { declarationUrssaf: null }, 'declarationUrssaf', 'champ.declaration-urssaf-requise'],
  ['no date', { dateAttestationUrssaf: null }, 'dateAttestationUrssaf', 'champ.date-attestation-requise'],
  ['a future date', { dateAttestationUrssaf: '2026-11-21' }, 'dateAttestationUrssaf', 'champ.date-future'],
  ['an old proof', { dateAttestationUrssaf: '2026-05-20' }, 'dateAttestationUrssaf', 'champ.attestation-perimee'],
  [
    'a wrong postal code',
    { adresse: { ...saisie.adresse, codePostalVille: { codePostal: '5400', ville: 'Nancy' } } },
    'adresse.codePostalVille.codePostal',
    'champ.code-postal-invalide',
  ],
  ['no way to be reached', { diffusionEmail: null, diffusionSiteWeb: '' }, 'diffusion', 'champ.diffusion-moyen-requis'],
  ['a wrong site', { diffusionSiteWeb: 'pas un site' }, 'diffusionSiteWeb', 'champ.site-web-invalide'],
])('[DA11] refused at submit: %s', (_name, changes, path, title) =>
  expect(check(changes)).toContainEqual({ path, title }),
);
test('[DA12] documents that the answers call for must be there', () => {
  expect(check({}, [])).toEqual(
    ['attestationUrssaf', 'recepisseNda'].map((champ) => ({
      path: `fileUploads.${champ}`,
      title: 'champ.piece-requise',
    })),
  );
  expect(check({ declarationUrssaf: false, ndaEnCours: true, dateAttestationUrssaf: null }, [])).toEqual([]);
  expect(piecesRequises({ ...saisie, typeEntite: 'ENT' }).map(({ champ }) => champ)).not.toContain('recepisseNda');
});
test('[DA13] type E is not asked for a contact', () => {
  expect(
    check(
      {
        typeEntite: 'E',
        contact: { nom: null, prenom: null, email: null, telephone: { indicatif: null, numero: null } },
      },
      [{ champ: 'attestationUrssaf' }],
    ),
  ).toEqual([]);
});
test('[DA14] the examining body is the département’s fund under the general scheme, else the national one', () => {
  expect(caisseOf({ regime: 'GENERAL', codeDepartement: '54' })).toBe('NORD_EST');
  expect(caisseOf({ regime: 'GENERAL', codeDepartement: '2B' })).toBe('SUD_EST');
  expect(caisseOf({ regime: 'AGRICOLE', codeDepartement: '54' })).toBe('NATIONAL');
  expect(caisseOf({ regime: 'GENERAL', codeDepartement: '988' })).toBe('NATIONAL');
});
test('[DA15] each département has one fund', () => {
  const all = CAISSES.flatMap(({ departements }) => departements);
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((code) => code.length === 2)).toHaveLength(96);
});
test('[DA16] preparation, examination, close', () => {
  expect(DA_TASK_KEYS.map(milestoneOfDemandeAdministrative)).toEqual([0, 1, 1, 1, 2, 2, 2]);
});
test('[DA17] every fault is on a tab, and no typed text makes the check throw', () => {
  fc.assert(
    fc.property(
      fc.record({
        raisonSociale: fc.string(),
        siret: fc.string(),
        numeroDeclarationActivite: fc.string(),
        diffusionSiteWeb: fc.string(),
      }),
      (typed) => check(typed, []).every(({ path }) => DA_TABS.includes(tabOfField(path))),
    ),
  );
});
