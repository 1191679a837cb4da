/** How an application stands: at work, past its end, taken back, or without the role under which it acted. */
export const ETATS_APPLICATION = ['active', 'finie', 'revoquee', 'sans-role'] as const;
export type EtatApplication = (typeof ETATS_APPLICATION)[number];

type Stored = {
  readonly isRevoked: boolean;
  readonly dateFin: string;
  /** Whether its role, that of its maker, and both persons still are. */
  readonly isHeld: boolean;
};

/** How an application stands today; only an active one gets a token and is answered (AP3). */
export function etatApplication({ isRevoked, dateFin, isHeld }: Stored, today: string): EtatApplication {
  if (isRevoked) return 'revoquee';
  if (!isHeld) return 'sans-role';
  return dateFin < today ? 'finie' : 'active';
}
