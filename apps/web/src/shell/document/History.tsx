import type { HistoriqueCommentaire } from '@habilis/api/historique-commentaire/endpoints';
import { formatInstantDate, formatTime } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Section } from '@habilis/ui/Section';
import { Text } from '@habilis/ui/Text';
import { Timeline } from '@habilis/ui/Timeline';
import type { ReactNode } from 'react';

/** What a step is called: by where the action led, else by the task on which it was taken, else by the action itself. */
function titleOf(t: Texts, { actionKey, taskDefinitionKey, nextTaskDefinitionKey }: HistoriqueCommentaire): string {
  const keys = [`${actionKey}-vers-${nextTaskDefinitionKey}`, `${actionKey}-${taskDefinitionKey}`, actionKey];
  const title = keys.map((key) => t.find(`workflow.histoire.${key}`)).find((one) => one !== undefined);
  return title ?? actionKey;
}

/** Who did it, and in whose name when it was in another's. */
function actorOf(t: Texts, { auteurNomPrenom: auteur, enTantQueParNomPrenom: acteur }: HistoriqueCommentaire) {
  if (auteur === null) return undefined;
  return acteur === null ? auteur : t('workflow.histoire.en-tant-que', { acteur, auteur });
}

/** What happened to the request. */
export function History({ steps }: { steps: readonly HistoriqueCommentaire[] }): ReactNode {
  const t = useText();
  const items = steps.map((step) => ({
    key: String(step.id),
    date: `${formatInstantDate(step.creeLe)} ${formatTime(step.creeLe)}`,
    title: titleOf(t, step),
    actor: actorOf(t, step),
    comment: step.commentaire ?? undefined,
    isMajor: step.taskDefinitionKey !== step.nextTaskDefinitionKey,
  }));
  return (
    <Section title={t('workflow.historique')}>
      {items.length === 0 ? (
        <Text tone="subtle">{t('workflow.historique-vide')}</Text>
      ) : (
        <Timeline label={t('workflow.historique')} items={items} />
      )}
    </Section>
  );
}
