import { expect, test } from 'vitest';
import { isDiffuseur } from './diffuseurs.ts';
import { etatEnvoi } from './etatEnvoi.ts';
import { heldCriteres } from './heldCriteres.ts';
import { messageFaults, typeMessageFaults } from './messageFaults.ts';
import { ROLE_TYPES } from '../role/RoleType.ts';

const TODAY = '2026-11-20';
const WRITE = {
  id: null,
  typeMessageId: 4,
  titre: 'Permanence',
  intitule: 'Le mardi',
  descriptif: null,
  dateDebutDiffusion: null,
  dateFinDiffusion: null,
  ciblesMessage: [{ cibleMessageCriterias: {} }],
};
const faults = (changes: Partial<Parameters<typeof messageFaults>[0]>) =>
  messageFaults({ ...WRITE, ...changes }, TODAY).map(({ path, title }) => `${path} ${title}`);

test('[V14] a message has a target', () => {
  expect(faults({})).toEqual([]);
  expect(faults({ ciblesMessage: [] })).toEqual(['ciblesMessage messages.erreurs.cible-requis']);
});

test('[M16] what its type left to be filled is filled before it is sent', () => {
  expect(faults({ titre: 'Séance du …', intitule: 'Le [jour]', descriptif: '<ul><li>le …</li></ul>' })).toEqual([
    'titre champ.a-completer',
    'intitule champ.a-completer',
    'descriptif champ.a-completer',
  ]);
});

test.each([
  [null, null, []],
  ['2026-11-20', '2026-11-20', []],
  ['2026-11-25', null, ['dateFinDiffusion messages.erreurs.date-fin-diffusion-requis']],
  [null, '2026-11-25', ['dateDebutDiffusion messages.erreurs.date-debut-diffusion-requis']],
  ['2026-11-26', '2026-11-25', ['dateFinDiffusion messages.erreurs.date-fin-diffusion-not-before']],
  ['2026-11-01', '2026-11-19', ['dateFinDiffusion messages.erreurs.date-fin-diffusion-passee']],
])('[V15] dates from %s to %s', (dateDebutDiffusion, dateFinDiffusion, expected) => {
  expect(faults({ dateDebutDiffusion, dateFinDiffusion })).toEqual(expected);
});

test('[M14] a message has a type, a title and a heading that are more than spaces, and days of sessions in their order', () => {
  expect(faults({ typeMessageId: null, titre: ' ', intitule: '\u00A0' })).toEqual([
    'typeMessageId messages.erreurs.type-requis',
    'titre champ.requis',
    'intitule champ.requis',
  ]);
  // A message keeps its type, even one that is gone.
  expect(faults({ id: 3, typeMessageId: null })).toEqual([]);
  const days = (sessionsDepuis: string, sessionsJusqua: string) =>
    faults({ ciblesMessage: [{ cibleMessageCriterias: { sessionsDepuis, sessionsJusqua } }] });
  expect([...days('2026-12-01', '2026-12-02'), ...days('2026-12-01', '2026-12-01')]).toEqual([]);
  const backwards = { sessionsDepuis: '2026-12-02', sessionsJusqua: '2026-12-01' };
  expect(
    faults({
      ciblesMessage: [WRITE.ciblesMessage[0] ?? { cibleMessageCriterias: {} }, { cibleMessageCriterias: backwards }],
    }),
  ).toEqual(['ciblesMessage.1.cibleMessageCriterias.sessionsJusqua messages.erreurs.sessions-a-rebours']);
});

