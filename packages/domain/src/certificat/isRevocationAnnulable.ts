/** Whether a revocation may still be cancelled: its hour has not come, and nothing replaces the certificat (C24). */
export const isRevocationAnnulable = (
  revocation: { readonly appliqueLe: string; readonly appliqueeLe: string | null; readonly annuleeLe: string | null },
  now: string,
): boolean =>
  revocation.annuleeLe === null &&
  revocation.appliqueeLe === null &&
  Date.parse(now) < Date.parse(revocation.appliqueLe);
