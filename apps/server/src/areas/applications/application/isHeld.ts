import { sql } from 'kysely';

/** SQL condition: the role of an application lives, and so does that of whoever made it (`fait`, of `auteur`), with their persons (AP1). */
export const isHeld = (now: Date) =>
  sql<boolean>`(role.fin_le is null or role.fin_le > ${now}) and (fait.fin_le is null or fait.fin_le > ${now})
    and personne.etat = 'active' and auteur.etat = 'active'`;
