import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { refusalOfAvis } from '../avis/refusalOfAvis.ts';
import { AVIS_TYPES } from '../avis/avisTypes.ts';
import { horizonOf } from '../date/horizonOf.ts';
import { actionsPossibles } from '../demande/actionsPossibles.ts';
import type { DhEtat } from './DhEtat.ts';
import type { DhTaskKey } from './taskKeys.ts';

import { etat, HORIZON, steps, TODAY, whole } from './test/steps.ts';
import { transition } from './transition.ts';
import type { DhStep } from './needs.ts';
import { DH_WORKFLOW, type DhActionKey } from './workflow.ts';

const at = (taskKey: DhTaskKey, changes: Partial<DhEtat> = {}): { etat: DhEtat } => ({
  etat: { ...etat, taskKey, ...changes },
});
const take = (step: Partial<DhStep>) => transition({ ...whole, ...step });
const refused = (reason: string) => ({ ok: false, reason });

test('[DH67] a point that says what is wanted stands for the comment of a complement, and of nothing else', () => {
  const asked = { hasComment: false, hasPoints: true, avis: null } as const;
  const by = (taskKey: DhTaskKey, role: 'I' | 'E' | 'RD', actionKey: DhActionKey) =>
    transition({ ...whole, ...asked, etat: { ...etat, taskKey, isJamaisSoumise: false }, role, actionKey });
  expect(by('instruction', 'I', 'DemandeComplement')).toMatchObject({ ok: true, next: 'complement' });
  expect(by('sous_commission', 'E', 'DemandeComplement')).toMatchObject({ ok: true, next: 'complement' });
  expect(by('validation_demande', 'RD', 'DemandeComplement')).toMatchObject({ ok: true, next: 'complement' });
  expect(by('sous_commission', 'E', 'SeDessaisit')).toEqual(refused('demande.commentaire-requis'));
});
test('[DH9] [DH36] a demande is deleted as long as it was never submitted, and given up since', () => {
  const again = at('saisie', { isJamaisSoumise: false });
  expect(take({ ...again, actionKey: 'Supprime' })).toEqual(refused('demande.action-interdite'));
  expect(take({ ...again, actionKey: 'Abandonne' })).toMatchObject({ ok: true, next: 'abandonnee' });
  expect(take({ actionKey: 'Abandonne' })).toEqual(refused('demande.action-interdite'));
  expect(take({ actionKey: 'Supprime', hasComment: false })).toEqual(refused('demande.commentaire-requis'));
});
test('[DH13] the instructeur needs an avis and a validated demande administrative', () => {
  const examined = { ...at('instruction'), role: 'I' } as const;
  expect(take({ ...examined, avis: null })).toEqual(refused('demande.avis-requis'));
  expect(take({ ...examined, isDossierValide: false })).toEqual(refused('demande.dossier-administratif-non-valide'));
  expect(take(examined)).toMatchObject({ next: 'validation_instruction', effects: ['freeze-avis'] });
});
test('[DH14] what is inadmissible has an avis against, with its reason, whatever the demande administrative', () => {
  const found = { ...at('instruction'), role: 'I', actionKey: 'Irrecevable', isDossierValide: false } as const;
  expect(take({ ...found, avis: { type: 'F', texte: 'Bien' } })).toEqual(refused('demande.avis-defavorable-requis'));
  expect(take({ ...found, avis: { type: 'D', texte: ' ' } })).toEqual(refused('demande.avis-texte-requis'));
  expect(take({ ...found, avis: { type: 'D', texte: 'Hors champ' } })).toMatchObject({
    effects: ['freeze-avis', 'mark-irrecevable'],
  });
});
test('[DH17] the manager rejects nothing that the instructeur found admissible', () => {
  expect(take({ ...at('validation_instruction'), role: 'RC', actionKey: 'Rejette' })).toEqual(
    refused('demande.action-interdite'),
  );
});
test('[DH18] no expert named, nothing moves', () => {
  expect(take({ ...at('repartition'), role: 'R', hasAssignee: false })).toEqual(refused('demande.affectation-requise'));
});
test('[DH19] an expert is only done without for a renewal or a platform, without reserve', () => {
  for (const mode of ['INI', 'REN', 'APF'] as const) {
    for (const isAvecReserve of [false, true]) {
      const outcome = take({ ...at('repartition', { mode, isAvecReserve }), role: 'R', actionKey: 'SansExpertise' });
      expect(outcome.ok).toBe(mode !== 'INI' && !isAvecReserve);
    }
  }
});
test('[DH25] what never had an expert does not go back to one', () => {
  const outcome = take({ ...at('validation_demande'), role: 'RD', actionKey: 'RenvoieExpert' });
  expect(outcome).toEqual(refused('demande.action-interdite'));
});
test('[DH66] a commission or a start of a habilitation is not further away than the setting', () => {
  expect(horizonOf(TODAY, 24)).toBe(HORIZON);
  const planned = { ...at('planification_decision'), role: 'CNH' } as const;
  expect(take({ ...planned, dateCnh: HORIZON })).toMatchObject({ next: 'decision' });
  expect(take({ ...planned, dateCnh: '2062-12-04' })).toEqual(refused('demande.date-cnh-lointaine'));
  const decided = { ...at('decision'), role: 'CNH', decision: 'ACCORDE' } as const;
  expect(take({ ...decided, dateDebut: HORIZON })).toMatchObject({ next: 'acceptee' });
  expect(take({ ...decided, dateDebut: '2062-12-04' })).toEqual(refused('demande.date-debut-lointaine'));
});
test('[DH26][DH27] the commission’s date is there, and today or later', () => {
  const planned = { ...at('planification_decision'), role: 'CNH' } as const;
  expect(take({ ...planned, dateCnh: null })).toEqual(refused('demande.date-cnh-requise'));
  expect(take({ ...planned, dateCnh: '2026-11-19' })).toEqual(refused('demande.date-cnh-passee'));
  expect(take({ ...planned, dateCnh: TODAY })).toMatchObject({ next: 'decision' });
});
test('[DH28][DH29] a decision waits for its day, says which it is, and does not begin before it', () => {
  const decided = { ...at('decision'), role: 'CNH', decision: 'ACCORDE' } as const;
  // A date sent with the decision does not bring the commission nearer.
  const early = at('decision', { dateCnh: '2026-11-21' });
  expect(take({ ...decided, ...early, dateCnh: TODAY })).toEqual(refused('demande.decision-prematuree'));
  expect(take({ ...decided, ...at('decision', { dateCnh: null }) })).toEqual(refused('demande.decision-prematuree'));
  expect(take({ ...decided, decision: null })).toEqual(refused('demande.decision-requise'));
  expect(take({ ...decided, decision: null, ...early })).toEqual(refused('demande.decision-prematuree'));
  expect(take({ ...decided, dateDebut: '2026-11-19' })).toEqual(refused('demande.date-debut-trop-tot'));
  expect(take({ ...decided, dateDebut: TODAY, hasMotif: false })).toMatchObject({ next: 'acceptee' });
});
test('[DH28] before the commission’s day its demande is given another or none, and no decision is offered', () => {
  const offered = (dateCnh: string | null) =>
    actionsPossibles(DH_WORKFLOW, { ...etat, taskKey: 'decision', dateCnh }, { role: 'CNH', today: TODAY }).map(
      ({ key }) => key,
    );
  const always = ['Replanifie', 'Deprogramme', 'PrendEnCharge', 'Libere'];
  expect(offered('2026-11-21')).toEqual(always);
  expect(offered(null)).toEqual(always);
  expect(offered(TODAY)).toEqual(['Soumet', 'AjournePourComplement', ...always]);
});
test('[DH704] a planned day is changed for one that might have been planned, or cleared', () => {
  const planned = { ...at('decision', { dateCnh: '2026-11-19' }), role: 'CNH' } as const;
  const move = { ...planned, actionKey: 'Replanifie' };
  expect(take({ ...move, dateCnh: null })).toEqual(refused('demande.date-cnh-requise'));
  expect(take({ ...move, dateCnh: '2026-11-19' })).toEqual(refused('demande.date-cnh-passee'));
  expect(take({ ...move, dateCnh: '2062-12-04' })).toEqual(refused('demande.date-cnh-lointaine'));
  expect(take({ ...move, dateCnh: HORIZON })).toMatchObject({ next: 'decision', effects: ['replan'], decision: null });
  expect(take({ ...planned, actionKey: 'Deprogramme' })).toMatchObject({
    next: 'planification_decision',
    effects: ['unplan'],
    decision: null,
  });
});
test('[DH30][DH31][DH32][DH33] a reserve, a postponement and a refusal say why', () => {
  const decided = { ...at('decision'), role: 'CNH', hasMotif: false } as const;
  for (const decision of ['ACCORDE_SOUS_RESERVE', 'AJOURNE', 'REFUSE'] as const) {
    expect(take({ ...decided, decision })).toEqual(refused('demande.motif-requis'));
  }
  expect(take({ ...decided, actionKey: 'AjournePourComplement' })).toEqual(refused('demande.motif-requis'));
});
test('[DH34] a complement remembers who asked: the task itself, the planning for the commission', () => {
  const asked = (taskKey: DhTaskKey, role: 'I' | 'E' | 'RD') =>
    take({ ...at(taskKey), role, actionKey: 'DemandeComplement', avis: { type: 'DC', texte: null } });
  expect(asked('instruction', 'I')).toMatchObject({ retourTache: 'instruction' });
  expect(asked('sous_commission', 'E')).toMatchObject({ retourTache: 'sous_commission' });
  expect(asked('validation_demande', 'RD')).toMatchObject({ retourTache: 'validation_demande' });
  const adjourned = take({ ...at('decision'), role: 'CNH', actionKey: 'AjournePourComplement' });
  expect(adjourned).toMatchObject({ next: 'complement', retourTache: 'planification_decision', decision: 'AJOURNE' });
  const back = take(at('complement', { retourTache: 'planification_decision' }));
  expect(back).toMatchObject({ next: 'planification_decision', retourTache: null });
});
test('[DH36] nothing is given up once it is with the repartiteur or later', () => {
  const late = ['validation_instruction', 'repartition', 'sous_commission', 'validation_demande', 'decision'] as const;
  for (const taskKey of late) {
    expect(take({ ...at(taskKey), actionKey: 'Abandonne' })).toEqual(refused('demande.action-interdite'));
  }
  expect(take({ ...at('complement', { retourTache: 'sous_commission' }), actionKey: 'Abandonne' })).toEqual(
    refused('demande.action-interdite'),
  );
  // A complement without a known asker returns to the instruction.
  expect(take({ ...at('complement'), actionKey: 'Abandonne' })).toMatchObject({ next: 'abandonnee' });
});
test('[DH38] an appeal comes once, in time, with its comment and its document', () => {
  const appeal = { ...at('suppression_apres_refus', { finRecours: TODAY }), actionKey: 'Recours' };
  expect(take(appeal)).toMatchObject({ ok: true, next: 'planification_decision', effects: ['appeal'] });
  expect(take({ ...appeal, today: '2026-11-21' })).toEqual(refused('demande.action-interdite'));
  expect(take({ ...appeal, etat: { ...appeal.etat, finRecours: null } })).toEqual(refused('demande.action-interdite'));
  expect(take({ ...appeal, hasPieceRecours: false })).toEqual(refused('demande.piece-recours-requise'));
  expect(take({ ...appeal, hasComment: false })).toEqual(refused('demande.commentaire-requis'));
});
test('[DH51][DH52] with reserves and against, an avis says why; none of the others must', () => {
  for (const type of AVIS_TYPES) {
    const wants = type === 'FR' || type === 'D';
    expect(refusalOfAvis({ type, texte: null }, AVIS_TYPES)).toBe(wants ? 'demande.avis-texte-requis' : null);
    expect(refusalOfAvis({ type, texte: 'Parce que.' }, AVIS_TYPES)).toBeNull();
  }
  expect(refusalOfAvis({ type: null, texte: 'Parce que.' }, AVIS_TYPES)).toBe('demande.avis-requis');
  expect(refusalOfAvis({ type: 'DC', texte: 'Parce que.' }, ['F', 'D'])).toBe('demande.avis-interdit');
});
test('[DH53] DC comes when a complement is asked for, and with nothing else', () => {
  fc.assert(
    fc.property(steps, (step) => {
      const outcome = transition(step);
      if (!outcome.ok) return true;
      if (outcome.effects.includes('freeze-avis')) return step.avis?.type !== 'DC' && step.avis?.type !== null;
      return outcome.action !== 'DemandeComplement' || [null, undefined, 'DC'].includes(step.avis?.type);
    }),
  );
});
