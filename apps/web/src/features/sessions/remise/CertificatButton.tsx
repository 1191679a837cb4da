import { certificat } from '@habilis/api/certificat/endpoints';
import { useText } from '@habilis/i18n/TextProvider';
import { IconButton } from '@habilis/ui/IconButton';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDownload } from '../../../list/useDownload.ts';
import { call } from '../../../session/call.ts';

type Props = {
  readonly certificatId: number;
  readonly numero: string;
  readonly nom: string;
  readonly size?: 'regular' | 'small';
};

/** Takes away the certificat of one stagiaire. */
export function CertificatButton({ certificatId, numero, nom, size = 'regular' }: Props): ReactNode {
  const t = useText();
  const { isBusy, take } = useDownload();
  return (
    <IconButton
      icon={Download}
      size={size}
      label={t('certificats.telecharger.de', { nom })}
      isDisabled={isBusy}
      onPress={() => void take(call(certificat.telecharger, { body: { ids: [certificatId] } }), `${numero}.pdf`)}
    />
  );
}
