import { isEmpty } from '@habilis/domain/null-when-empty/isEmpty';
import { CHAMP_INTITULE } from '@habilis/domain/demande-habilitation/champsFixes';
import { useText } from '@habilis/i18n/TextProvider';
import { Stack } from '@habilis/ui/Stack';
import { TextField } from '@habilis/ui/TextField';
import { type ReactNode, useState } from 'react';
import { FileSlotField } from '../../document/FileSlots.tsx';
import { useFiles } from '../../document/useFiles.ts';
import type { AskedOf, DhTabProps, OpenDh } from './dhKind.ts';

type Props = Pick<DhTabProps, 'faultOf' | 'isReadOnly'> & {
  readonly open: OpenDh;
  readonly askedOf: AskedOf;
  /** The title that waits for its file; kept by the page, so that another tab of the form takes nothing away. */
  readonly intitule: string;
  readonly onIntitule: (intitule: string) => void;
};

/** Documents that no slot asks for: the demandeur gives each a title before the file. */
export function TitledFiles({ open, intitule, onIntitule, ...tab }: Props): ReactNode {
  const t = useText();
  const files = useFiles(open);
  const [isAsked, setAsked] = useState(false);
  const isMissing = isEmpty(intitule);
  const add = (champ: string, added: readonly File[]) => {
    setAsked(isMissing);
    if (isMissing) return;
    files.add(champ, added, intitule.trim());
    onIntitule('');
  };
  const slot = {
    champ: CHAMP_INTITULE,
    label: t('habilitations.demande.documents-intitules'),
    obligatoire: false,
    isMultiple: true,
  };
  return (
    <Stack gap={16}>
      {!tab.isReadOnly && (
        <TextField
          label={t('habilitations.demande.intitule')}
          description={t('habilitations.demande.intitule-aide')}
          value={intitule}
          onChange={onIntitule}
          maxLength={200}
          errorMessage={isAsked && isMissing ? t('habilitations.demande.intitule-requis') : undefined}
        />
      )}
      <FileSlotField {...tab} open={open} files={files} slot={slot} onAdd={add} />
    </Stack>
  );
}
