import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readsAvis } from '../avis/readsAvis.ts';
import { ROLE_TYPES } from '../role/RoleType.ts';
import { reglageOf } from '../notification/EVENEMENTS.ts';
import { HABILITATION_ETATS } from '../habilitation/etatHabilitation.ts';
import { actionShownTo } from './actionShownTo.ts';
import { courrielsOfStep } from './courrielsOfStep.ts';
import { DECISIONS } from './decisions.ts';
import { dateCnhOfForced, forceableTasks, refusalOfForced, retourOfForced } from './forceableTasks.ts';
import { isSharedStep } from './isSharedStep.ts';
import { isUnderWay } from '../demande/isUnderWay.ts';
import { lineOfDecision } from './lineOfDecision.ts';
import { type DhOwners, ownersAfter, quiAttend } from './ownersAfter.ts';
import { refusalOfInitiale } from './refusalOfInitiale.ts';
import { DH_TASK_KEYS, type DhTaskKey } from './taskKeys.ts';
import { steps, TODAY } from './test/steps.ts';
import { transition } from './transition.ts';
import { DH_WORKFLOW, type DhEffect, FORCEABLE_TASKS } from './workflow.ts';

const NOBODY: DhOwners = { assigne: null, instructeur: null, expert: null, responsable: null };
const after = (
  taskKey: DhTaskKey,
  next: DhTaskKey,
  {
    owners = NOBODY,
    effects = [],
    acteur = 1,
    designe = null,
    isPresent = true,
  }: {
    owners?: DhOwners;
    effects?: readonly DhEffect[];
    acteur?: number | null;
    designe?: number | null;
    isPresent?: boolean;
  } = {},
) => ownersAfter({ taskKey, next, effects, owners, acteur, designe, isPresent: () => isPresent });

