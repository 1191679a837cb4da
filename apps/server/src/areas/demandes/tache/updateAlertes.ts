import type { Acting } from '../../../platform/Acting.ts';
import { type ToldAlerte, reconcileAlertes } from '../../avertir/alerte/reconcileAlertes.ts';
import type { DemandeKind, DemandeRow } from './DemandeKind.ts';

/** Makes the alerts of a demande match its current state: closes, opens; returns those that are new or told again (domain, C.8). */
export const updateAlertes = async <Row extends DemandeRow, Columns extends object>(
  tools: Pick<Acting, 'db' | 'now' | 'today' | 'settings'>,
  kind: DemandeKind<Row, Columns>,
  row: Row,
): Promise<readonly ToldAlerte[]> =>
  reconcileAlertes(tools.db, { type: kind.objetType, id: row.id }, await kind.alertesOf(tools, row));
