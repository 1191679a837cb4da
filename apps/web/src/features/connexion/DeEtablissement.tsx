import { formatSiret } from '@habilis/domain/identifiant/formatSiret';
import { useText } from '@habilis/i18n/TextProvider';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';

/** The establishment that was chosen at the provider. */
export function DeEtablissement({ siret }: { siret: string | null }): ReactNode {
  const t = useText();
  if (siret === null) return null;
  return (
    <Text look="small" tone="subtle">
      {t('invite.retour.de-etablissement', { siret: formatSiret(siret) })}
    </Text>
  );
}
