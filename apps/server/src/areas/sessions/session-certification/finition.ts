import { type RawBuilder, sql } from 'kysely';

/** A formateur whose account still waits for its first sign-in may yet come. */
const IS_LIVING = sql`personne.etat in ('active', 'a-activer')`;
const isLive = (now: Date) => sql`(role.fin_le is null or role.fin_le > ${now})`;

/** Whether a person may still be given sessions: an account that signs in, or is about to, and the role (SC870). */
export const isFormateurEnPlace = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(${IS_LIVING} and exists (
    select from role where role.personne_id = personne.id and role.type = 'F' and ${isLive(now)}))`;

/** Whether the formateur of a session may enter results no longer: no role or no account is left (SC37). */
export const isSansFormateur = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(session_certification.animateur_id is not null and not exists (
    select from role join personne on personne.id = role.personne_id
    where role.personne_id = session_certification.animateur_id and role.type = 'F' and ${isLive(now)} and ${IS_LIVING}))`;

/** What is taken as ended: one role, or all those of a person in the entite. */
type Sauf = { readonly roleId: number } | { readonly personneId: number };

/** Whether nobody who signs in may manage the sessions of an entite: no demandeur, manager or delegataire is left, were a role or an account to end (SC37). */
export const isSansDemandeur = (now: Date, sauf: Sauf = { roleId: 0 }): RawBuilder<boolean> => {
  const isOther = 'roleId' in sauf ? sql`role.id <> ${sauf.roleId}` : sql`role.personne_id <> ${sauf.personneId}`;
  return sql<boolean>`(not exists (
    select from role join personne on personne.id = role.personne_id
    where role.entite_id = session_certification.entite_id and role.type in ('DM', 'G') and ${isOther} and ${isLive(now)}
      and personne.etat = 'active')
  and not exists (
    select from delegation join role on role.id = delegation.role_id join personne on personne.id = role.personne_id
    where delegation.habilitation_id = session_certification.habilitation_id and delegation.fin_le is null and ${isOther} and ${isLive(now)}
      and personne.etat = 'active'))`;
};
