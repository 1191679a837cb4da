import { randomUUID } from 'node:crypto';
import type { HabilitationSourceMode } from '@habilis/domain/habilitation/HABILITATION_SOURCE_MODES';
import type { DhTaskKey } from '@habilis/domain/demande-habilitation/taskKeys';
import type { Kysely } from 'kysely';
import type { Database } from '../../../../database/Database.ts';
import { foldText } from '../../../../platform/lists/foldText.ts';

type Given = {
  readonly numero: string;
  readonly raisonSociale: string;
  readonly niveau: string;
  readonly tache: DhTaskKey;
  readonly dateCnh?: string;
  readonly mode?: HabilitationSourceMode;
  /** The habilitation that it renews or widens. */
  readonly sourceId?: number;
};

/** A demande of an entite before the commission, submitted by its manager; returns its id. */
export async function addDemande(db: Kysely<Database>, given: Given): Promise<number> {
  const { numero, raisonSociale, niveau, tache, dateCnh = null, mode = 'INI', sourceId = null } = given;
  const entite = await db
    .selectFrom('entite')
    .innerJoin('role', 'role.entite_id', 'entite.id')
    .select(['entite.id', 'entite.caisse_id', 'entite.ville', 'role.id as roleId', 'role.personne_id'])
    .where('entite.raison_sociale', '=', raisonSociale)
    .where('role.type', '=', 'G')
    .executeTakeFirstOrThrow();
  // An earlier demande for this niveau gives way.
  await db
    .updateTable('demande_habilitation')
    .set({ en_cours: false, tache: 'abandonnee' })
    .where('entite_id', '=', entite.id)
    .where('dispositif_niveau_id', 'in', (eb) =>
      eb.selectFrom('dispositif_niveau').select('id').where('code', '=', niveau),
    )
    .execute();
  const { id } = await db
    .insertInto('demande_habilitation')
    .values((eb) => ({
      numero,
      cle_brouillon: randomUUID(),
      role_id: entite.roleId,
      demandeur_id: entite.personne_id,
      entite_id: entite.id,
      caisse_id: entite.caisse_id,
      dispositif_niveau_id: eb.selectFrom('dispositif_niveau').select('id').where('code', '=', niveau),
      mode,
      habilitation_source_id: sourceId,
      tache,
      raison_sociale: raisonSociale,
      nom_tri: foldText(raisonSociale),
      ville: entite.ville,
      recherche: foldText(`${raisonSociale} ${numero}`),
      date_debut_tache: '2026-11-10',
      date_echeance: '2026-12-10',
      date_first_soumission: '2026-09-01',
      date_last_soumission: '2026-09-01',
      date_cnh: dateCnh,
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
