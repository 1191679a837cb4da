import type { EcarteGroupe } from '@habilis/api/demande/ActionsGroupees';
import type { Ecarte } from '@habilis/api/demande/Ecarte';
import { formatInstantDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';

type Props = { readonly ecartes?: readonly (Ecarte & Partial<Pick<EcarteGroupe, 'numeros'>>)[] | undefined };

/** Those to whom a task is not offered, each with why, and which ones of several (rules/rights#both-sides, rules/rights#stepped-down; EC77). */
export function EcartesLine({ ecartes = [] }: Props): ReactNode {
  const t = useText();
  if (ecartes.length === 0) return null;
  const noms = ecartes.map(({ nomPrenom: nom, raison, depuis, numeros = [] }) => {
    const ecarte = t('workflow.ecarte', { nom, raison, date: depuis === null ? '' : formatInstantDate(depuis) });
    return numeros.length === 0 ? ecarte : t('workflow.ecarte-de', { ecarte, numeros: numeros.join(', ') });
  });
  return <Text look="small">{t('workflow.ecartes', { noms: noms.join(' ; ') })}</Text>;
}
