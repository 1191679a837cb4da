import type { HistoriqueCommentaire } from '@habilis/api/historique-commentaire/endpoints';
import { formatInstantDate, formatTime } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Section } from '@habilis/ui/Section';
import { Text } from '@habilis/ui/Text';
import { Timeline } from '@habilis/ui/Timeline';
import type { ReactNode } from 'react';

const COMPLEMENTS = new Set(['da_complement', 'complement']);

/** The text of a step: what the action did there, else the action itself. */
function titleKeyOf({ actionKey, taskDefinitionKey, nextTaskDefinitionKey }: HistoriqueCommentaire): string {
  if ((actionKey === 'Soumet' || actionKey === 'Confirme') && nextTaskDefinitionKey === 'validee')
    return `workflow.histoire.${actionKey}-validee`;
  if (actionKey === 'Soumet' && COMPLEMENTS.has(taskDefinitionKey)) return 'workflow.histoire.Complete';
  return `workflow.histoire.${actionKey}`;
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
    title: t.find(titleKeyOf(step)) ?? step.actionKey,
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
