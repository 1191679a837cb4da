/** How far the mails of a message are. */
export const ETATS_ENVOI = ['SANS_COURRIEL', 'PREVU', 'RETENU', 'EN_COURS', 'TERMINE'] as const;
export type EtatEnvoi = (typeof ETATS_ENVOI)[number];

/** What decides how far the mails of a message are. */
export type Envoi = {
  readonly parEmail: boolean;
  readonly commenceLe: Date | null;
  readonly finiLe: Date | null;
  /** Nothing more is mailed: the message was ended, its last day comes before its mails may leave, or its sender no longer holds the role. */
  readonly isRetenu: boolean;
};

/** How far the mails of a message are; until the first is written, the whole may be withdrawn (M13). */
export function etatEnvoi({ parEmail, commenceLe, finiLe, isRetenu }: Envoi): EtatEnvoi {
  if (!parEmail) return 'SANS_COURRIEL';
  if (finiLe !== null) return 'TERMINE';
  if (isRetenu) return 'RETENU';
  return commenceLe === null ? 'PREVU' : 'EN_COURS';
}
