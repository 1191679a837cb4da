import { reprendreCertificats, reprisDe } from '../areas/certificats/reprise/reprendreCertificats.ts';
import { reprendreEntites } from '../areas/entites/reprise/reprendreEntites.ts';
import { reprendreHabilitations, reprendrePlateformes } from '../areas/habilitations/reprise/reprendreHabilitations.ts';
import { reprendreNiveaux } from '../areas/niveaux/reprise/reprendreNiveaux.ts';
import {
  reprendreCertificatsFormateurs,
  reprendrePersonnes,
  reprendreRoles,
  reprendreStagiaires,
} from '../areas/personnes/reprise/reprendrePersonnes.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/Database.ts';
import { formerIds } from '../platform/reprise/formerIds.ts';
import type { TakesOver } from '../platform/reprise/Taken.ts';
import type { FileName } from './FILES.ts';

/** Who writes the rows of each file. */
export const OWNERS: Readonly<Record<FileName, TakesOver>> = {
  niveaux: reprendreNiveaux,
  entites: reprendreEntites,
  personnes: reprendrePersonnes,
  roles: reprendreRoles,
  habilitations: reprendreHabilitations,
  plateformes: reprendrePlateformes,
  stagiaires: reprendreStagiaires,
  certificats_formateurs: reprendreCertificatsFormateurs,
  certificats: reprendreCertificats,
};

/** Our ids of former identifiers of a file; a certificat holds its own. */
export const idsOf = (db: Kysely<Database>, file: FileName, anciens: readonly string[]): Promise<Map<string, number>> =>
  file === 'certificats' ? reprisDe(db, anciens) : formerIds(db, file, anciens);
