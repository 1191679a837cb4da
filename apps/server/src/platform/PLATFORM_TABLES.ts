import type { Database } from '../database/Database.ts';

/** The tables that only the platform writes. */
export const PLATFORM_TABLES = [
  'appareil_connu',
  'audit',
  'audit_ancre',
  'audit_chaine',
  'cle_compte',
  'code_secours',
  'consultation',
  'courriel',
  'courriel_fichier',
  'defi_releve',
  'defi_resolu',
  'depot',
  'depot_fichiers',
  'evenement',
  'fichier_attente',
  'idempotence',
  'impersonation',
  'jeton',
  'numerotation',
  'parametre',
  'tentative',
  'travail_du_jour',
] as const satisfies readonly (keyof Database)[];
