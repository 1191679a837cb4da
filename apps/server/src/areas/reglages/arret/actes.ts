import type { ArretWrite } from '@habilis/api/arret/Arret';
import type { arret } from '@habilis/api/arret/endpoints';
import { isEnCours } from '@habilis/domain/arret/Arret';
import { arretFaults, instantsDe } from '@habilis/domain/arret/arretFaults';
import { cleanText } from '@habilis/domain/clean-text/cleanText';
import { type Selectable, sql } from 'kysely';
import type { ArretTable } from '../../../database/tables/exploitation.ts';
import type { ContextOf } from '../../../platform/Handler.ts';
import { selectEnVue } from '../../../platform/settings/arretsEnVue.ts';

type Changing = ContextOf<typeof arret.update>;
type Row = Selectable<ArretTable>;

const HOUR_MS = 3_600_000;

const momentOf = ({ debut_le, fin_le }: Pick<Row, 'debut_le' | 'fin_le'>) => ({
  debutLe: debut_le.toISOString(),
  finLe: fin_le.toISOString(),
});

/** What the trail keeps of an announcement. */
const kept = (row: Pick<Row, 'mode' | 'debut_le' | 'fin_le' | 'annonce_le' | 'texte'>) => ({
  mode: row.mode,
  ...momentOf(row),
  annonceLe: row.annonce_le.toISOString(),
  texte: row.texte,
});

/** Stops are judged among the others: one act at a time. */
const lockAll = ({ db }: Pick<Changing, 'db'>) =>
  sql`select pg_advisory_xact_lock(hashtextextended('arret', 0))`.execute(db);

/** An announcement as it is stored, judged by the domain among the others. */
async function judged(
  context: Pick<ContextOf<typeof arret.create>, 'db' | 'now' | 'refuse'>,
  write: ArretWrite,
  avant: Row | null,
) {
  const others = await selectEnVue(context.db, context.now).execute();
  const saisi = { ...write, texte: cleanText(write.texte) };
  const faults = arretFaults(saisi, {
    now: context.now,
    autres: others.filter(({ id }) => id !== avant?.id).map(momentOf),
    avant: avant === null ? null : momentOf(avant),
  });
  const { debut, fin } = instantsDe(saisi);
  if (faults.length > 0 || debut === null || fin === null) throw context.refuse.badRequest('donnees-invalides', faults);
  return {
    mode: write.mode,
    debut_le: debut,
    fin_le: fin,
    annonce_le: new Date(debut.getTime() - (write.annonceHeures ?? 0) * HOUR_MS),
    texte: saisi.texte,
  };
}

/** Announces a stop (EX1053). */
export async function announce(context: ContextOf<typeof arret.create>, write: ArretWrite): Promise<Row> {
  await lockAll(context);
  const values = await judged(context, write, null);
  const row = await context.db
    .insertInto('arret')
    .values({ ...values, version: 0, finie_le: null })
    .returningAll()
    .executeTakeFirstOrThrow();
  await context.audit({ action: 'arret.Annonce', objetType: 'arret', objetId: row.id, detail: { apres: kept(row) } });
  return row;
}

/** A stop at the version that was read; one that is over, by an act or by itself, changes no more (EX1057). */
async function taken(context: Changing, id: number, version: number): Promise<Row> {
  await lockAll(context);
  const row = await context.db.selectFrom('arret').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined || row.finie_le !== null || row.fin_le <= context.now)
    throw context.refuse.conflict('arret.fini');
  if (row.version !== version) throw context.refuse.conflict('arret.version-perimee');
  return row;
}

/** Changes an announcement, or the expected end of the stop that holds (EX1057). */
export async function change(
  context: Changing,
  id: number,
  { version, ...write }: ArretWrite & { readonly version: number },
): Promise<Row> {
  const avant = await taken(context, id, version);
  const values = await judged(context, write, avant);
  const row = await context.db
    .updateTable('arret')
    .set({ ...values, version: avant.version + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const detail = { avant: kept(avant), apres: kept(row) };
  await context.audit({ action: 'arret.Change', objetType: 'arret', objetId: id, detail });
  return row;
}

/** Takes an announcement back, or ends the stop that holds (EX1057). */
export async function end(context: Changing, id: number, version: number): Promise<undefined> {
  const row = await taken(context, id, version);
  await context.db
    .updateTable('arret')
    .set({ finie_le: context.now, version: row.version + 1 })
    .where('id', '=', id)
    .execute();
  await context.audit({
    action: isEnCours(momentOf(row), context.now) ? 'arret.Termine' : 'arret.Annule',
    objetType: 'arret',
    objetId: id,
    detail: { avant: kept(row) },
  });
  return undefined;
}
