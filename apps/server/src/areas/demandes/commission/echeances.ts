import { can } from '@habilis/domain/role/can';
import { sql } from 'kysely';
import type { RoleContext } from '../../../platform/Handler.ts';
import { withinLimits, type EcheanceSource } from '../../echeances/echeance/echeanceSources.ts';

const CNH = sql<string>`demande_habilitation.date_cnh`;
/** A day as a number `yyyyMMdd`: a day of the commission is no row. */
const NUMBER = sql<number>`to_char(demande_habilitation.date_cnh, 'YYYYMMDD')::integer`;

const planned = ({ db }: RoleContext) =>
  db
    .selectFrom('demande_habilitation')
    .where(sql<boolean>`demande_habilitation.en_cours and demande_habilitation.tache = 'decision'`)
    .where('demande_habilitation.date_cnh', 'is not', null)
    .groupBy('demande_habilitation.date_cnh');

/** The days on which the commission has something to decide. */
export const ECHEANCES_COMMISSION: readonly EcheanceSource[] = [
  {
    type: 'seance',
    keys: (context, { aVous = false, ...limits }) =>
      can(context.caller.role.type, aVous ? 'decide' : 'read-commission')
        ? planned(context)
            .where(withinLimits(CNH, limits))
            .where(aVous ? sql<boolean>`${CNH} < ${context.today}::date` : sql<boolean>`true`)
            .select([sql<string>`'seance'::text`.as('genre'), NUMBER.as('id'), CNH.as('cle')])
        : null,
    read: async (context, ids) => {
      const rows = await planned(context)
        .where(sql<boolean>`demande_habilitation.date_cnh = any(
          select to_date(jour::text, 'YYYYMMDD') from unnest(${[...ids]}::integer[]) as jour)`)
        .select((eb) => [NUMBER.as('id'), CNH.as('date'), eb.fn.countAll<number>().as('nombre')])
        .execute();
      return rows.map(({ id, date, nombre }) => ({
        objetId: id,
        date,
        tache: null,
        numero: null,
        libelleDispositifNiveau: null,
        raisonSociale: null,
        nombre: Number(nombre),
        version: 0,
        // Once it has sat, what it did not decide waits for who decides.
        isAttendue: can(context.caller.role.type, 'decide') && date < context.today,
      }));
    },
  },
];
