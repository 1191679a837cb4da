import type { DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';
import type { DemandeSummary } from '@habilis/api/demande/DemandeSummary';
import type { Echeance } from '@habilis/api/echeance/Echeance';
import { daysBetween } from '@habilis/domain/date/daysBetween';
import type { Part, SessionsRead, Venir } from './homeData.ts';

/** What is further away comes after a draft, which has no day. */
const NEAR_DAYS = 90;

/** The one thing to do: a date that is the reader's move, or the dossier or a demande to finish. */
export type Geste =
  | { readonly kind: 'echeance'; readonly echeance: Echeance }
  | { readonly kind: 'dossier'; readonly demande: DemandeAdministrative }
  | { readonly kind: 'demande'; readonly demande: DemandeSummary };

/** What a demandeur, a delegataire or a formateur may have to do. */
export type Situation = {
  readonly venir: Part<Venir>;
  readonly demande?: DemandeAdministrative | null;
  /** The demandes d'habilitation under way. */
  readonly habilitations?: readonly DemandeSummary[];
};

/** The dates that are the reader's move, the nearest first. */
const own = ({ venir }: Situation): readonly Echeance[] =>
  venir.isRead ? venir.items.flatMap(({ aVous }) => aVous) : [];

/** The draft to finish: the common file before a demande. */
function draftOf({ demande = null, habilitations = [] }: Situation): Geste | null {
  if (demande?.currentWorkflowTask.currentTaskDefinitionKey === 'da_saisie') return { kind: 'dossier', demande };
  const draft = habilitations.find(({ currentTaskDefinitionKey }) => currentTaskDefinitionKey === 'saisie');
  return draft === undefined ? null : { kind: 'demande', demande: draft };
}

/** All that waits for the reader, in order: what is near by its day, then a draft, then what is over three months away (G851). */
function gestesOf(situation: Situation, today: string): Geste[] {
  const dated = own(situation).map((echeance): Geste & { kind: 'echeance' } => ({ kind: 'echeance', echeance }));
  const isNear = ({ echeance }: { echeance: Echeance }) => daysBetween(today, echeance.date) <= NEAR_DAYS;
  const draft = draftOf(situation);
  return [...dated.filter(isNear), ...(draft === null ? [] : [draft]), ...dated.filter((one) => !isNear(one))];
}

/** The one thing that a home names; null when nothing waits for its reader. */
export const nextGeste = (situation: Situation, today: string): Geste | null => gestesOf(situation, today)[0] ?? null;

/** The date that follows what a home names, among those that are its reader's move. */
export function followingOf(situation: Situation, today: string): Echeance | null {
  const [, ...others] = gestesOf(situation, today);
  return others.find((one) => one.kind === 'echeance')?.echeance ?? null;
}

/** The sessions without those that the home names by their day. */
export function withoutNamed(sessions: SessionsRead, { venir }: Situation): SessionsRead {
  const { aFaire } = sessions;
  if (!aFaire.isRead || !venir.isRead) return sessions;
  const dates = venir.items.flatMap(({ echeances, aVous }) => [...echeances, ...aVous]);
  const named = new Set(dates.filter(({ type }) => type === 'session-cloture').map(({ objetId }) => objetId));
  return { ...sessions, aFaire: { ...aFaire, items: aFaire.items.filter(({ id }) => !named.has(id)) } };
}
