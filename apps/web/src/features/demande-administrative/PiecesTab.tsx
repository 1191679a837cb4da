import { piecesRequises } from '@habilis/domain/demande-administrative/piecesRequises';
import { useText } from '@habilis/i18n/TextProvider';
import { Stack } from '@habilis/ui/Stack';
import type { ReactNode } from 'react';
import { FileBatch } from '../../document/FileBatch.tsx';
import { FileSlots } from '../../document/FileSlots.tsx';
import type { OpenDemande } from './demandeKind.ts';

type Props = {
  readonly open: OpenDemande;
  readonly faultOf: (path: string) => string | undefined;
  readonly isReadOnly: boolean;
  /** What a complement asks about a slot. */
  readonly askedOf: (path: string) => string | undefined;
};

/** The tab of the documents of the demande. */
export function PiecesTab(props: Props): ReactNode {
  const t = useText();
  const slots = piecesRequises(props.open.state.saisie).map((slot) => ({
    ...slot,
    label: t(`entites.piece.${slot.champ}`),
    isMultiple: slot.champ === 'autre',
  }));
  return (
    <Stack gap={28}>
      {!props.isReadOnly && <FileBatch open={props.open} slots={slots} />}
      <FileSlots {...props} slots={slots} hasLimits={false} />
    </Stack>
  );
}
