/** Whether a decision may still be cancelled: until its letter leaves, and as long as something keeps it from leaving (CN3). */
export function isAnnulable(
  decision: {
    readonly etat: 'a-envoyer' | 'envoyee' | 'annulee';
    readonly envoiLe: string;
    readonly obstacle: string | null;
  },
  now: string,
): boolean {
  return (
    decision.etat === 'a-envoyer' && (decision.obstacle !== null || Date.parse(now) < Date.parse(decision.envoiLe))
  );
}
