import type { EvenementHabilitation } from '@habilis/api/habilitation/Habilitation';
import type { ValeursEvenementHab } from '@habilis/domain/habilitation/TYPES_EVENEMENT_HAB';
import type { Dit, Telling } from '../../../platform/evenement/Evenement.ts';
import { happened } from '../../../platform/evenement/happened.ts';
import type { Context } from '../../../platform/Handler.ts';
import type { HabilitationRow } from './scope.ts';

/** What is written as a habilitation's history: the trail, and what happened. */
export type Recording = Telling & Pick<Context, 'audit'>;

/** What an event of a habilitation leaves in the trail, and so in its history. */
type Detail = Partial<Pick<EvenementHabilitation, 'debut' | 'fin' | 'objet' | 'motif' | 'commentaire'>>;

/** What else its readers know of it. */
type Further = Omit<ValeursEvenementHab, keyof Detail> & Pick<Dit, 'parRoleId'>;

/** A habilitation, as an event names it. */
export const objetOf = ({ id, numero, entite_id: entiteId }: Pick<HabilitationRow, 'id' | 'numero' | 'entite_id'>) => ({
  id,
  numero,
  entiteId,
});

/** Records an event of a habilitation, in the transaction that causes it, once what it changes is written: its alerts and mails follow. */
export async function recordEvenement(
  recording: Recording,
  row: Parameters<typeof objetOf>[0],
  type: EvenementHabilitation['action'],
  detail: Detail = {},
  { parRoleId, ...further }: Further = {},
): Promise<void> {
  await recording.audit({ action: type, objetType: 'habilitation', objetId: row.id, detail });
  const { objet, commentaire = null, ...kept } = detail;
  const dit = { commentaire, ...(objet != null && { objet }), ...(parRoleId !== undefined && { parRoleId }) };
  await happened(recording, { type, objet: objetOf(row), valeurs: { ...kept, ...further }, dit });
}
