import type { PartCertificat } from '@habilis/domain/role/PARTS_ENTITE';
import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';

/** Why a page offers nothing to somebody of the network who has a part in its entite or its certificat (rules/rights#both-sides; DH895). */
export function PartPriseNotice({ part }: { part: PartCertificat | undefined }): ReactNode {
  const t = useText();
  if (part === undefined) return null;
  return (
    <Callout tone="info" title={t('droits.part-prise', { part })}>
      <Text>
        {t(part === 'titulaire' || part === 'animateur' ? 'droits.part-prise-certificat' : 'droits.part-prise-aide')}
      </Text>
    </Callout>
  );
}
