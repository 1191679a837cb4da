import { isOneOf } from '../../../platform/isOneOf.ts';
import type { habilitation } from '@habilis/api/habilitation/endpoints';
import type { Habilitation, SuspensionWrite } from '@habilis/api/habilitation/Habilitation';
import { addDays } from '@habilis/domain/date/addDays';
import type { FieldFault } from '@habilis/domain/field-fault/faultIf';
import {
  debutSuspension,
  gesteOf,
  isAConfirmer,
  refusalOfSuspension,
  type RefusSuspension,
  SANS_FIN,
  suspensionFaults,
} from '@habilis/domain/habilitation/refusalOfSuspension';
import { suitGeste } from '@habilis/domain/habilitation/suspensionDeSuite';
import type { Insertable } from 'kysely';
import type { HabilitationSuspensionTable } from '../../../database/tables/habilitations.ts';
import type { Context, ContextOf, RoleContext } from '../../../platform/Handler.ts';
import { lockSuites } from './lockSuites.ts';
import { openHabilitation, writeHabilitation } from './openHabilitation.ts';
import { datesOf, type NamedHabilitation } from './habilitationRows.ts';
import { readHabilitation } from './readHabilitation.ts';
import { dropRappels } from './rappels.ts';
import { recordEvenement } from './recordEvenement.ts';
import { portantOf } from './suspensionTransmise.ts';

type Wanted = Parameters<typeof refusalOfSuspension>[1];

const STATES = ['deja-rompue', 'terminee', 'non-suspendue'] as const;

type SuspensionContext = ContextOf<(typeof habilitation)['setSuspension']>;

function refuseFor({ refuse }: SuspensionContext, refusal: RefusSuspension, faults: readonly FieldFault[]): never {
  if (refusal === 'suspension-hors-competence') throw refuse.forbidden(`habilitation.${refusal}`);
  if (isOneOf(STATES, refusal)) throw refuse.conflict(`habilitation.${refusal}`);
  const errors = faults.filter(({ path }) => path !== '');
  throw refuse.badRequest(`habilitation.${refusal}`, errors.length === 0 ? undefined : errors);
}

/** The current or future period; a day that has passed stays recorded as it was (decision 0025). */
const openPeriod = ({ db, today }: Context, habilitationId: number) =>
  db
    .selectFrom('habilitation_suspension')
    .select(['id', 'date_debut'])
    .where('habilitation_id', '=', habilitationId)
    .where('rupture', '=', false)
    .where((eb) => eb.or([eb('date_fin', 'is', null), eb('date_fin', '>=', today)]))
    .orderBy('id', 'desc')
    .executeTakeFirst();

type Period = Omit<Insertable<HabilitationSuspensionTable>, 'habilitation_id' | 'rupture'>;

/** Changes the open period, or begins one. */
export async function writePeriod(context: Context, habilitationId: number, period: Period): Promise<void> {
  const { db } = context;
  const open = await openPeriod(context, habilitationId);
  if (open === undefined) {
    await db
      .insertInto('habilitation_suspension')
      .values({ ...period, habilitation_id: habilitationId, rupture: false })
      .execute();
    return;
  }
  await db.updateTable('habilitation_suspension').set(period).where('id', '=', open.id).execute();
}

/** Ends the open period on the eve; one that had not begun is deleted, and only the history keeps it. */
async function closePeriod(context: Context, habilitationId: number): Promise<void> {
  const { db, today } = context;
  const open = await openPeriod(context, habilitationId);
  if (open === undefined) return;
  if (open.date_debut >= today) {
    await db.deleteFrom('habilitation_suspension').where('id', '=', open.id).execute();
    return;
  }
  await db
    .updateTable('habilitation_suspension')
    .set({ date_fin: addDays(today, -1) })
    .where('id', '=', open.id)
    .execute();
}

async function suspend(context: RoleContext, row: NamedHabilitation, wanted: Wanted): Promise<void> {
  const { today, settings } = context;
  const { motif, commentaire } = wanted;
  const debut = debutSuspension(datesOf(row), today);
  const fin = wanted.dateFinSuspension ?? SANS_FIN;
  await writePeriod(context, row.id, { date_debut: debut, date_fin: fin, motif, commentaire });
  await writeHabilitation(context, row, {
    date_debut_suspension: debut,
    date_fin_suspension: fin,
    commentaire_suspension: commentaire,
    motif_suspension: motif,
    date_decision_suspension: today,
    suspension_a_confirmer: isAConfirmer(datesOf(row), { role: context.caller.role.type, today, settings }),
  });
  await dropRappels(context.db, row.id);
  await recordEvenement(context, row, 'habilitation-suspendue', { debut, fin, motif, commentaire });
}

async function lift(context: RoleContext, row: NamedHabilitation, { commentaire }: Wanted): Promise<void> {
  await closePeriod(context, row.id);
  await writeHabilitation(context, row, {
    date_debut_suspension: null,
    date_fin_suspension: null,
    commentaire_suspension: null,
    motif_suspension: null,
    date_decision_suspension: null,
    suspension_a_confirmer: false,
  });
  const { suspension_a_confirmer: aConfirmer } = row;
  const detail = { debut: context.today, commentaire };
  const further = { aConfirmer, parRoleId: context.caller.role.id };
  await recordEvenement(context, row, 'habilitation-suspension-levee', detail, further);
}

async function terminate(context: Context, row: NamedHabilitation, { motif, commentaire }: Wanted): Promise<void> {
  const { db, today } = context;
  await closePeriod(context, row.id);
  await db
    .insertInto('habilitation_suspension')
    .values({ habilitation_id: row.id, date_debut: today, date_fin: null, rupture: true, motif, commentaire })
    .execute();
  await writeHabilitation(context, row, {
    date_debut_suspension: today,
    date_fin_suspension: null,
    commentaire_suspension: commentaire,
    motif_suspension: motif,
    date_decision_suspension: today,
    rupture: true,
    prorogee: false,
    suspension_a_confirmer: false,
  });
  await dropRappels(db, row.id);
  await recordEvenement(context, row, 'habilitation-rompue', { debut: today, motif, commentaire });
}

const GESTES = { suspendre: suspend, lever: lift, rompre: terminate } as const;

/** Suspends a habilitation, changes or lifts its suspension, or ends it for good; what was granted from it follows (rules/habilitations#suspension, rules/habilitations#suspension-follows; H19 to H24, H710). */
export async function suspendHabilitation(
  context: SuspensionContext,
  { habilitationId, version, commentaireSuspension, motif = null, ...asked }: SuspensionWrite,
): Promise<Habilitation> {
  const { today, settings } = context;
  const { role } = context.caller;
  const row = await openHabilitation(context, habilitationId, version);
  const wanted = { ...asked, motif, commentaire: commentaireSuspension?.trim() ?? null };
  const about = [datesOf(row), wanted, { role: role.type, today, settings }] as const;
  const refusal = refusalOfSuspension(...about);
  if (refusal !== null) refuseFor(context, refusal, suspensionFaults(...about));
  const geste = gesteOf(wanted);
  const fin = wanted.dateFinSuspension ?? SANS_FIN;
  const source = portantOf(row);
  const suites = (await lockSuites(context.db, row.id)).filter((one) =>
    suitGeste({ source, suite: portantOf(one) }, { geste, dateFin: fin, today }),
  );
  for (const one of [row, ...suites]) await GESTES[geste](context, one, wanted);
  return readHabilitation(context, row.id);
}
