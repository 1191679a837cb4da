import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';

/** Why a second look at what its reader concluded themself is somebody else's (rules/demandes#second-look; DH1030). */
export function PropreInstructionNotice({ isOwn }: { isOwn: boolean | undefined }): ReactNode {
  const t = useText();
  if (isOwn !== true) return null;
  return (
    <Callout tone="info" title={t('droits.propre-instruction')}>
      <Text>{t('droits.propre-instruction-aide')}</Text>
    </Callout>
  );
}
