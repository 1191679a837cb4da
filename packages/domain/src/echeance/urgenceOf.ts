import { daysBetween } from '../date/daysBetween.ts';

/** The tones of urgency: late, something is lost within two weeks, within a week, within thirty days, later or nothing to do (EC31). */
export const TONS_URGENCE = ['RETARD', 'PERTE', 'PROCHE', 'MOIS', 'LOIN'] as const;
export type TonUrgence = (typeof TONS_URGENCE)[number];

/** Until how many days before it a day has each tone. */
export const JOURS_URGENCE = { PERTE: 14, PROCHE: 7, MOIS: 30 } as const;

/** How pressing a day is; `jours` is what is left until it, negative once it is past. */
export type Urgence = { readonly ton: TonUrgence; readonly jours: number };

export type Jour = {
  /** `yyyy-MM-dd`. */
  readonly date: string;
  /** Whether something is lost on that day unless somebody acts: it is deleted, or people get no certificat. @default false */
  readonly isPerte?: boolean;
  /** Whether nothing is asked of anybody: such a day has no urgency. @default false */
  readonly isInformation?: boolean;
};

/** How pressing a day is, the same wherever it is shown: home, line of time, lists, alerts, mails and calendars (EC31). */
export function urgenceOf({ date, isPerte = false, isInformation = false }: Jour, today: string): Urgence {
  const jours = daysBetween(today, date);
  return { ton: isInformation ? 'LOIN' : tonOf(jours, isPerte), jours };
}

function tonOf(jours: number, isPerte: boolean): TonUrgence {
  if (jours < 0) return 'RETARD';
  if (isPerte && jours <= JOURS_URGENCE.PERTE) return 'PERTE';
  if (jours <= JOURS_URGENCE.PROCHE) return 'PROCHE';
  return jours <= JOURS_URGENCE.MOIS ? 'MOIS' : 'LOIN';
}
