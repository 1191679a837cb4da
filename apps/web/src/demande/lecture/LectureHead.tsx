import type { DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';
import type { DemandeHabilitation } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import { hasHolder } from '@habilis/domain/utilisateur/hasHolder';
import { Heading } from '@habilis/ui/Heading';
import { Identifier } from '@habilis/ui/Identifier';
import { Inline } from '@habilis/ui/Inline';
import { Stack } from '@habilis/ui/Stack';
import type { ReactNode } from 'react';
import { DueDay } from '../../alerte/DueDay.tsx';

type Props = {
  readonly title: string;
  readonly demande: Pick<
    DemandeAdministrative | DemandeHabilitation,
    'numero' | 'dateDebutTache' | 'dateEcheance' | 'currentWorkflowTask'
  >;
  /** What the demande is, in a few words. */
  readonly words: readonly string[];
  /** The pages of its entite, beside its name. */
  readonly links: ReactNode;
  /** Its state. */
  readonly children?: ReactNode;
};

/** What a demande that is read is, and by when it is due from those who examine, in its head. */
export function LectureHead({ title, demande, words, links, children }: Props): ReactNode {
  const { numero, dateDebutTache: start, dateEcheance: due, currentWorkflowTask: task } = demande;
  return (
    <Stack gap={0}>
      <Inline gap={12} align="baseline">
        <Heading level={1} look="h2Strong" tabIndex={-1}>
          {title}
        </Heading>
        {links}
      </Inline>
      <Inline gap={8}>
        {numero !== null && <Identifier>{numero}</Identifier>}
        <span>{words.join(' · ')}</span>
        {children}
        {start !== null && due !== null && hasHolder(task.currentTaskDefinitionKey) && (
          <DueDay start={start} due={due} isInformation={false} isShort />
        )}
      </Inline>
    </Stack>
  );
}
