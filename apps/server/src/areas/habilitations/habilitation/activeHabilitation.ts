import { type RawBuilder, sql } from 'kysely';

/** The SQL of the domain's `wasActiveOn`, for the columns of `habilitation`; a test compares the two (rules H6 and H31). */
export function activeHabilitation(date: string, today: string): RawBuilder<boolean> {
  const isInTime = sql<boolean>`habilitation.date_debut <= ${date}::date
    and (habilitation.date_fin is null or habilitation.date_fin >= ${date}::date or habilitation.prorogee)`;
  if (date >= today) {
    return sql<boolean>`(${isInTime} and not habilitation.rupture
      and (habilitation.date_fin_suspension is null or habilitation.date_fin_suspension < ${date}::date))`;
  }
  return sql<boolean>`(${isInTime} and not exists (
    select from habilitation_suspension suspension where suspension.habilitation_id = habilitation.id
      and suspension.date_debut <= ${date}::date and (suspension.date_fin is null or suspension.date_fin >= ${date}::date)))`;
}
