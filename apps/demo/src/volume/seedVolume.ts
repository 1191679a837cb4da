import { type Kysely, sql } from 'kysely';
import type { Database } from '@habilis/server/database/Database';
import { seedVolumeAlertes } from './seedVolumeAlertes.ts';
import { seedVolumeDemandes } from './seedVolumeDemandes.ts';
import { seedVolumeEntites } from './seedVolumeEntites.ts';
import { seedVolumeHistorique } from './seedVolumeHistorique.ts';
import { seedVolumePersonnes } from './seedVolumePersonnes.ts';
import { seedVolumeSessions } from './seedVolumeSessions.ts';
import { seedVolumeStagiaires } from './seedVolumeStagiaires.ts';
import { lastIds, moveSequences, type Volume } from './Volume.ts';
import { withoutIndexes } from './withoutIndexes.ts';

/** The tables that a volume fills. */
const FILLED = [
  'personne',
  'role',
  'role_dispositif',
  'role_dispositif_niveau',
  'entite',
  'demande_administrative',
  'demande_habilitation',
  'habilitation',
  'habilitation_suspension',
  'historique_commentaire',
  'avis',
  'alerte',
  'session_certification',
  'stagiaire',
  'session_stagiaire',
  'certificat',
] as const;

/** One demande in this many is administrative: each entite has one. */
const DEMANDES_OF_ENTITE = 4;
const DEMANDES_OF_INSTRUCTEUR = 2_000;
const DEMANDES_OF_EXPERT = 20_000;

export type VolumeOptions = {
  /** Both kinds of demandes together. */
  readonly demandes: number;
  /** Sessions, and the certificats that the closed ones gave. */
  readonly sessions: number;
  readonly certificats: number;
  readonly seed: number;
  readonly today: string;
  /** Hash of the password common to all accounts. */
  readonly motDePasse: string;
};

async function readVolume(db: Kysely<Database>, { demandes, ...rest }: VolumeOptions): Promise<Volume> {
  const caisses = await db
    .selectFrom('mrp')
    .select(['id', 'departements'])
    .where('code', '<>', 'NATIONAL')
    .orderBy('id')
    .execute();
  const niveaux = await db
    .selectFrom('dispositif_niveau')
    .select(['id', 'code', 'dispositif_id as dispositifId'])
    .where('ouvert', '=', true)
    .orderBy('id')
    .execute();
  const decideur = await db
    .selectFrom('role')
    .select('personne_id')
    .where('type', '=', 'CNH')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const dispositifs = [...new Set(niveaux.map(({ dispositifId }) => dispositifId))];
  const entites = Math.max(1, Math.floor(demandes / DEMANDES_OF_ENTITE));
  return {
    db,
    ...rest,
    entites,
    demandesHabilitation: demandes - entites,
    agents: {
      I: 2 + Math.floor(demandes / caisses.length / DEMANDES_OF_INSTRUCTEUR),
      RC: 1,
      E: 3 + Math.floor(demandes / DEMANDES_OF_EXPERT),
      R: 2,
      RD: dispositifs.length,
    },
    caisses,
    niveaux,
    dispositifs,
    decideur: decideur.personne_id,
    before: await lastIds(db),
  };
}

/** Adds this many demandes to a demonstration, with entites, persons, habilitations, histories, avis and alerts, and as many sessions with their stagiaires, certificats and alerts as asked; the same seed and day give the same rows. */
export async function seedVolume(db: Kysely<Database>, options: VolumeOptions): Promise<void> {
  const volume = await readVolume(db, options);
  await withoutIndexes(db, FILLED, async () => {
    await seedVolumeEntites(volume);
    await seedVolumePersonnes(volume);
    await seedVolumeDemandes(volume);
    await seedVolumeHistorique(volume);
    await seedVolumeSessions(volume);
    await seedVolumeStagiaires(volume);
    await seedVolumeAlertes(volume);
    await moveSequences(db);
  });
  for (const table of FILLED) await sql`analyze ${sql.table(table)}`.execute(db);
}
