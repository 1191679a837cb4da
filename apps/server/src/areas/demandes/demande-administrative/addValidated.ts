import { randomUUID } from 'node:crypto';
import type { DemandeAdministrativeSaisie } from '@habilis/domain/demande-administrative/DemandeAdministrativeSaisie';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { searchColumns } from './searchColumns.ts';
import { UNVERIFIED } from './UNVERIFIED.ts';

type Validated = {
  readonly numero: string;
  readonly saisie: DemandeAdministrativeSaisie;
  readonly personneId: number;
  readonly roleId: number;
  readonly entiteId: number;
  readonly caisseId: number;
};

/** The dossier of an entite that the network created without examination, validated at once (EN7); gives its id. */
export async function addValidated(
  db: Kysely<Database>,
  { numero, saisie, personneId, roleId, entiteId, caisseId }: Validated,
  today: string,
): Promise<number> {
  const { id } = await db
    .insertInto('demande_administrative')
    .values({
      numero,
      cle_brouillon: randomUUID(),
      avec_demande_habilitation: false,
      role_id: roleId,
      demandeur_id: personneId,
      entite_id: entiteId,
      caisse_id: caisseId,
      tache: 'validee',
      donnees: JSON.stringify(saisie),
      ...searchColumns(saisie, numero),
      date_debut_tache: today,
      date_first_soumission: today,
      date_last_soumission: today,
      verification_siren: JSON.stringify(UNVERIFIED),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
