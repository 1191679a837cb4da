import type { Rythme } from '@habilis/domain/courriel/rythmeOf';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { Jobs } from '../jobs/Jobs.ts';
import type { ModeleCourriel, ValeursCourriel } from './Courriel.ts';

export type NewCourriel = {
  readonly modele: ModeleCourriel;
  readonly personneId: number;
  readonly roleId: number | null;
  readonly objetId: number | null;
  readonly valeurs: ValeursCourriel;
  readonly rythme: Rythme;
  /** Where it goes when that is not the person's address. */
  readonly adresse?: string;
  /** The key that its button carries. */
  readonly cleId?: number;
};

/** Writes a mail down with what causes it; one for now leaves by a job, the others wait for their summary. */
export async function sendCourriel(
  { db, jobs, now }: { readonly db: Kysely<Database>; readonly jobs: Jobs; readonly now: Date },
  { modele, personneId, roleId, objetId, valeurs, rythme, adresse, cleId }: NewCourriel,
): Promise<void> {
  const { id } = await db
    .insertInto('courriel')
    .values({
      modele,
      personne_id: personneId,
      role_id: roleId,
      objet_id: objetId,
      valeurs: JSON.stringify(valeurs),
      rythme,
      adresse: adresse ?? null,
      cle_id: cleId ?? null,
      cree_le: now,
      traite_le: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (rythme === 'IMMEDIAT') await jobs.send('courriel', { courrielId: id }, db);
}
