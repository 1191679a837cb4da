import { below } from '../../../platform/below.ts';
import type { RoleContext } from '../../../platform/Handler.ts';

/** Tells the responsables of the caisse that somebody of the network has a part in an entite, or in each one in which they have one (rules/rights#both-sides). */
export const tellParts =
  below<(context: RoleContext, personneId: number, entiteId?: number) => Promise<void>>('parties prenantes annoncées');
