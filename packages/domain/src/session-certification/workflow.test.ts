import { expect, test } from 'vitest';
import { actionsPossibles } from '../demande/actionsPossibles.ts';
import { assignableRoles } from '../demande/assignableRoles.ts';
import { faultsOfNeeds } from '../demande/faultsOfNeeds.ts';
import { isModifiable } from '../demande/isModifiable.ts';
import { todoTasks } from '../demande/todoTasks.ts';
import { can } from '../role/can.ts';
import { marksOf } from '../role/test/marksOf.ts';
import { ROLE_TYPES, type RoleType } from '../role/RoleType.ts';
import { SESSION_ETATS, type SessionEtat } from './etats.ts';
import { whole } from './test/steps.ts';
import { transition } from './transition.ts';
import { SESSION_FORM, SESSION_WORKFLOW, type SessionStep } from './workflow.ts';

const offered = (taskKey: SessionEtat, role: RoleType, opened: Partial<SessionStep['etat']> = {}) =>
  actionsPossibles(SESSION_WORKFLOW, { ...whole.etat, taskKey, ...opened }, { role, today: '2026-11-20' }).map(
    ({ key }) => key,
  );
/** Who may do what on a state, by action. */
const whoOn = (taskKey: SessionEtat, opened: Partial<SessionStep['etat']> = {}) =>
  ROLE_TYPES.flatMap((role) => offered(taskKey, role, opened).map((key) => `${role} ${key}`)).toSorted();
const outcome = (changes: Partial<SessionStep>) => transition({ ...whole, ...changes });
const on = (taskKey: SessionEtat, opened: Partial<SessionStep['etat']> = {}) => ({
  etat: { ...whole.etat, taskKey, ...opened },
});

