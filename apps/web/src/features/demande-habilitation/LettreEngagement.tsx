import { lettre } from '@habilis/api/lettre/endpoints';
import { useText } from '@habilis/i18n/TextProvider';
import { Inline } from '@habilis/ui/Inline';
import type { ReactNode } from 'react';
import type { FileAnswer } from '../../list/download.ts';
import { DownloadButton } from '../../list/DownloadButton.tsx';
import { call } from '../../session/call.ts';
import type { OpenDh } from './dhKind.ts';

/** The letter made from what is typed; stores a new demande first. */
async function readLetter({ document }: OpenDh): Promise<FileAnswer> {
  await document.store();
  const { id } = document.getState().demande;
  if (id === null) throw new Error('la demande n’est pas enregistrée');
  return call(lettre.engagement, { params: { id } });
}

/** Downloads the letter to sign. */
export function LettreEngagement({ open }: { open: OpenDh }): ReactNode {
  const t = useText();
  return (
    <Inline>
      <DownloadButton
        label={t('habilitations.demande.lettre-telecharger')}
        name="lettre-engagement.pdf"
        read={() => readLetter(open)}
      />
    </Inline>
  );
}
