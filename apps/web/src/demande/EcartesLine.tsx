import type { Ecarte } from '@habilis/api/demande/Ecarte';
import { formatInstantDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';

/** Those to whom a task is not offered, each with why (rules/rights#both-sides, rules/rights#stepped-down). */
export function EcartesLine({ ecartes = [] }: { ecartes?: readonly Ecarte[] | undefined }): ReactNode {
  const t = useText();
  if (ecartes.length === 0) return null;
  const noms = ecartes.map(({ nomPrenom: nom, raison, depuis }) =>
    t('workflow.ecarte', { nom, raison, date: depuis === null ? '' : formatInstantDate(depuis) }),
  );
  return <Text look="small">{t('workflow.ecartes', { noms: noms.join(', ') })}</Text>;
}
