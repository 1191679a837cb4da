/** Whether a decision may still be cancelled: its letter has not left, and its hour has not come or an obstacle holds it (CN3). */
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
