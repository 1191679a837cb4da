import type { Acting } from '../../../platform/Acting.ts';
import { type ToldAlerte, reconcileAlertes } from '../../avertir/alerte/reconcileAlertes.ts';
import type { DemandeKind, DemandeRow } from './DemandeKind.ts';
import { alertesOfSansTitulaire } from './sansTitulaire.ts';

/** Makes the alerts of a demande match its current state: closes, opens; returns those that are new or told again (rules/alerts#alerts). */
export async function updateAlertes<Row extends DemandeRow, Columns extends object>(
  tools: Pick<Acting, 'db' | 'now' | 'today' | 'settings'>,
  kind: DemandeKind<Row, Columns>,
  row: Row,
): Promise<readonly ToldAlerte[]> {
  const { wanted, valeurs } = await kind.alertesOf(tools, row);
  const left = await alertesOfSansTitulaire(tools, kind, row);
  return reconcileAlertes(tools.db, { type: kind.objetType, id: row.id }, { wanted: [...wanted, ...left], valeurs });
}
