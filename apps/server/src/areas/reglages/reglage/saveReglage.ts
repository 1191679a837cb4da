import { heldBy } from '@habilis/api/reglage/heldBy';
import type { Reglage, ReglageWrite } from '@habilis/api/reglage/Reglage';
import { cleanText } from '@habilis/domain/clean-text/cleanText';
import { reglageFaults } from '@habilis/domain/setting/reglageFaults';
import { REGLAGES } from '@habilis/domain/setting/REGLAGES';
import type { CleReglage, Settings } from '@habilis/domain/setting/settings';
import { type Kysely, sql } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/Database.ts';
import type { ContextOf } from '../../../platform/Handler.ts';
import type { reglage } from '@habilis/api/reglage/endpoints';
import { inTransaction } from '../../../platform/inTransaction.ts';
import { defaultsOf } from '../../../platform/settings/defaultsOf.ts';
import { redate } from '../../demandes/demande/redate.ts';
import { afterFreshProof } from '../../personnes/facteur/freshProof.ts';
import { afterRedatingJob } from './afterRedatingJob.ts';
import { readStored, reglageOf } from './readReglages.ts';

type Saving = ContextOf<typeof reglage.save>;

/** A text as it is stored: its lines cleaned one by one. */
const cleanValeur = (valeur: ReglageWrite['valeur']): ReglageWrite['valeur'] =>
  typeof valeur === 'string' ? valeur.split(/\r?\n/).map(cleanText).join('\n').trim() : valeur;

async function write(
  context: Saving,
  cle: CleReglage,
  { valeur, motif, version }: ReglageWrite,
  defaults: Settings,
): Promise<Reglage> {
  const { db, now, caller } = context;
  // Settings are judged among the others: one change at a time.
  await sql`select pg_advisory_xact_lock(hashtextextended('parametre', 0))`.execute(db);
  const read = await readStored(db, defaults);
  const before = reglageOf(cle, read, defaults);
  if (before.version !== version) throw context.refuse.conflict('reglage.version-perimee', before);
  const faults = reglageFaults(
    cle,
    { valeur, motif },
    { settings: read.settings, defaut: defaults[cle], held: heldBy(before) },
  );
  if (faults.length > 0) throw context.refuse.badRequest('donnees-invalides', faults);
  const avant = read.stored.find((one) => one.cle === cle);
  if (valeur === null) await db.deleteFrom('parametre').where('cle', '=', cle).execute();
  else {
    const row = { cle, valeur: JSON.stringify(valeur) };
    await db
      .insertInto('parametre')
      .values(row)
      .onConflict((conflict) => conflict.column('cle').doUpdateSet({ valeur: row.valeur }))
      .execute();
  }
  await db
    .insertInto('parametre_modification')
    .values({
      cle,
      avant: avant === undefined ? null : JSON.stringify(avant.valeur),
      apres: valeur === null ? null : JSON.stringify(valeur),
      motif: cleanText(motif),
      personne_id: caller.personneId,
      faite_le: now,
    })
    .execute();
  const after = await readStored(db, defaults);
  const detail = { cle, avant: before.valeur, apres: after.settings[cle], motif: cleanText(motif) };
  await context.audit({ action: 'reglage-modifie', objetType: 'reglage', detail });
  if (await redate(db, cle, after.settings)) await context.jobs.send(afterRedatingJob, {}, db);
  return reglageOf(cle, after, defaults);
}

/** Changes a setting or goes back to its default: for a reason, from the version that was read, and proven afresh where it is dangerous (K20, K1073, SF12). */
export async function saveReglage(
  context: Saving,
  config: Config,
  cle: CleReglage,
  body: ReglageWrite,
): Promise<Reglage> {
  const defaults = defaultsOf(config);
  const cleaned = { ...body, valeur: cleanValeur(body.valeur) };
  const work = (trx: Kysely<Database>) => write(inTransaction(context, trx), cle, cleaned, defaults);
  return REGLAGES[cle].isSensible
    ? afterFreshProof(context, config, body.preuve, work)
    : context.db.transaction().execute(work);
}
