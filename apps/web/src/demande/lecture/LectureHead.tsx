import type { DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';
import type { DemandeHabilitation } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import { Heading } from '@habilis/ui/Heading';
import { Identifier } from '@habilis/ui/Identifier';
import { Inline } from '@habilis/ui/Inline';
import { Stack } from '@habilis/ui/Stack';
import { VisuallyHidden } from '@habilis/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { useOpened } from '../../boot/useOpened.ts';
import { leadOf } from '../../boot/leadOf.ts';

type Props = {
  readonly title: string;
  /** What it is, heard with its number before its title. */
  readonly kind: string;
  readonly demande: Pick<DemandeAdministrative | DemandeHabilitation, 'numero'>;
  /** What the demande is, in a few words. */
  readonly words: readonly string[];
  /** The pages of its entite, beside its name. */
  readonly links: ReactNode;
  /** Its state. */
  readonly children?: ReactNode;
};

/** What a demande that is read is, in its head. */
export function LectureHead({ title, kind, demande, words, links, children }: Props): ReactNode {
  const { numero } = demande;
  useOpened(numero);
  return (
    <Stack gap={0}>
      <Inline gap={12} align="baseline">
        <Heading level={1} look="h2Strong" tabIndex={-1}>
          <VisuallyHidden>{`${leadOf(kind, numero, title)},\u00A0`}</VisuallyHidden>
          {title}
        </Heading>
        {links}
      </Inline>
      <Inline gap={8}>
        {numero !== null && <Identifier>{numero}</Identifier>}
        <span>{words.join(' · ')}</span>
        {children}
      </Inline>
    </Stack>
  );
}
