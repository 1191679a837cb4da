import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../../../../database/Database.ts';
import type { DemandeHabilitationTable } from '../../../../database/tables/demandesHabilitation.ts';
import { TEST_TODAY } from '../../../../test/TEST_TODAY.ts';

let added = 0;

/** A submitted demande d'habilitation of the first entite, at the examination of its caisse unless told. */
export async function addDemande(
  db: Kysely<Database>,
  changes: Partial<Insertable<DemandeHabilitationTable>>,
): Promise<number> {
  const role = await db
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .innerJoin('entite', 'entite.id', 'role.entite_id')
    .select(['role.id', 'role.personne_id', 'role.entite_id', 'entite.caisse_id', 'entite.raison_sociale'])
    .where('personne.habilis_id', '=', 'LPF20001')
    .executeTakeFirstOrThrow();
  const niveau = await db
    .selectFrom('dispositif_niveau')
    .select('id')
    .where('code', '=', 'SST-1')
    .executeTakeFirstOrThrow();
  // One demande of a niveau lives at a time.
  await db
    .updateTable('demande_habilitation')
    .set({ tache: 'abandonnee', en_cours: false })
    .where('entite_id', '=', role.entite_id)
    .where('dispositif_niveau_id', '=', niveau.id)
    .execute();
  const { id } = await db
    .insertInto('demande_habilitation')
    .values({
      cle_brouillon: randomUUID(),
      numero: `DH-2026-${9500 + added++}`,
      role_id: role.id,
      demandeur_id: role.personne_id,
      entite_id: role.entite_id,
      caisse_id: role.caisse_id,
      raison_sociale: role.raison_sociale,
      dispositif_niveau_id: niveau.id,
      mode: 'INI',
      tache: 'instruction',
      date_debut_tache: TEST_TODAY,
      date_first_soumission: '2026-11-02',
      date_last_soumission: '2026-11-02',
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
