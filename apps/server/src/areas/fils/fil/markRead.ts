import type { Fil } from '@habilis/api/fil/Fil';
import { sql } from 'kysely';
import type { RoleContext } from '../../../platform/Handler.ts';
import { closeAlertesDeFil } from '../../avertir/alerte/alertesDeFil.ts';
import type { Nomme } from './Dossier.ts';
import { filOf } from './filOf.ts';
import { openDossier } from './openDossier.ts';
import { readFil } from './readFil.ts';

/** Notes how far the caller has read a thread, and closes their alert once nothing is new (DH955). */
export async function markRead(context: RoleContext, nomme: Nomme, jusqua: number): Promise<Fil> {
  const { db, caller } = context;
  const dossier = await openDossier(context, nomme, { isHeld: false });
  const filId = await filOf(db, nomme);
  if (filId === null) return readFil(context, dossier);
  await db
    .insertInto('fil_lecture')
    .values({ fil_id: filId, personne_id: caller.personneId, jusqua })
    .onConflict((conflict) =>
      conflict
        .columns(['fil_id', 'personne_id'])
        .doUpdateSet({ jusqua: sql<number>`greatest(fil_lecture.jusqua, excluded.jusqua)` }),
    )
    .execute();
  const fil = await readFil(context, dossier);
  if (fil.nouveaux === 0) await closeAlertesDeFil(db, { type: dossier.dossier, id: dossier.id }, caller.personneId);
  return fil;
}
