import type { Presence } from '@habilis/api/presence/endpoints';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { announce } from '@habilis/ui/announce';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Inline } from '@habilis/ui/Inline';
import { Stack } from '@habilis/ui/Stack';
import { steady } from '@habilis/ui/steady';
import { Text } from '@habilis/ui/Text';
import { Eye, Pencil } from 'lucide-react';
import { type FC, type ReactNode, useEffect, useState } from 'react';
import { usePresence } from './usePresence.ts';

const SHOWN = 2;

function nameOf(t: Texts, { nomPrenom, roleType, organisme }: Presence): string {
  if (nomPrenom === null || roleType === null) return organisme ?? t('workflow.presence.service');
  return t('workflow.presence.personne', { nom: nomPrenom, role: t(`roles.${roleType}`) });
}

type Props = {
  readonly demande: {
    readonly type: 'DA' | 'DH';
    readonly id: number | null;
    readonly currentWorkflowTask: { readonly currentTaskDefinitionKey: string };
  };
  readonly isEditing: boolean;
  /** Reads the demande again. */
  readonly onReload: () => void;
};

/** Says that the demande is now on another task than the page shows. */
function Moved({ from, to, onReload }: { from: string; to: string; onReload: () => void }): ReactNode {
  const t = useText();
  // Answered, forced, withdrawn or too late: the task alone does not tell which.
  const isComplement = from === 'complement' || from === 'da_complement';
  return (
    <Callout
      tone="info"
      told="announced"
      title={t(isComplement ? 'workflow.change.complement' : 'workflow.change.titre')}
      actions={<Button onPress={onReload}>{t('workflow.change.recharger')}</Button>}
    >
      <Text>{t('workflow.change.etape', { tache: t.find(`workflow.tache.${to}`) ?? to })}</Text>
    </Callout>
  );
}

/** Who else reads or edits the demande now, announced as they come and go; also says when it has moved on. */
export const PresenceLine: FC<Props> = steady(function PresenceLine({
  demande,
  isEditing,
  onReload,
}: Props): ReactNode {
  const t = useText();
  const task = demande.currentWorkflowTask.currentTaskDefinitionKey;
  const { others, tache } = usePresence(demande, isEditing);
  // The task at the time of the move: the page may have moved on since.
  const [shown] = useState(task);
  const hidden = others.length - SHOWN;
  const lines = others.slice(0, SHOWN).map((one) => {
    const qui = nameOf(t, one);
    return {
      qui,
      edite: one.edite,
      words: t(one.edite ? 'workflow.presence.edite' : 'workflow.presence.lit', { qui }),
    };
  });
  const more = hidden > 0 ? [t('workflow.presence.autres', { nombre: hidden })] : [];
  const said = [...lines.map(({ words }) => words), ...more].join('. ');
  useEffect(() => announce(said), [said]);
  return (
    <Stack gap={12}>
      {tache !== null && tache !== task && task === shown && <Moved from={task} to={tache} onReload={onReload} />}
      {lines.length > 0 && (
        <Stack gap={4}>
          {lines.map(({ qui, edite, words }) => {
            const Icon = edite ? Pencil : Eye;
            return (
              <Inline key={qui} gap={8} wrap={false}>
                <Icon size={16} aria-hidden="true" />
                <Text look="small" as="span" isStrong={edite}>
                  {words}
                </Text>
              </Inline>
            );
          })}
          {more.map((words) => (
            <Text key="more" look="small" tone="subtle">
              {words}
            </Text>
          ))}
        </Stack>
      )}
    </Stack>
  );
});
