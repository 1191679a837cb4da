import { sql } from 'kysely';

/** Whether an offer of a role stands behind who made it: an account that is blocked may be in wrong hands, and what it offered is not taken while it is (U746). */
export const isOffreTenue = sql<boolean>`not exists (
  select from personne as bloque where bloque.id = invitation.invite_par and bloque.etat = 'bloquee')`;
