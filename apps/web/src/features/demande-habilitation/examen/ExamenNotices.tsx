import type { Complement } from '@habilis/api/examen/Complement';
import type { DemandeHabilitation } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import { compareValeurs } from '@habilis/domain/complement/compareValeurs';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Comparison } from '@habilis/ui/Comparison';
import { Stack } from '@habilis/ui/Stack';
import type { ReactNode } from 'react';
import { ConflictNotice } from '../../../shell/document/ConflictNotice.tsx';
import type { OpenHabilitation } from '../habilitationKind.ts';
import { comparisonWords } from './comparisonWords.ts';
import { whatChanged } from './whatChanged.ts';

type Props = {
  readonly open: OpenHabilitation;
  readonly complements: readonly Complement[];
  readonly onReload: () => void;
  readonly onCompare: () => void;
};

/** The completion that came back to the task where the request stands, undefined when there is none. */
function returned({ currentWorkflowTask }: DemandeHabilitation, [last]: readonly Complement[]): Complement | undefined {
  const isBack = last !== undefined && last.reponduLe !== null;
  return isBack && last.taskDefinitionKey === currentWorkflowTask.currentTaskDefinitionKey ? last : undefined;
}

/** Somebody else wrote meanwhile: what is typed here stays, and what changed is shown beside. */
function Conflict({ open, onReload }: Pick<Props, 'open' | 'onReload'>): ReactNode {
  const t = useText();
  const { conflict, demande } = open.state;
  if (conflict === null) return null;
  const changes = conflict.courant === null ? [] : whatChanged(t, demande, conflict.courant);
  return (
    <Stack gap={16}>
      <ConflictNotice conflict={conflict} document={open.document} onReload={onReload} />
      {changes.length > 0 && (
        <Comparison label={t('workflow.conflit.differences')} fields={changes} words={comparisonWords(t)} />
      )}
    </Stack>
  );
}

/** What there is to know before the examination goes on: another version, a completion that came back. */
export function ExamenNotices({ open, complements, onReload, onCompare }: Props): ReactNode {
  const t = useText();
  const complement = returned(open.state.demande, complements);
  const changes = complement?.points.filter(({ avant, apres }) => compareValeurs(avant, apres).isChanged).length ?? 0;
  return (
    <>
      <Conflict open={open} onReload={onReload} />
      {complement !== undefined && (
        <Callout
          tone="info"
          title={t('habilitations.complement.revenu', { changes })}
          actions={<Button onPress={onCompare}>{t('habilitations.complement.voir')}</Button>}
        />
      )}
    </>
  );
}
