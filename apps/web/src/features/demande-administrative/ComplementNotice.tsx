import type { DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { formatInstantDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Comparison } from '@habilis/ui/Comparison';
import { Inline } from '@habilis/ui/Inline';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { comparisonWords } from '../../shell/complement/comparisonWords.ts';
import { ancreLabel, beforeAndAfter } from './complementView.ts';

/** What the fund asks field by field, each with the way to its field; once it came back, what changed at each. */
export function ComplementNotice({
  demande,
  onGo,
}: {
  demande: DemandeAdministrative;
  /** Leads to the field of a point. */
  onGo: (path: string) => void;
}): ReactNode {
  const t = useText();
  const { complement, currentWorkflowTask } = demande;
  if (complement === null) return null;
  const task = currentWorkflowTask.currentTaskDefinitionKey;
  const { demandeLe, reponduLe, points } = complement;
  if (reponduLe === null) {
    if (task !== 'da_complement') return null;
    return (
      <Callout tone="warning" title={t('habilitations.complement.points', { nombre: points.length })}>
        <Stack gap={12}>
          {points.map(({ chemin, commentaire }) => (
            <Inline key={chemin} gap={12} justify="between">
              <Text>{t('habilitations.complement.ici', { champ: ancreLabel(t, chemin), commentaire })}</Text>
              <Button size="small" onPress={() => onGo(chemin)}>
                {t('workflow.complement-aller', { champ: ancreLabel(t, chemin) })}
              </Button>
            </Inline>
          ))}
        </Stack>
      </Callout>
    );
  }
  if (task !== 'da_instruction') return null;
  const label = t('habilitations.complement.du', { date: formatInstantDate(demandeLe) });
  return (
    <Callout tone="info" title={label}>
      <Stack gap={12}>
        {points.map(({ chemin, commentaire }) => (
          <Text key={chemin}>{t('habilitations.complement.ici', { champ: ancreLabel(t, chemin), commentaire })}</Text>
        ))}
        <Comparison
          label={label}
          fields={points.map((point) => ({
            key: point.chemin,
            label: ancreLabel(t, point.chemin),
            ...beforeAndAfter(t, point),
          }))}
          words={comparisonWords(t)}
        />
      </Stack>
    </Callout>
  );
}
