import type { DispositifNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import { useText } from '@habilis/i18n/TextProvider';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { FileSlots } from '../../document/FileSlots.tsx';
import type { AskedOf, DhTabProps, OpenDh } from './dhKind.ts';

type Props = Pick<DhTabProps, 'faultOf' | 'isReadOnly'> & {
  readonly open: OpenDh;
  readonly askedOf: AskedOf;
  /** The upload fields of the niveau for this part. */
  readonly champs: DispositifNiveau['pedagogiqueUploadFieldsConfig'];
};

/** The documents of one part, in the slots that the niveau asks for; a retired slot still shows the files it holds. */
export function FichiersTab({ open, champs, ...tab }: Props): ReactNode {
  const t = useText();
  const { demande, newFiles } = open.state;
  const isFilled = (champ: string) => [...demande.fileUploads, ...newFiles].some((file) => file.champ === champ);
  const slots = champs
    .filter(({ id, retire }) => !retire || isFilled(String(id)))
    .map(({ id, libelle, obligatoire, retire, aide }) => ({
      champ: String(id),
      label: libelle,
      obligatoire: obligatoire && !retire,
      aide,
    }));
  if (slots.length === 0) return <Text tone="subtle">{t('habilitations.demande.rien-a-joindre')}</Text>;
  return <FileSlots {...tab} open={open} slots={slots} />;
}
