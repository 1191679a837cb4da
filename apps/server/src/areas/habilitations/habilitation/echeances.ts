import { ALERTE_RULES } from '@habilis/domain/alerte/ALERTE_RULES';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import { isFinAttendue } from '@habilis/domain/echeance/isFinAttendue';
import { can } from '@habilis/domain/role/can';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { type RawBuilder, sql } from 'kysely';
import type { RoleContext } from '../../../platform/Handler.ts';
import {
  type Limits,
  withinLimits,
  type EcheanceLue,
  type EcheanceSource,
} from '../../echeances/echeance/echeanceSources.ts';
import { droitsOf } from './droits.ts';
import { datesOf, habilitationRows, type NamedHabilitation } from './habilitationRows.ts';
import { inScope } from './scope.ts';

type Type = EcheanceSource['type'];
const asksFor = (roles: readonly RoleType[], { caller }: RoleContext): boolean => roles.includes(caller.role.type);

/** The habilitations in the caller's scope whose date lies within limits; none that is broken. */
function keysOf(context: RoleContext, type: Type, date: RawBuilder<string>, condition: RawBuilder<boolean>) {
  return context.db
    .selectFrom('habilitation')
    .where(inScope(context))
    .where(sql<boolean>`not habilitation.rupture`)
    .where(condition)
    .select([sql<string>`${sql.lit(type)}::text`.as('genre'), 'habilitation.id', date.as('cle')]);
}

const rowsOf = ({ db }: RoleContext, ids: readonly number[]) =>
  habilitationRows(db).where(sql<boolean>`habilitation.id = any(${[...ids]}::integer[])`);

const presented = (row: NamedHabilitation, date: string, isAttendue: boolean): EcheanceLue => ({
  objetId: row.id,
  date,
  tache: null,
  numero: row.numero,
  libelleDispositifNiveau: libelleNiveau({ libelleCourt: row.libelle_court, niveau: row.niveau }),
  raisonSociale: row.raison_sociale,
  nombre: null,
  version: row.version,
  isAttendue,
});

const FIN = sql<string>`habilitation.date_fin`;
/** Whether the renewal of a habilitation may be started today and is not, as `isFinAttendue` judges a row. */
export const isRenewable = ({
  today,
  settings,
}: Pick<RoleContext, 'today' | 'settings'>): RawBuilder<boolean> => sql<boolean>`(
  ${today}::date >= (${FIN} - make_interval(months => ${settings.fenetreRenouvellementMois}::integer))::date
  and ${today}::date < (${FIN} + make_interval(months => ${settings.rattrapageRenouvellementMois}::integer))::date
  and not habilitation.fin_sans_suite
  and not exists (select from entite where entite.id = habilitation.entite_id and entite.date_fin_activite is not null)
  and not exists (select from habilitation suivante where suivante.source_id = habilitation.id)
  and not exists (select from demande_habilitation suite
    where suite.habilitation_source_id = habilitation.id and suite.mode = 'REN' and suite.en_cours))`;

/** The end of a habilitation. */
const fin: EcheanceSource = {
  type: 'habilitation-fin',
  keys: (context, { aVous = false, ...limits }) => {
    if (!can(context.caller.role.type, aVous ? 'start-renouvellement' : 'read-habilitations')) return null;
    const within = withinLimits(FIN, limits);
    return keysOf(
      context,
      'habilitation-fin',
      FIN,
      aVous ? sql<boolean>`${within} and ${isRenewable(context)}` : within,
    );
  },
  read: async (context, ids) => {
    const { today, settings } = context;
    const droits = await droitsOf(context, ids);
    const rows = await rowsOf(context, ids)
      .select(({ exists, selectFrom }) => [
        exists(
          selectFrom('habilitation as suivante')
            .select('suivante.id')
            .whereRef('suivante.source_id', '=', 'habilitation.id'),
        ).as('is_renouvelee'),
        exists(
          selectFrom('demande_habilitation as suite')
            .select('suite.id')
            .whereRef('suite.habilitation_source_id', '=', 'habilitation.id')
            .where('suite.mode', '=', 'REN')
            .where('suite.en_cours', '=', true),
        ).as('is_engage'),
      ])
      .execute();
    return rows.map((row) => {
      const habilitation = {
        ...datesOf(row),
        isRenouvelee: Boolean(row.is_renouvelee),
        isRenouvellementEngage: Boolean(row.is_engage),
      };
      const isAttendue = isFinAttendue(habilitation, context.caller.role.type, { today, settings });
      const prolongeeAu = droits.get(row.id)?.renouvellement?.prolongeeJusquau ?? null;
      return { ...presented(row, row.date_fin ?? '', isAttendue), ...(prolongeeAu === null ? {} : { prolongeeAu }) };
    });
  },
};

