import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { NO_OWNER, type Subject } from './Subject.ts';

/** Demandes of three demandeurs in two caisses: one given to an expert, one draft without caisse, one deleted. */
export const DOSSIERS = {
  'Ardoise Formation': 'de la demandeuse, en Nord-Est, confiée à l’expert',
  'Lorraine Prévention Formation': 'du gestionnaire, en Nord-Est',
  'Établissements Vauclair': 'd’une autre entité, dans une autre caisse',
  'Moselle Prévention Apprentissage': 'brouillon d’une autre entité, sans caisse',
  'Loire Échafaudage Formation': 'supprimée',
} as const;

/** Gives a demande to the expert and deletes another, since addTried does neither. */
export async function arrange(db: Kysely<Database>): Promise<void> {
  const expert = db.selectFrom('personne').select('id').where('habilis_id', '=', 'EXP80001');
  await db
    .updateTable('demande_administrative')
    .set({ assigne_id: expert })
    .where('raison_sociale', '=', 'Ardoise Formation')
    .execute();
  await db
    .updateTable('demande_administrative')
    .set({ tache: 'supprimee', en_cours: false })
    .where('raison_sociale', '=', 'Loire Échafaudage Formation')
    .execute();
}

export async function loadDemandeRows(db: Kysely<Database>): Promise<Subject[]> {
  const rows = await db
    .selectFrom('demande_administrative')
    .select(['id', 'tache', 'demandeur_id', 'role_id', 'entite_id', 'caisse_id', 'assigne_id', 'raison_sociale'])
    .execute();
  return rows.map((row) => {
    const owners = {
      ...NO_OWNER,
      personneId: row.demandeur_id,
      roleId: row.role_id,
      entiteId: row.entite_id,
      caisseId: row.caisse_id,
      assigneId: row.assigne_id,
    };
    return { id: String(row.id), nom: row.raison_sociale ?? '', owners: row.tache === 'supprimee' ? null : owners };
  });
}

/** Every demande d'habilitation; the matrix tries those submitted. */
export async function loadDemandesHabilitation(db: Kysely<Database>): Promise<Subject[]> {
  const rows = await db
    .selectFrom('demande_habilitation')
    .leftJoin('dispositif_niveau', 'dispositif_niveau.id', 'demande_habilitation.dispositif_niveau_id')
    .selectAll('demande_habilitation')
    .select('dispositif_niveau.code')
    // A deleted one is out of every scope.
    .where('demande_habilitation.tache', '<>', 'supprimee')
    .orderBy('demande_habilitation.id')
    .execute();
  return rows.map((row) => ({
    id: String(row.id),
    nom: `${row.numero ?? 'brouillon'} de ${row.raison_sociale ?? 'personne'}`,
    owners: {
      ...NO_OWNER,
      personneId: row.demandeur_id,
      roleId: row.role_id,
      entiteId: row.entite_id,
      caisseId: row.caisse_id,
      assigneId: row.assigne_id,
      titulaireIds: [row.expert_id, row.instructeur_id],
      niveau: row.code,
      isBrouillon: row.date_first_soumission === null,
    },
  }));
}

/** The ones tried: of the demandeur, the manager, the expert, and another caisse, dispositif and entite. */
export const TRIED_DH = /Ardoise|Lorraine|Rhône|Nord Amiante/;

/** One file per demande, and one that no demande names. */
export async function loadFiles(db: Kysely<Database>, dossiers: readonly Subject[]): Promise<Subject[]> {
  const links = await db
    .selectFrom('demande_administrative_fichier')
    .select((eb) => ['demande_id', eb.fn.min('fichier_id').as('id')])
    .groupBy('demande_id')
    .execute();
  const orphan = await db
    .insertInto('fichier')
    .values({ sha256: '0'.repeat(64), user_filename: 'orphelin.pdf', taille: 1, type_mime: 'application/pdf' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const files = links.flatMap(({ demande_id, id }) =>
    dossiers
      .filter((dossier) => dossier.id === String(demande_id))
      .map(({ nom, owners }) => ({ id: String(id), nom, owners })),
  );
  return [...files, { id: String(orphan.id), nom: 'sans demande', owners: null }];
}
