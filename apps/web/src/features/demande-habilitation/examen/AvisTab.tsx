import type { Avis } from '@habilis/api/avis/Avis';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { useText } from '@habilis/i18n/TextProvider';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import type { ReactNode } from 'react';
import { AvisForm } from './AvisForm.tsx';
import { AvisList } from './AvisList.tsx';
import type { AvisDraft } from './useAvisDraft.ts';

type Props = {
  /** The avis that the reader may see; null when they may see none. */
  readonly rendus: readonly Avis[] | null;
  /** The avis being written; null when none is asked for. */
  readonly draft: AvisDraft | null;
  readonly role: RoleType;
  readonly isReadOnly: boolean;
  /** What to know before one writes it. */
  readonly notice?: ReactNode;
};

/** The avis to give, then those already given. */
export function AvisTab({ rendus, draft, role, isReadOnly, notice }: Props): ReactNode {
  const t = useText();
  return (
    <Stack gap={36}>
      {notice}
      {draft !== null && (
        <AvisForm avis={draft.avis} onChange={draft.change} faultOf={draft.faultOf} isReadOnly={isReadOnly} />
      )}
      {rendus !== null && (
        <Section title={t('habilitations.avis.rendus')}>
          <AvisList avis={rendus} role={role} isStale={isReadOnly} />
        </Section>
      )}
    </Stack>
  );
}