const FIN_SUSPENSION = sql<string>`habilitation.date_fin_suspension`;
/** The end of a suspension. */
const finSuspension: EcheanceSource = {
  type: 'suspension-fin',
  keys: (context, { aVous = false, ...limits }) =>
    can(context.caller.role.type, 'read-habilitations') && !aVous
      ? keysOf(
          context,
          'suspension-fin',
          FIN_SUSPENSION,
          // One without end ends at the end of time.
          sql<boolean>`${withinLimits(FIN_SUSPENSION, limits)} and habilitation.date_fin_suspension < date '2999-01-01'`,
        )
      : null,
  read: async (context, ids) =>
    (await rowsOf(context, ids).execute()).map((row) => presented(row, row.date_fin_suspension ?? '', false)),
};

/** Day by which a caisse's suspension is confirmed: a setting after it began, at its end at the latest (rules/habilitations#suspension). */
const confirmation = ({ settings }: RoleContext): RawBuilder<string> =>
  sql<string>`least(habilitation.date_fin_suspension,
    (habilitation.date_debut_suspension + make_interval(months => ${settings.delaiConfirmationSuspensionMois}::integer))::date)`;
const aConfirmer: EcheanceSource = {
  type: 'suspension-a-confirmer',
  keys: (context, limits) => {
    if (!asksFor(ALERTE_RULES.SUSPENSION_A_CONFIRMER.pour, context)) return null;
    const date = confirmation(context);
    const isHeld = sql<boolean>`habilitation.suspension_a_confirmer and habilitation.date_fin_suspension >= ${context.today}::date`;
    return keysOf(context, 'suspension-a-confirmer', date, sql<boolean>`${isHeld} and ${withinLimits(date, limits)}`);
  },
  read: async (context, ids) => {
    const rows = await rowsOf(context, ids).select(confirmation(context).as('date')).execute();
    return rows.map((row) => presented(row, row.date, true));
  },
};

/** Day by which a reserve is proven to be lifted. */
const leveeAvant = ({ settings }: RoleContext): RawBuilder<string> =>
  sql<string>`(habilitation.date_reserve + make_interval(months => ${settings.delaiReserveMois}::integer))::date`;

/** The same limits on the day of the reserve, wider by what months of unequal length may cost: the index is read by them. */
function deReserve({ settings }: RoleContext, { du, avant }: Limits): RawBuilder<boolean> {
  const moved = (day: RawBuilder<unknown>, days: number) =>
    sql`(${day} - make_interval(months => ${settings.delaiReserveMois}::integer))::date + ${sql.lit(days)}`;
  return withinLimits(sql`habilitation.date_reserve`, {
    du: du === null ? null : moved(du, -4),
    avant: avant === null ? null : moved(avant, 4),
  });
}
const reserve: EcheanceSource = {
  type: 'reserve',
  keys: (context, limits) => {
    const { aVous = false } = limits;
    if (!can(context.caller.role.type, 'read-habilitations')) return null;
    if (aVous && !asksFor(ALERTE_RULES.RESERVE_A_LEVER.pour, context)) return null;
    const date = leveeAvant(context);
    const stands = sql<boolean>`habilitation.date_reserve is not null and habilitation.reserve_levee_le is null`;
    const condition = sql<boolean>`${stands} and ${deReserve(context, limits)} and ${withinLimits(date, limits)}`;
    return keysOf(context, 'reserve', date, condition);
  },
  read: async (context, ids) => {
    const rows = await rowsOf(context, ids).select(leveeAvant(context).as('date')).execute();
    const isAttendue = asksFor(ALERTE_RULES.RESERVE_A_LEVER.pour, context);
    return rows.map((row) => presented(row, row.date, isAttendue));
  },
};

/** What ends or is due of the habilitations. */
export const ECHEANCES_HABILITATION: readonly EcheanceSource[] = [fin, finSuspension, aConfirmer, reserve];
