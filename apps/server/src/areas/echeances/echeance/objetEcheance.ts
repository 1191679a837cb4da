import type { Echeance } from '@habilis/api/echeance/Echeance';
import { readsOwnEntite } from '@habilis/domain/echeance/readsOwnEntite';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { Formatter } from '@habilis/i18n/createFormatter';
import { echeanceWords } from '@habilis/i18n/echeanceWords';

/** What a date is about and what happens, in one sentence. */
export const objetEcheance = (t: Formatter, echeance: Echeance, role: RoleType): string =>
  t('echeances.objet', echeanceWords(t, echeance, readsOwnEntite(role)));
