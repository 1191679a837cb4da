import type { DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';
import type { DemandeSummary } from '@habilis/api/demande/DemandeSummary';
import type { HabilitationSummary } from '@habilis/api/habilitation/Habilitation';
import type { SessionSummary } from '@habilis/api/session-certification/SessionCertification';
import { daysBetween } from '@habilis/domain/date/daysBetween';
import type { Part, SessionsRead } from './homeData.ts';

/** A renewal or the deletion of a session that is further away comes after what has no day. */
const NEAR_DAYS = 90;

type Which = 'saisie' | 'complement';

/** One thing to do: the dossier or a demande to finish or complete, or a habilitation to renew. */
export type Geste = { readonly due: string | null } & (
  | { readonly kind: 'dossier'; readonly which: Which; readonly demande: DemandeAdministrative }
  | { readonly kind: 'demande'; readonly which: Which; readonly demande: DemandeSummary }
  | { readonly kind: 'renouvellement'; readonly habilitation: HabilitationSummary }
  | { readonly kind: 'session'; readonly session: SessionSummary }
);

/** What a demandeur, a delegataire or a formateur may have to do. */
export type Situation = {
  readonly demande?: DemandeAdministrative | null;
  /** The demandes d'habilitation under way. */
  readonly habilitations?: readonly DemandeSummary[];
  /** The habilitations whose renewal is possible and not yet asked for. */
  readonly aRenouveler?: readonly HabilitationSummary[];
  /** The sessions that wait for them. */
  readonly sessions?: { readonly aFaire: Part<SessionSummary> };
};

function ofDossier(demande: DemandeAdministrative): Geste[] {
  const task = demande.currentWorkflowTask.currentTaskDefinitionKey;
  if (task !== 'da_saisie' && task !== 'da_complement') return [];
  const which = task === 'da_saisie' ? 'saisie' : 'complement';
  return [{ kind: 'dossier', which, demande, due: demande.dateEcheance }];
}

function ofDemande(demande: DemandeSummary): Geste[] {
  const which = demande.currentTaskDefinitionKey;
  return which === 'saisie' || which === 'complement'
    ? [{ kind: 'demande', which, demande, due: demande.dateEcheance }]
    : [];
}

/** What is due comes before a draft, and a draft before what does not press. */
function rankOf({ kind, due }: Geste, today: string): number {
  if (due === null) return kind === 'renouvellement' ? 2 : 1;
  return (kind === 'renouvellement' || kind === 'session') && daysBetween(today, due) > NEAR_DAYS ? 2 : 0;
}

/** The one thing that a home names: what is due first (G851); null when nothing waits for them. */
export function nextGeste(
  { demande = null, habilitations = [], aRenouveler = [], sessions }: Situation,
  today: string,
): Geste | null {
  const gestes: Geste[] = [
    ...(demande === null ? [] : ofDossier(demande)),
    ...habilitations.flatMap(ofDemande),
    ...aRenouveler.map((habilitation): Geste => ({ kind: 'renouvellement', habilitation, due: habilitation.dateFin })),
    ...(sessions?.aFaire.isRead ? sessions.aFaire.items : []).map((session): Geste => ({
      kind: 'session',
      session,
      due: session.dateSuppressionSession,
    })),
  ];
  const sorted = gestes.toSorted(
    (one, other) => rankOf(one, today) - rankOf(other, today) || (one.due ?? '9999').localeCompare(other.due ?? '9999'),
  );
  return sorted[0] ?? null;
}

/** The sessions without the one that the home already names. */
export function withoutGeste(sessions: SessionsRead, geste: Geste | null): SessionsRead {
  const { aFaire } = sessions;
  if (geste?.kind !== 'session' || !aFaire.isRead) return sessions;
  return { ...sessions, aFaire: { ...aFaire, items: aFaire.items.filter(({ id }) => id !== geste.session.id) } };
}
