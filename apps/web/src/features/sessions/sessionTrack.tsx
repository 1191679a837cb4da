import { elapsedShare } from '@habilis/domain/date/elapsedShare';
import { can } from '@habilis/domain/role/can';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { SessionEtat } from '@habilis/domain/session-certification/etats';
import { formatDate, formatInstantDate } from '@habilis/i18n/format';
import type { Texts } from '@habilis/i18n/TextProvider';
import { Deadline } from '@habilis/ui/Deadline';
import { Identifier } from '@habilis/ui/Identifier';
import type { MilestoneStep } from '@habilis/ui/MilestoneTrack';
import type { SessionDocument } from './sessionKind.ts';
import { clotureOf, suppressionView } from '../../etat/suppressionView.ts';

/** The steps of a session, in order, by the state in which each waits. */
const STEPS = ['SAISIE', 'RESULTATS', 'VERIFICATION', 'CLOTUREE'] as const satisfies readonly SessionEtat[];

/** Who a step is with, in words. */
function holderOf(t: Texts, etat: SessionEtat, session: SessionDocument, role: RoleType): string {
  const { id, animateurNomPrenom, actionsPossibles, sansFormateur, sansGestionnaire } = session;
  const isFormateur = role === 'F';
  const isLeft = etat === session.etat && etat === 'RESULTATS' && sansFormateur;
  if (etat === session.etat && sansGestionnaire && (isLeft || etat === 'VERIFICATION'))
    return can(role, 'finish-sessions') ? t('workflow.vous') : t('sessions-certification.suivi.caisse');
  if (etat === 'RESULTATS' && !isLeft)
    return isFormateur ? t('workflow.vous') : (animateurNomPrenom ?? t('sessions-certification.suivi.formateur'));
  // The network acts on the sessions that it opened, and on no other (SC20).
  if (can(role, 'manage-network-sessions') && (id === null || actionsPossibles.length > 0)) return t('workflow.vous');
  const isOwn = role === 'G' || role === 'DM' || role === 'DL';
  return isOwn ? t('sessions-certification.suivi.votre-entite') : t('workflow.l-entite');
}

/** When the session came to its step. */
function sinceOf({ etapes, etat }: SessionDocument): string | null {
  const came = etapes.filter(({ vers, de }) => vers === etat && de !== vers).map(({ faitLe }) => faitLe);
  return came.toSorted().at(-1) ?? null;
}

/** The four steps of a session for the track, and how much of the time to close it has passed. */
export function sessionTrack(t: Texts, session: SessionDocument, { today, role }: { today: string; role: RoleType }) {
  const { etat, dateSuppressionSession: limit } = session;
  const isDeleted = etat === 'SUPPRIMEE';
  const reached = isDeleted ? -1 : STEPS.indexOf(etat);
  const since = sinceOf(session);
  const deadline = suppressionView(t, session, today, false);
  const facts = [
    { label: t('workflow.chez'), value: holderOf(t, etat, session, role) },
    ...(since === null
      ? []
      : [{ label: t('workflow.depuis'), value: <Identifier>{formatInstantDate(since)}</Identifier> }]),
    ...(deadline === null
      ? []
      : [{ label: t('sessions-certification.suivi.avant'), value: <Deadline {...deadline} /> }]),
  ];
  const sentenceOf = (step: SessionEtat): string | undefined => {
    if (step !== 'CLOTUREE') return holderOf(t, step, session, role);
    return limit === null ? undefined : t('sessions-certification.suivi.au-plus-tard', { date: formatDate(limit) });
  };
  const steps = STEPS.map((step, index): MilestoneStep => {
    const base = { key: step, label: t(`sessions-certification.suivi.${step}`) };
    if (etat === 'CLOTUREE' || index < reached)
      return { ...base, state: 'done', stateLabel: t('workflow.jalon.termine') };
    if (index > reached) return { ...base, state: 'todo', sentence: isDeleted ? undefined : sentenceOf(step) };
    return { ...base, state: 'current', facts };
  });
  const cloture = clotureOf(session);
  return { steps, ratio: cloture === null ? 0 : elapsedShare({ ...cloture, today }) };
}
