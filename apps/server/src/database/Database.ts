import type { AideTables } from './tables/aide.ts';
import type { CommissionTables } from './tables/commission.ts';
import type { ConsultationsTables } from './tables/consultations.ts';
import type { DemandesTables } from './tables/demandes.ts';
import type { DemandesHabilitationTables } from './tables/demandesHabilitation.ts';
import type { DispositifsTables } from './tables/dispositifs.ts';
import type { ExamenTables } from './tables/examen.ts';
import type { FacteursTables } from './tables/facteurs.ts';
import type { ImpersonationTables } from './tables/impersonation.ts';
import type { NotificationsTables } from './tables/notifications.ts';
import type { HabilitationsTables } from './tables/habilitations.ts';
import type { PlatformTables } from './tables/platform.ts';
import type { SessionsTables } from './tables/sessions.ts';
import type { TableauDeBordTables } from './tables/tableauDeBord.ts';

/** Every table, for Kysely; columns are snake_case, dates are `yyyy-MM-dd` strings. */
export type Database = PlatformTables &
  DemandesTables &
  FacteursTables &
  NotificationsTables &
  TableauDeBordTables &
  ImpersonationTables &
  AideTables &
  CommissionTables &
  HabilitationsTables &
  DemandesHabilitationTables &
  DispositifsTables &
  ExamenTables &
  ConsultationsTables &
  SessionsTables;
