import type { RoleType } from '../role/RoleType.ts';
import { type Evenement, EVENEMENTS_REGLABLES, type EvenementReglable, reglageOf } from './EVENEMENTS.ts';
import type { Preference } from './preferencesOf.ts';

const RESUMES = { RESUME_QUOTIDIEN: 'QUOTIDIEN', RESUME_HEBDO: 'HEBDO' } as const;
type Resume = keyof typeof RESUMES;

/** What the link of a mail stops: one event, or a summary with all that it gathers. */
export type SujetDesabonnement = EvenementReglable | Resume;
/** Everything that an unsubscribe link can stop. */
export const SUJETS_DESABONNEMENT: readonly SujetDesabonnement[] = [
  ...EVENEMENTS_REGLABLES,
  'RESUME_QUOTIDIEN',
  'RESUME_HEBDO',
];

const isResume = (sujet: SujetDesabonnement): sujet is Resume => sujet in RESUMES;

/** What the unsubscribe link of an event's mail stops; null when the role always gets it. */
export function sujetOf(type: Evenement, role: RoleType): EvenementReglable | null {
  const reglable = EVENEMENTS_REGLABLES.find((one) => one === type);
  return reglable !== undefined && reglageOf(reglable, role)?.kind === 'choisi' ? reglable : null;
}

/** The events that a link would stop now (RFC 8058). */
export function stoppedBy(sujet: SujetDesabonnement, preferences: readonly Preference[]): EvenementReglable[] {
  return preferences
    .filter(({ canal }) => canal === 'EMAIL')
    .filter(({ type, frequence }) => (isResume(sujet) ? frequence === RESUMES[sujet] : type === sujet))
    .map(({ type }) => type);
}

/** The preferences with some events switched on or off. */
export const withCanal = (
  preferences: readonly Preference[],
  types: readonly EvenementReglable[],
  canal: Preference['canal'],
): Preference[] =>
  preferences.map((preference) => (types.includes(preference.type) ? { ...preference, canal } : preference));