test('[DH16] what is sent back finds the same instructeur while he is there, the same expert, the same manager', () => {
  const examined = after('instruction', 'validation_instruction', { owners: { ...NOBODY, assigne: 5 } });
  expect(examined).toEqual({ ...NOBODY, instructeur: 5 });
  expect(after('validation_instruction', 'instruction', { owners: examined }).assigne).toBe(5);
  expect(after('validation_instruction', 'instruction', { owners: examined, isPresent: false }).assigne).toBeNull();
  const asked = after('sous_commission', 'complement', { owners: { ...NOBODY, assigne: 8, expert: 8 } });
  expect(after('complement', 'sous_commission', { owners: asked, acteur: null }).assigne).toBe(8);
  const validated = after('validation_demande', 'complement', { acteur: 9 });
  expect(after('complement', 'validation_demande', { owners: validated, acteur: null }).assigne).toBe(9);
});
test('[DH23] an expert who gives a demande back has nothing to do with it any more', () => {
  const owners = { ...NOBODY, assigne: 8, expert: 8 };
  expect(after('sous_commission', 'repartition', { owners, effects: ['drop-expert'] })).toEqual(NOBODY);
});
test('[DH10] a claim, a release and an assignment change who owns the task; an assigned expert is found again', () => {
  const owners = { ...NOBODY, assigne: 5, instructeur: 6 };
  expect(after('instruction', 'instruction', { owners, effects: ['claim'] })).toEqual({ ...owners, assigne: 1 });
  expect(after('instruction', 'instruction', { owners, effects: ['release'] })).toEqual({ ...owners, assigne: null });
  const given = { owners, effects: ['assign'], designe: 7 } as const;
  expect(after('instruction', 'instruction', given)).toEqual({ ...owners, assigne: 7 });
  expect(after('sous_commission', 'sous_commission', given)).toEqual({ ...owners, assigne: 7, expert: 7 });
  const named = { owners, effects: ['assign-expert'], designe: 8 } as const;
  expect(after('repartition', 'sous_commission', named)).toEqual({ ...owners, assigne: 8, expert: 8 });
});
test('[DH704] who holds a demande holds it still when its day is another one', () => {
  const owners = { ...NOBODY, assigne: 5, instructeur: 6 };
  const moved = { owners, effects: ['replan'] } as const;
  expect(after('decision', 'decision', moved)).toEqual(owners);
  expect(after('decision', 'decision', { ...moved, isPresent: false })).toEqual({ ...owners, assigne: null });
  expect(after('decision', 'planification_decision', { owners, effects: ['unplan'] }).assigne).toBeNull();
});
test('[DH42] nobody owns what is over, and a demandeur’s step makes nobody its holder', () => {
  const owners = { ...NOBODY, assigne: 5, instructeur: 5 };
  expect(after('instruction', 'abandonnee', { owners, acteur: null }).assigne).toBeNull();
  expect(after('instruction', 'abandonnee', { acteur: null }).instructeur).toBeNull();
});
test('[DH10] nobody owns a task without having taken it, been named, or held it before and being still there', () => {
  const id = fc.option(fc.nat(5));
  const holders = fc.record({ assigne: id, instructeur: id, expert: id, responsable: id });
  const nexts = fc.constantFrom('instruction', 'sous_commission', 'validation_demande', 'planification_decision');
  fc.assert(
    fc.property(
      fc.constantFrom(...DH_WORKFLOW.lines),
      nexts,
      holders,
      id,
      id,
      fc.nat(5),
      (row, back, owners, ...rest) => {
        const [acteur, designe, absent] = rest;
        const { task: taskKey, effects } = row;
        const next = row.next === 'retour' ? back : row.next;
        const isPresent = (personneId: number) => personneId !== absent;
        const given = ownersAfter({ taskKey, next, effects, owners, acteur, designe, isPresent });
        const isNamed = effects.includes('assign') || effects.includes('assign-expert');
        if (effects.includes('claim')) expect(given.assigne).toBe(acteur);
        else if (isNamed) expect(given.assigne).toBe(designe);
        else if (given.assigne !== null) {
          expect([...Object.values(owners), acteur]).toContain(given.assigne);
          expect(given.assigne).not.toBe(absent);
          expect(isUnderWay(DH_WORKFLOW, next)).toBe(true);
        }
      },
    ),
  );
});
test('[DH1] every step that leads elsewhere is mailed to somebody who may be told, but the commission’s own and a deletion', () => {
  fc.assert(
    fc.property(steps, (step) => {
      const outcome = transition(step);
      if (!outcome.ok || outcome.next === step.etat.taskKey) return;
      const { action, next: suivante, decision } = outcome;
      const courriels = courrielsOfStep({ action, tache: step.etat.taskKey, suivante, decision });
      expect(courriels.length > 0).toBe(suivante !== 'decision' && suivante !== 'supprimee');
      for (const { type } of courriels) expect(ROLE_TYPES.some((role) => reglageOf(type, role) !== null)).toBe(true);
    }),
  );
});
test('[DH1] each step is mailed to those whom it concerns, under the event that they may switch off', () => {
  const mailed = (action: string, tache: DhTaskKey, suivante: DhTaskKey, decision: (typeof DECISIONS)[number] | null) =>
    courrielsOfStep({ action, tache, suivante, decision }).map(({ modele, pour, type }) => `${modele} ${pour} ${type}`);
  expect(mailed('Affecte', 'instruction', 'instruction', null)).toEqual(['dh-affectee titulaires DH_AFFECTEE']);
  expect(mailed('Libere', 'instruction', 'instruction', null)).toEqual([]);
  expect(mailed('Soumet', 'saisie', 'instruction', null)).toEqual([
    'dh-recue auteur DH_RECUE',
    'dh-a-instruire titulaires DH_A_INSTRUIRE',
  ]);
  expect(mailed('Abandonne', 'saisie', 'abandonnee', null)).toEqual(['dh-abandonnee demandeurs DH_ABANDONNEE']);
  expect(mailed('VaA', 'instruction', 'complement', null)).toEqual(['dh-deplacee demandeurs DH_COMPLEMENT']);
  expect(mailed('Soumet', 'decision', 'planification_decision', 'AJOURNE')).toEqual([
    'dh-ajournee demandeurs DH_AJOURNEE',
    'dh-a-planifier titulaires DH_A_PLANIFIER',
  ]);
  expect(mailed('AjournePourComplement', 'decision', 'complement', 'AJOURNE')).toEqual([
    'dh-complement demandeurs DH_COMPLEMENT',
  ]);
  expect(mailed('Soumet', 'decision', 'acceptee', 'ACCORDE')).toEqual(['dh-acceptee demandeurs DH_ACCEPTEE']);
  expect(mailed('Soumet', 'decision', 'acceptee', 'ACCORDE_SOUS_RESERVE')).toEqual([
    'dh-acceptee-reserve demandeurs DH_ACCEPTEE',
  ]);
  const entered = DH_TASK_KEYS.flatMap((key) =>
    mailed('Soumet', key === 'complement' ? 'decision' : 'complement', key, null),
  );
  expect(entered).toEqual(
    expect.arrayContaining([
      'dh-a-valider-caisse titulaires DH_A_VALIDER_CAISSE',
      'dh-a-repartir titulaires DH_A_REPARTIR',
      'dh-avis-attendu assigne DH_AVIS_ATTENDU',
      'dh-a-valider-rd titulaires DH_A_VALIDER_RD',
      'dh-a-planifier titulaires DH_A_PLANIFIER',
      'dh-acceptee demandeurs DH_ACCEPTEE',
      'dh-refusee demandeurs DH_REFUSEE',
      'dh-abandonnee demandeurs DH_ABANDONNEE',
    ]),
  );
  expect(entered).toHaveLength(10);
});
test('[DH56] a demandeur reads what is said to them and nothing of what the network thinks', () => {
  const step = (tache: DhTaskKey, suivante: DhTaskKey, role: 'I' | 'G' | 'CNH' | null, action = 'Soumet') =>
    isSharedStep({ action, tache, suivante, role });
  expect(step('instruction', 'complement', 'I')).toBe(true);
  expect(step('instruction', 'validation_instruction', 'I')).toBe(false);
  expect(step('decision', 'planification_decision', 'CNH')).toBe(true);
  expect(step('decision', 'planification_decision', 'CNH', 'Deprogramme')).toBe(false);
  expect(step('complement', 'instruction', 'G')).toBe(true);
  expect(step('complement', 'abandonnee', null)).toBe(true);
  expect(step('decision', 'acceptee', 'CNH')).toBe(true);
  expect(step('decision', 'suppression_apres_refus', 'CNH')).toBe(true);
  expect([step('validation_demande', 'planification_decision', 'CNH'), step('decision', 'decision', 'CNH')]).toEqual([
    false,
    false,
  ]);
  expect([step('decision', 'instruction', 'CNH'), step('complement', 'complement', null)]).toEqual([false, false]);
  for (const action of ['Irrecevable', 'SansExpertise', 'SeDessaisit']) {
    expect([actionShownTo('G', action), actionShownTo('RC', action)]).toEqual(['Soumet', action]);
  }
  expect(actionShownTo('G', 'Recours')).toBe('Recours');
});
test('[DH57] avis are read by those of the table alone, the givers their own, the caisse’s manager those of the examination', () => {
  const reads = (role: (typeof ROLE_TYPES)[number], tache: string, author = 2) =>
    readsAvis({ role, personneId: 1 }, { tache, personneId: author });
  const all = ROLE_TYPES.filter((role) => reads(role, 'sous_commission'));
  expect(new Set(all)).toEqual(new Set(['RD', 'R', 'CNH', 'ADM', 'S']));
  expect([reads('RC', 'instruction'), reads('RC', 'sous_commission')]).toEqual([true, false]);
  expect([reads('E', 'sous_commission', 1), reads('I', 'instruction', 1)]).toEqual([true, true]);
});
test('[DH700] why a step was forced is the network’s: the entite learns that its demande was moved, and nothing more', () => {
  for (const tache of DH_TASK_KEYS.filter((key) => isUnderWay(DH_WORKFLOW, key))) {
    for (const suivante of FORCEABLE_TASKS.filter((key) => key !== tache)) {
      for (const role of ['ADM', 'S'] as const) {
        expect(isSharedStep({ action: 'VaA', tache, suivante, role })).toBe(false);
      }
      const told = courrielsOfStep({ action: 'VaA', tache, suivante, decision: null });
      const ofEntite = told.filter(({ pour }) => pour === 'demandeurs' || pour === 'auteur');
      expect(ofEntite).toEqual([
        {
          modele: 'dh-deplacee',
          pour: 'demandeurs',
          type: suivante === 'complement' ? 'DH_COMPLEMENT' : 'DH_DEPLACEE',
        },
      ]);
    }
  }
  expect(courrielsOfStep({ action: 'VaA', tache: 'saisie', suivante: 'instruction', decision: null })[1]).toMatchObject(
    {
      modele: 'dh-a-instruire',
    },
  );
  expect(actionShownTo('G', 'VaA')).toBe('VaA');
});
test('[DX947] an avis is awaited from the assigned expert alone, however the demande came there', () => {
  for (const action of ['Soumet', 'VaA', 'RenvoieExpert']) {
    const told = courrielsOfStep({ action, tache: 'validation_demande', suivante: 'sous_commission', decision: null });
    expect(told.filter(({ modele }) => modele === 'dh-avis-attendu')).toEqual([
      { modele: 'dh-avis-attendu', pour: 'assigne', type: 'DH_AVIS_ATTENDU' },
    ]);
  }
});
test('[DH701] the commission’s date stays with a demande that is forced where it is planned or awaited', () => {
  for (const next of FORCEABLE_TASKS) {
    const isKept = next === 'planification_decision' || next === 'decision';
    expect([next, dateCnhOfForced(next, TODAY), dateCnhOfForced(next, null)]).toEqual([
      next,
      isKept ? TODAY : null,
      null,
    ]);
  }
});
test('[DH702] a task that is never forced, or that awaits a date, is refused for itself', () => {
  for (const key of ['acceptee', 'abandonnee', 'supprimee', 'ailleurs', '']) {
    expect(refusalOfForced(key, TODAY)).toBe('champ.invalide');
  }
  expect([refusalOfForced('decision', null), refusalOfForced('decision', TODAY)]).toEqual([
    'demande.date-cnh-requise',
    null,
  ]);
  for (const key of FORCEABLE_TASKS.filter((one) => one !== 'decision')) expect(refusalOfForced(key, null)).toBeNull();
});
test('[DH40] forcing leads to another live task, a decision only with a commission, a complement back to who may ask', () => {
  for (const taskKey of DH_TASK_KEYS) {
    const keys = forceableTasks({ taskKey, isJamaisSoumise: false, dateCnh: null });
    const others = DH_TASK_KEYS.filter((key) => isUnderWay(DH_WORKFLOW, key) && key !== taskKey && key !== 'decision');
    expect(new Set<DhTaskKey>(keys)).toEqual(new Set(isUnderWay(DH_WORKFLOW, taskKey) ? others : []));
    expect(forceableTasks({ taskKey, isJamaisSoumise: true, dateCnh: '2026-12-01' })).toEqual([]);
  }
  expect(forceableTasks({ taskKey: 'repartition', isJamaisSoumise: false, dateCnh: '2026-12-01' })).toContain(
    'decision',
  );
  expect([retourOfForced('sous_commission', 'complement'), retourOfForced('repartition', 'complement')]).toEqual([
    'sous_commission',
    'instruction',
  ]);
  for (const asker of ['instruction', 'validation_demande', 'planification_decision'] as const) {
    expect(retourOfForced(asker, 'complement')).toBe(asker);
  }
  expect(retourOfForced('sous_commission', 'instruction')).toBeNull();
});
test('[DH29] a recorded decision leads where the table says, and nowhere when there is none', () => {
  for (const row of DH_WORKFLOW.lines.filter(({ decision }) => decision !== null)) {
    expect(lineOfDecision(row.action, row.decision)).toMatchObject({ next: row.next, decision: row.decision });
  }
  expect(lineOfDecision('Soumet', null)).toBeNull();
  expect(lineOfDecision(null, 'REFUSE')).toMatchObject({ action: 'Soumet', next: 'suppression_apres_refus' });
  expect([lineOfDecision('Soumet', 'AJOURNE'), lineOfDecision('AjournePourComplement', 'AJOURNE')]).toMatchObject([
    { retourTache: null },
    { retourTache: 'planification_decision' },
  ]);
  for (const decision of DECISIONS) expect(lineOfDecision('PrendEnCharge', decision)).toBeNull();
});
test('[H9][DH47] a first habilitation is asked for when none is asked for and none is held', () => {
  expect(refusalOfInitiale({ hasDemandeEnCours: true, etats: [] })).toBe('habilitation.demande-deja-en-cours');
  for (const etat of HABILITATION_ETATS) {
    const isOver = etat === 'ROMPUE' || etat === 'TERMINEE';
    for (const etats of [[etat], ['ROMPUE', etat]] as const) {
      expect(refusalOfInitiale({ hasDemandeEnCours: false, etats })).toBe(isOver ? null : 'habilitation.deja-accordee');
    }
  }
});

test('[G700] who asked for a complement awaits its answer, at the task that asked; nobody awaits anything else', () => {
  const owners = { assigne: null, instructeur: 2, expert: 3, responsable: null };
  const awaited = (retourTache: DhTaskKey | null, taskKey: DhTaskKey = 'complement') =>
    quiAttend({ taskKey, retourTache }, owners);
  expect(awaited('instruction')).toEqual({ personneId: 2, tache: 'instruction' });
  expect(awaited('sous_commission')).toEqual({ personneId: 3, tache: 'sous_commission' });
  // Nobody gave that avis before, the commission has no one holder, and a demande under way has one of its own.
  expect([awaited('validation_demande'), awaited('decision'), awaited(null)]).toEqual([null, null, null]);
  for (const task of DH_TASK_KEYS.filter((key) => key !== 'complement'))
    expect(awaited('instruction', task)).toBeNull();
});