test('[SC2] a session is entered, has its results entered, is verified and closed, or is deleted', () => {
  expect(SESSION_ETATS).toEqual(['SAISIE', 'RESULTATS', 'VERIFICATION', 'CLOTUREE', 'SUPPRIMEE']);
  const nexts = (taskKey: SessionEtat, role: RoleType) => {
    const step = outcome({ ...on(taskKey), role, today: '2026-12-01' });
    return step.ok ? step.next : step.reason;
  };
  expect([nexts('SAISIE', 'G'), nexts('RESULTATS', 'F'), nexts('VERIFICATION', 'DL')]).toEqual([
    'RESULTATS',
    'VERIFICATION',
    'CLOTUREE',
  ]);
  expect(nexts('CLOTUREE', 'G')).toBe('session-certification.action-interdite');
});
test('[SC11][P40] the entite deletes what its side opened, administrators whatever is not closed, always with a reason', () => {
  for (const taskKey of ['SAISIE', 'RESULTATS', 'VERIFICATION'] as const) {
    const deleters = (opened?: Partial<SessionStep['etat']>) =>
      whoOn(taskKey, opened).filter((one) => one.endsWith(' Supprime'));
    expect(deleters()).toEqual(['ADM Supprime', 'DL Supprime', 'DM Supprime', 'G Supprime', 'S Supprime']);
    expect(deleters({ isOfEntite: false })).toEqual(['ADM Supprime', 'S Supprime']);
    expect(outcome({ ...on(taskKey), actionKey: 'Supprime' })).toMatchObject({
      ok: true,
      next: 'SUPPRIMEE',
      effects: ['erase'],
    });
    expect(outcome({ ...on(taskKey), actionKey: 'Supprime', hasComment: false })).toEqual({
      ok: false,
      reason: 'session-certification.commentaire-requis',
    });
  }
  for (const taskKey of ['CLOTUREE', 'SUPPRIMEE'] as const) expect(whoOn(taskKey).join(' ')).not.toContain('Supprime');
});
test('[SC12] results are submitted and sent back by the formateur alone', () => {
  const entering = (opened?: Partial<SessionStep['etat']>) =>
    whoOn('RESULTATS', opened).filter((one) => / (?:Soumet|Renvoie)$/.test(one));
  expect(entering()).toEqual(['F Renvoie', 'F Soumet']);
  expect(entering({ isSansGestionnaire: true })).toEqual(['F Renvoie', 'F Soumet']);
});
test('[SC37] who is left finishes a class: the entite for its formateur, the caisse for an entite that has nobody', () => {
  const finishing = (taskKey: SessionEtat, opened: Partial<SessionStep['etat']>) =>
    whoOn(taskKey, opened).filter((one) => / (?:Soumet|Renvoie)$/.test(one));
  const entite = ['DL Soumet', 'DM Soumet', 'F Renvoie', 'F Soumet', 'G Soumet'];
  expect(finishing('RESULTATS', { isSansFormateur: true })).toEqual(entite);
  const nobody = { isSansFormateur: true, isSansGestionnaire: true };
  expect(finishing('RESULTATS', nobody)).toEqual([...entite, 'RC Soumet'].toSorted());
  expect(finishing('VERIFICATION', {})).not.toContain('RC Soumet');
  expect(finishing('VERIFICATION', { isSansGestionnaire: true })).toEqual(
    expect.arrayContaining(['RC Renvoie', 'RC Soumet']),
  );
  expect(finishing('SAISIE', nobody).filter((one) => one.startsWith('RC'))).toEqual([]);
  expect(outcome({ ...on('VERIFICATION', nobody), role: 'RC' })).toMatchObject({
    next: 'CLOTUREE',
    effects: ['check-droit', 'check-cloture', 'certify'],
  });
  expect(offered('RESULTATS', 'I', { isOwnOpening: true, isSansFormateur: true })).toContain('Soumet');
  expect(marksOf('finish-sessions')).toBe('– – – c – – – – – – – –');
});
test('[SC38] who submitted a session takes it back with a reason while no result is entered, or once its formateur is gone', () => {
  const taken = (opened: Partial<SessionStep['etat']> = {}, more: Partial<SessionStep> = {}) =>
    outcome({ ...on('RESULTATS', opened), actionKey: 'Reprend', ...more });
  expect(taken()).toEqual({ ok: true, action: 'Reprend', next: 'SAISIE', effects: [] });
  expect(taken({}, { hasComment: false })).toMatchObject({ reason: 'session-certification.commentaire-requis' });
  expect(taken({ isEntamee: true })).toEqual({ ok: false, reason: 'session-certification.resultats-entames' });
  expect(taken({ isEntamee: true, isSansFormateur: true })).toMatchObject({ ok: true });
  const takers = (opened?: Partial<SessionStep['etat']>) =>
    whoOn('RESULTATS', opened).filter((one) => one.endsWith(' Reprend'));
  expect(takers()).toEqual(['DL Reprend', 'DM Reprend', 'G Reprend']);
  expect(takers({ isEntamee: true })).toEqual([]);
});
test('[SC39] the formateur is reminded from the last day on, once a day', () => {
  const reminded = (relanceeLe: string | null, today: string) =>
    outcome({ ...on('RESULTATS', { relanceeLe }), actionKey: 'Relance', today });
  expect(reminded(null, '2026-11-21')).toMatchObject({ reason: 'session-certification.avant-dernier-jour' });
  expect(reminded(null, '2026-11-22')).toMatchObject({ next: 'RESULTATS', effects: ['relance'] });
  expect(reminded('2026-11-22', '2026-11-22')).toMatchObject({ reason: 'session-certification.deja-relancee' });
  expect(reminded('2026-11-22', '2026-11-23')).toMatchObject({ ok: true });
  expect(offered('RESULTATS', 'G', { relanceeLe: '2026-11-20' })).not.toContain('Relance');
  expect(offered('RESULTATS', 'G', { relanceeLe: '2026-11-19' })).toContain('Relance');
  expect(offered('RESULTATS', 'G', { isSansFormateur: true })).not.toContain('Relance');
});
test('[SC13] results are submitted from the last day on', () => {
  const on22 = { ...on('RESULTATS'), role: 'F' } as const;
  const late = { ok: false, reason: 'session-certification.avant-dernier-jour' };
  expect(outcome({ ...on22, today: '2026-11-21' })).toEqual(late);
  expect(outcome({ ...on22, today: '2026-11-22' })).toMatchObject({ ok: true, next: 'VERIFICATION' });
  expect(outcome({ ...on22, today: '2026-11-22', dateFinSession: null })).toEqual(late);
});
test('[SC15][SC17] the formateur sends back to the entite, the entite to the formateur, each with a reason', () => {
  const sent = (taskKey: SessionEtat, role: RoleType, hasComment: boolean) =>
    outcome({ ...on(taskKey), role, hasComment, actionKey: 'Renvoie' });
  expect(sent('RESULTATS', 'F', true)).toMatchObject({ ok: true, next: 'SAISIE' });
  expect(sent('VERIFICATION', 'G', true)).toMatchObject({ ok: true, next: 'RESULTATS' });
  for (const [taskKey, role] of [
    ['RESULTATS', 'F'],
    ['VERIFICATION', 'G'],
  ] as const)
    expect(sent(taskKey, role, false)).toMatchObject({ reason: 'session-certification.commentaire-requis' });
});
test('[SC19] a closed session is corrected by administrators, and stays closed', () => {
  expect(whoOn('CLOTUREE')).toEqual(['ADM Corrige', 'S Corrige']);
  expect(outcome({ ...on('CLOTUREE'), role: 'ADM', actionKey: 'Corrige' })).toMatchObject({
    ok: true,
    next: 'CLOTUREE',
    effects: ['correct'],
  });
  expect(marksOf('correct-session')).toBe('– – – – – – – – – ✓ ✓ –');
});
test('[SC20] I and RD work on the sessions that they opened, and on no other', () => {
  expect(marksOf('manage-network-sessions')).toBe('– – – – d – c – – – – –');
  for (const role of ['I', 'RD'] as const) {
    for (const taskKey of SESSION_ETATS) expect(offered(taskKey, role)).toEqual([]);
    const own = { isOfEntite: false, isOwnOpening: true };
    expect(offered('SAISIE', role, own)).toEqual(['Soumet', 'Supprime']);
    expect(offered('RESULTATS', role, own)).toEqual(['Reprend', 'Relance', 'Supprime']);
    expect(offered('VERIFICATION', role, own)).toEqual(['Soumet', 'Renvoie', 'Supprime']);
  }
});
test('[SC2] drafts and verifications wait for the entite, results for the formateur, and for who is left', () => {
  expect(todoTasks(SESSION_WORKFLOW, 'G')).toEqual(['SAISIE', 'RESULTATS', 'VERIFICATION']);
  expect(todoTasks(SESSION_WORKFLOW, 'RC')).toEqual(['RESULTATS', 'VERIFICATION']);
  expect(todoTasks(SESSION_WORKFLOW, 'F')).toEqual(['RESULTATS']);
  expect(todoTasks(SESSION_WORKFLOW, 'ADM')).toEqual([]);
});
test('[SC19] a correction says why, in the field of its comment', () => {
  const title = 'session-certification.commentaire-requis';
  const corrected = { ...on('CLOTUREE'), role: 'ADM', actionKey: 'Corrige', hasComment: false } as const;
  expect(outcome(corrected)).toEqual({ ok: false, reason: title });
  expect(faultsOfNeeds(['commentaire'], SESSION_FORM, { ...whole, hasComment: false })).toEqual([
    { path: 'commentaire', title },
  ]);
});
test('[SC2] each submit has its own checks, and the last one makes the certificats', () => {
  const effects = (taskKey: SessionEtat, role: RoleType, actionKey: SessionStep['actionKey'] = 'Soumet') =>
    outcome({ ...on(taskKey, { isOwnOpening: true }), role, actionKey, today: '2026-12-01' });
  for (const role of ['G', 'I'] as const) {
    expect(effects('SAISIE', role)).toMatchObject({ effects: ['check-droit', 'check-soumission'] });
    expect(effects('VERIFICATION', role)).toMatchObject({ effects: ['check-droit', 'check-cloture', 'certify'] });
    expect(effects('VERIFICATION', role, 'Renvoie')).toMatchObject({ effects: [] });
  }
  expect(effects('RESULTATS', 'F')).toMatchObject({ effects: ['check-droit', 'check-resultats'] });
});
test('[SC2][SC20] a draft and a verification are changed by the entite and by the network, and no task has one owner but the formateur’s', () => {
  for (const taskKey of ['SAISIE', 'VERIFICATION'] as const) {
    const isFinished = taskKey === 'VERIFICATION';
    const caisse = (role: RoleType) => isFinished && can(role, 'finish-sessions');
    expect(ROLE_TYPES.filter((role) => isModifiable(SESSION_WORKFLOW, taskKey, role))).toEqual(
      ROLE_TYPES.filter((role) => can(role, 'manage-sessions') || can(role, 'manage-network-sessions') || caisse(role)),
    );
    expect(assignableRoles(SESSION_WORKFLOW, taskKey)).toEqual(
      ROLE_TYPES.filter((role) => can(role, 'manage-network-sessions') || caisse(role)),
    );
  }
});
test('[SC3] the right to hold a session is asked again at each submit', () => {
  for (const { action, effects } of SESSION_WORKFLOW.lines)
    expect(effects.includes('check-droit')).toBe(action === 'Soumet');
});
