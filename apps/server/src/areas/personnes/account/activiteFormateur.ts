import type { Indicateurs } from '@habilis/api/account/Indicateurs';
import { below } from '../../../platform/below.ts';
import type { RoleContext } from '../../../platform/Handler.ts';

/** The activity of a person as a formateur, which the sessions know. */
export const activiteFormateur =
  below<(context: RoleContext, personneId: number) => Promise<Indicateurs>>('activité d’un formateur');
