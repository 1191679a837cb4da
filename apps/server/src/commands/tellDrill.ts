// Tells the running product that a backup of its own, a folder given as the argument, was put back elsewhere as a trial.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../database/Database.ts';
import { NOBODY, writeAudit } from '../platform/audit/writeAudit.ts';
import { tellSauvegarde } from '../platform/sauvegarde/tellSauvegarde.ts';
import { Manifest, PARTS } from './Manifest.ts';
import { readReceipt } from './restoreReceipt.ts';
import { CommandError, runCommand, withDatabase } from './runCommand.ts';

/** Whether a noted head of the trail, `<rank>:<hash>`, is in this database's chain, or its entry has left it since. */
async function isOurs(db: Kysely<Database>, head: string | null): Promise<boolean> {
  const [rang = '', empreinte = ''] = (head ?? '').split(':');
  const link = await db
    .selectFrom('audit_chaine')
    .select('empreinte')
    .where('rang', '=', Number(rang))
    .executeTakeFirst();
  if (link !== undefined) return link.empreinte === empreinte;
  const gone = await db
    .selectFrom('audit_ancre')
    .select('rang_fin')
    .where('rang_fin', '>=', Number(rang))
    .executeTakeFirst();
  return gone !== undefined;
}

await runCommand(async (config, say) => {
  const given = process.argv[2];
  if (given === undefined) throw new CommandError('Dites quelle sauvegarde a été remise en place ailleurs.');
  const folder = resolve(given);
  const path = join(folder, PARTS.manifest);
  const receipt = await readReceipt(folder);
  if (!existsSync(path) || receipt === undefined)
    throw new CommandError(`${folder} n’est pas une sauvegarde remise en place par npm run data -- restore.`);
  const { journal } = z.parse(Manifest, JSON.parse(await readFile(path, 'utf8')));
  await withDatabase(config, async ({ db }) => {
    if (!(await isOurs(db, journal))) throw new CommandError('Cette sauvegarde n’est pas celle de cette base.');
    const known = await db
      .selectFrom('sauvegarde')
      .select('id')
      .where('genre', '=', 'EXERCICE')
      .where('faite_le', '=', new Date(receipt.faiteLe))
      .executeTakeFirst();
    if (known !== undefined) return;
    await db.transaction().execute(async (trx) => {
      await tellSauvegarde(trx, 'EXERCICE', receipt);
      const detail = { faiteLe: receipt.faiteLe, perdus: receipt.nbPerdus };
      await writeAudit(trx, NOBODY, { action: 'exercice-restauration', detail }, new Date());
    });
  });
  say(`L’exercice de restauration du ${receipt.faiteLe} est noté.`);
  return true;
});
