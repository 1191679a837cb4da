import { isEmpty } from '@habilis/domain/null-when-empty/isEmpty';
import { CHAMP_INTITULE } from '@habilis/domain/demande-habilitation/champsFixes';
import { useText } from '@habilis/i18n/TextProvider';
import { Stack } from '@habilis/ui/Stack';
import { TextField } from '@habilis/ui/TextField';
import { type ReactNode, useState } from 'react';
import { FileSlotField } from '../../document/FileSlots.tsx';
import { useFiles } from '../../document/useFiles.ts';
import type { AskedOf, DhTabProps, OpenHabilitation } from './habilitationKind.ts';

type Props = Pick<DhTabProps, 'faultOf' | 'isReadOnly'> & {
  readonly open: OpenHabilitation;
  readonly askedOf: AskedOf;
};

/** Titles that wait for their file, by document: another tab of the form takes nothing away. */
const waiting = new WeakMap<object, string>();

/** Documents that no slot asks for: the demandeur gives each a title before the file. */
export function TitledFiles({ open, ...tab }: Props): ReactNode {
  const t = useText();
  const files = useFiles(open);
  const [intitule, setIntitule] = useState(() => waiting.get(open.document) ?? '');
  const [isAsked, setAsked] = useState(false);
  const isMissing = isEmpty(intitule);
  const type = (title: string) => {
    waiting.set(open.document, title);
    setIntitule(title);
  };
  const add = (champ: string, added: readonly File[]) => {
    setAsked(isMissing);
    if (isMissing) return;
    files.add(champ, added, intitule.trim());
    type('');
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
          onChange={type}
          maxLength={200}
          errorMessage={isAsked && isMissing ? t('habilitations.demande.intitule-requis') : undefined}
        />
      )}
      <FileSlotField {...tab} open={open} files={files} slot={slot} onAdd={add} />
    </Stack>
  );
}
