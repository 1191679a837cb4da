import { addDays } from '@habilis/domain/date/addDays';
import { addMonths } from '@habilis/domain/date/addMonths';
import type { CleReglage, Settings } from '@habilis/domain/setting/settings';
import { sql } from 'kysely';
import type { Context } from '../../../platform/Handler.ts';
import { isActeOver, isConnexionOver } from '../../../platform/audit/purgeAudit.ts';
import { isCourrielOver } from '../../../platform/purgeTechnical.ts';
import { preComptesAEffacer, sessionsAEffacer, stagiairesAEffacer } from '../../sessions/etape/aEffacer.ts';
import { isNeverActivated } from '../../personnes/personne/purgePersonnes.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOMBRE = sql<number>`count(*)::integer`.as('nombre');

/** The settings of keeping, by their names. */
type CleConservation = Extract<CleReglage, `conservation${string}`>;

type Count = (context: Pick<Context, 'db' | 'now' | 'today'>, kept: number) => Promise<{ readonly nombre: number }>;

const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/** What a night deletes under a time of keeping, by the conditions of the deletions themselves: each setting of keeping is counted. */
const COUNTS: Readonly<Record<CleConservation, Count>> = {
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
  conservationConnexionsJours: ({ db, now }, days) =>
    db
      .selectFrom('audit')
      .select(NOMBRE)
      .where(isConnexionOver(daysBefore(now, days)))
      .executeTakeFirstOrThrow(),
  conservationJournalJours: ({ db, now }, days) =>
    db
      .selectFrom('audit')
      .select(NOMBRE)
      .where(isActeOver(daysBefore(now, days)))
      .executeTakeFirstOrThrow(),
  conservationNomsSessionJours: ({ db, today }, days) =>
    sessionsAEffacer(db, startOf(addDays(today, -days)))
      .select(NOMBRE)
      .executeTakeFirstOrThrow(),
  conservationPreComptesMois: ({ db, today }, months) =>
    preComptesAEffacer(db, startOf(addMonths(today, -months)), today)
      .select(NOMBRE)
      .executeTakeFirstOrThrow(),
  conservationStagiairesMois: ({ db, today }, months) =>
    stagiairesAEffacer(db, addMonths(today, -months), today).select(NOMBRE).executeTakeFirstOrThrow(),
  conservationDemandesSupprimeesJours: ({ db, today }, days) =>
    db
      .selectFrom('demande_habilitation')
      .select(NOMBRE)
      .where('tache', '=', 'supprimee')
      .where('date_debut_tache', '<', addDays(today, -days))
      .executeTakeFirstOrThrow(),
};

const isConservation = (cle: CleReglage): cle is CleConservation => cle in COUNTS;

/** How many more rows the next night deletes; null where it is not counted. */
export async function countEffacements(
  context: Pick<Context, 'db' | 'now' | 'today'>,
  cle: CleReglage,
  before: Settings,
  after: Settings,
): Promise<number | null> {
  if (!isConservation(cle)) return null;
  const count = COUNTS[cle];
  const { nombre: now } = await count(context, Number(before[cle]));
  const { nombre: then } = await count(context, Number(after[cle]));
  return Math.max(0, then - now);
}
