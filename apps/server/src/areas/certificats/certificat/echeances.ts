import { derniereFinARenouveler } from '@habilis/domain/certificat/vues';
import { can } from '@habilis/domain/role/can';
import { sql } from 'kysely';
import type { RoleContext } from '../../../platform/Handler.ts';
import { type EcheanceSource, type Limits, withinLimits } from '../../echeances/echeance/echeanceSources.ts';
import { unfollowed } from './finissants.ts';
import { inScope } from './scope.ts';

const FIN = sql`certificat.date_fin`;
/** A month as the number `yyyyMM`. */
const MOIS = sql<number>`to_char(certificat.date_fin, 'YYYYMM')::integer`;

/** Whether the first of a month ends soon enough that a session that renews it is to be held. */
const isSoon = (today: string) =>
  sql<boolean>`min(${FIN}) between ${today}::date and ${derniereFinARenouveler(today)}::date`;

/** Certificats of the caller's entites that nothing follows, by the month in which they end; its day is that of the first. */
const parMois = (context: RoleContext, { aVous = false, ...limits }: Limits) =>
  unfollowed(context.db)
    .where(inScope(context))
    .where(withinLimits(FIN, limits))
    .groupBy(MOIS)
    .having(aVous ? isSoon(context.today) : sql<boolean>`true`)
    .select(({ fn }) => [
      sql<string>`'certificats-fin'::text`.as('genre'),
      MOIS.as('id'),
      fn.min(sql<string>`certificat.date_fin`).as('cle'),
    ]);

/** The ends of stagiaires' certificats, a month at a time, for those who may hold the sessions that renew them (EC15). */
const fins: EcheanceSource = {
  type: 'certificats-fin',
  keys: (context, limits) => (can(context.caller.role.type, 'manage-sessions') ? parMois(context, limits) : null),
  read: async (context, ids) => {
    const { today } = context;
    const first = (mois: number) => `${String(mois).slice(0, 4)}-${String(mois).slice(4)}-01`;
    const limits = {
      du: sql`${first(Math.min(...ids))}::date`,
      avant: sql`${first(Math.max(...ids))}::date + interval '1 month'`,
    };
    const rows = await parMois(context, limits)
      .select(({ fn }) => fn.countAll<number>().as('nombre'))
      .where(MOIS, 'in', ids)
      .execute();
    return rows.map(({ id, cle: date, nombre }) => ({
      objetId: id,
      date,
      tache: null,
      numero: null,
      libelleDispositifNiveau: null,
      raisonSociale: null,
      nombre: Number(nombre),
      version: 1,
      isAttendue: date >= today && date <= derniereFinARenouveler(today),
    }));
  },
};

/** What ends of the certificats of stagiaires. */
export const ECHEANCES_CERTIFICAT: readonly EcheanceSource[] = [fins];
