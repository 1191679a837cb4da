import type { EvenementHabilitation } from '@habilis/api/habilitation/Habilitation';
import type { Context } from '../../../platform/Handler.ts';

/** What an event of a habilitation leaves in the trail, and so in its history. */
export type DetailEvenement = Partial<Pick<EvenementHabilitation, 'debut' | 'fin' | 'objet' | 'motif' | 'commentaire'>>;

/** Records an event of a habilitation, in the transaction that causes it. */
export const recordEvenement = (
  { audit }: Pick<Context, 'audit'>,
  habilitationId: number,
  action: EvenementHabilitation['action'],
  detail: DetailEvenement = {},
): Promise<void> => audit({ action, objetType: 'habilitation', objetId: habilitationId, detail });
