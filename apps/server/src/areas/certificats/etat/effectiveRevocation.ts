import { sql } from 'kysely';

/** The condition that the revocation read as `revocation` was not cancelled and its hour has come, whether or not it has been applied (C24). */
export const effectiveRevocation = (now: Date) =>
  sql<boolean>`(revocation.annulee_le is null and revocation.applique_le <= ${now})`;
