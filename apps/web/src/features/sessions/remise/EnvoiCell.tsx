import type { CertificatARemettre } from '@habilis/api/certificat/remise';
import { formatInstantDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Badge } from '@habilis/ui/Badge';
import { Button } from '@habilis/ui/Button';
import { Inline } from '@habilis/ui/Inline';
import { Text } from '@habilis/ui/Text';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = { readonly one: CertificatARemettre; readonly onCorrect: () => void };

/** How far a certificat has come to its holder; a refused address leads to its correction. */
export function EnvoiCell({ one: { etat, envoyeLe }, onCorrect }: Props): ReactNode {
  const t = useText();
  switch (etat) {
    case 'ENVOYE':
      return (
        <Badge tone="success" icon={CircleCheck}>
          {t('certificats.remise.envoye-le', { date: envoyeLe === null ? '' : formatInstantDate(envoyeLe) })}
        </Badge>
      );
    case 'REFUSE':
      return (
        <Inline gap={8}>
          <Badge tone="danger" icon={CircleAlert}>
            {t('certificats.remise.etat.REFUSE')}
          </Badge>
          <Button size="small" variant="quiet" onPress={onCorrect}>
            {t('certificats.remise.corriger')}
          </Button>
        </Inline>
      );
    case 'SANS_ADRESSE':
    case 'A_ENVOYER':
    case 'EN_COURS':
    case 'PERDU':
      return (
        <Text as="span" tone={etat === 'PERDU' ? 'warning' : 'subtle'}>
          {t(`certificats.remise.etat.${etat}`)}
        </Text>
      );
  }
}