test('[M14] a criterion that is asked for and left empty is told: it would let everybody in', () => {
  const asking = (cibleMessageCriterias: object) => faults({ ciblesMessage: [{ cibleMessageCriterias }] });
  const told = (name: string) => [`ciblesMessage.0.cibleMessageCriterias.${name} messages.erreurs.critere-vide`];
  expect(asking({ caisses: [] })).toEqual(told('caisses'));
  expect(asking({ etatHabilitation: undefined, caisses: [1] })).toEqual(told('etatHabilitation'));
  expect(asking({ sessionsDepuis: '2026-12-01', sessionsJusqua: undefined })).toEqual([]);
  expect(asking({ plateforme: false })).toEqual([]);
  // One day of sessions is enough for both, and for nothing else.
  const noDays = { sessionsDepuis: undefined, sessionsJusqua: undefined };
  expect(asking(noDays)).toEqual([...told('sessionsDepuis'), ...told('sessionsJusqua')]);
  expect(asking({ ...noDays, sessionsJusqua: '2026-12-01' })).toEqual([]);
  expect(asking({ etatHabilitation: undefined, sessionsDepuis: '2026-12-01' })).toEqual(told('etatHabilitation'));
});

test('[M4] a type lets the roles send that it names; the support sends as an administrator', () => {
  const nobody = { diffuseurI: false, diffuseurRD: false, diffuseurCNH: false, diffuseurADM: false };
  const senders = (flags: Partial<typeof nobody>) =>
    ROLE_TYPES.filter((type) => isDiffuseur({ ...nobody, ...flags }, type));
  expect(senders({})).toEqual([]);
  expect(senders({ diffuseurADM: true })).toEqual(['ADM', 'S']);
  expect(senders({ diffuseurI: true, diffuseurRD: true, diffuseurCNH: true })).toEqual(['RD', 'I', 'CNH']);
  const named = { titre: 'Avis', intitule: 'Avis', ciblesMessage: [] };
  expect(typeMessageFaults({ ...named, ...nobody })).toEqual([
    { path: 'diffuseurs', title: 'types-message.erreurs.diffuseur-requis' },
  ]);
  expect(typeMessageFaults({ ...named, ...nobody, diffuseurI: true })).toEqual([]);
});

test('[M2] whatever is asked, I writes to its caisse and RD about its dispositif', () => {
  const asked = { caisses: [1, 2], dispositifNiveaux: [7, 8] };
  const held = (roleType: 'I' | 'RD' | 'ADM' | 'DM', caisseId: number | null, niveauIds: number[] = []) =>
    heldCriteres(asked, { roleType, caisseId, niveauIds });
  expect(held('ADM', null)).toEqual(asked);
  expect(held('I', 3)).toEqual({ caisses: [3], dispositifNiveaux: [7, 8] });
  expect(held('I', null)).toBeNull();
  expect(held('RD', null, [8, 9])).toEqual({ caisses: [1, 2], dispositifNiveaux: [8] });
  expect(held('RD', null, [9, 10])).toEqual({ caisses: [1, 2], dispositifNiveaux: [9, 10] });
  expect([held('RD', null), held('DM', 3)]).toEqual([null, null]);
  // A role without that right writes to nobody, whatever it is linked to.
  expect([held('DM', 3, [8]), held('I', null, [8])]).toEqual([null, null]);
  expect(heldCriteres({}, { roleType: 'RD', caisseId: null, niveauIds: [8, 9] })).toEqual({
    dispositifNiveaux: [8, 9],
  });
});

test('[M13] mails wait, then leave, unless the message is ended or its sender no longer holds the role', () => {
  const etat = (changes: Partial<Parameters<typeof etatEnvoi>[0]>) =>
    etatEnvoi({ parEmail: true, commenceLe: null, finiLe: null, isRetenu: false, ...changes });
  const at = new Date(`${TODAY}T10:00:00Z`);
  expect([etat({ parEmail: false }), etat({}), etat({ commenceLe: at }), etat({ commenceLe: at, finiLe: at })]).toEqual(
    ['SANS_COURRIEL', 'PREVU', 'EN_COURS', 'TERMINE'],
  );
  expect([etat({ isRetenu: true }), etat({ commenceLe: at, finiLe: at, isRetenu: true })]).toEqual([
    'RETENU',
    'TERMINE',
  ]);
});
