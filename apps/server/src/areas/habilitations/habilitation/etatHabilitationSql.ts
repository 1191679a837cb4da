import type { EtatHabilitation } from '@habilis/domain/habilitation/etatHabilitation';
import { type RawBuilder, sql } from 'kysely';

/** The SQL of the domain's `etatHabilitation`, for the columns of `habilitation`; a test compares the two (H6). */
export const etatHabilitationSql = (today: string): RawBuilder<EtatHabilitation> => sql<EtatHabilitation>`case
  when habilitation.rupture then 'ROMPUE'
  when habilitation.date_fin_suspension >= ${today}::date then 'SUSPENDUE'
  when habilitation.date_fin < habilitation.date_debut and not habilitation.prorogee then 'TERMINEE'
  when habilitation.date_debut > ${today}::date then 'FUTURE'
  when habilitation.date_fin < ${today}::date and not habilitation.prorogee then 'TERMINEE'
  else 'ACTIVE' end`;

/** The condition of a state, written so that an index can serve part of it. */
export function isInEtat(etat: EtatHabilitation, today: string): RawBuilder<boolean> {
  const implied: Readonly<Record<EtatHabilitation, RawBuilder<boolean>>> = {
    ROMPUE: sql`habilitation.rupture`,
    SUSPENDUE: sql`habilitation.date_fin_suspension >= ${today}::date`,
    FUTURE: sql`habilitation.date_debut > ${today}::date`,
    TERMINEE: sql`not habilitation.rupture`,
    ACTIVE: sql`not habilitation.rupture
      and (habilitation.date_fin >= ${today}::date or habilitation.date_fin is null or habilitation.prorogee)`,
  };
  return sql<boolean>`${implied[etat]} and ${etatHabilitationSql(today)} = ${etat}`;
}
