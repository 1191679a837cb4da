import { addDays } from '@habilis/domain/date/addDays';
import type { CleReglage, Settings } from '@habilis/domain/setting/settings';
import { sql } from 'kysely';
import type { Context } from '../../../platform/Handler.ts';
import { isCourrielOver } from '../../../platform/purgeTechnical.ts';
import { isNeverActivated } from '../../personnes/personne/purgePersonnes.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOMBRE = sql<number>`count(*)::integer`.as('nombre');

type Count = (context: Pick<Context, 'db' | 'now' | 'today'>, days: number) => Promise<{ readonly nombre: number }>;

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/** What a night deletes under a time of keeping, by the conditions of the deletions themselves. */
const COUNTS: Partial<Readonly<Record<CleReglage, Count>>> = {
  conservationCourrielsJours: ({ db, now }, days) =>
    db
      .selectFrom('courriel')
      .select(NOMBRE)
      .where(isCourrielOver(daysBefore(now, days)))
      .executeTakeFirstOrThrow(),
  conservationComptesNonActivesJours: ({ db, now }, days) =>
    db
      .selectFrom('personne')
      .select(NOMBRE)
      .where(isNeverActivated(daysBefore(now, days)))
      .executeTakeFirstOrThrow(),
  conservationConsultationsJours: ({ db, now }, days) =>
    db
      .selectFrom('consultation')
      .select(NOMBRE)
      .where('heure_le', '<', daysBefore(now, days))
      .executeTakeFirstOrThrow(),
  conservationMessagesSupportJours: ({ db, now }, days) =>
    db
      .selectFrom('message_support')
      .select(NOMBRE)
      .where('recu_le', '<', daysBefore(now, days))
      .executeTakeFirstOrThrow(),
  conservationEvenementsJours: ({ db, now }, days) =>
    db.selectFrom('evenement').select(NOMBRE).where('survenu_le', '<', daysBefore(now, days)).executeTakeFirstOrThrow(),
  conservationDemandesSupprimeesJours: ({ db, today }, days) =>
    db
      .selectFrom('demande_habilitation')
      .select(NOMBRE)
      .where('tache', '=', 'supprimee')
      .where('date_debut_tache', '<', addDays(today, -days))
      .executeTakeFirstOrThrow(),
};

/** How many more rows the next night deletes; null where it is not counted. */
export async function countEffacements(
  context: Pick<Context, 'db' | 'now' | 'today'>,
  cle: CleReglage,
  before: Settings,
  after: Settings,
): Promise<number | null> {
  const count = COUNTS[cle];
  if (count === undefined) return null;
  const { nombre: now } = await count(context, Number(before[cle]));
  const { nombre: then } = await count(context, Number(after[cle]));
  return Math.max(0, then - now);
}
