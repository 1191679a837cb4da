import type { ActionEntite } from '@habilis/api/entite/Entite';
import { formatDate, formatInstantDate, formatTime } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Section } from '@habilis/ui/Section';
import { Text } from '@habilis/ui/Text';
import { Timeline } from '@habilis/ui/Timeline';
import type { ReactNode } from 'react';

const SHOWN = 6;

function titleOf(t: Texts, { action, caisses, date }: ActionEntite): string {
  return t(`entites.histoire.${action}`, {
    avant: caisses?.avant ?? 'aucune',
    apres: caisses?.apres ?? '',
    date: date === null ? '' : formatDate(date),
  });
}

/** What was decided about an entity. */
export function EntiteHistory({ steps }: { steps: readonly ActionEntite[] }): ReactNode {
  const t = useText();
  const items = steps.map((step) => ({
    key: String(step.id),
    date: `${formatInstantDate(step.faitLe)} ${formatTime(step.faitLe)}`,
    title: titleOf(t, step),
    actor: step.auteur ?? undefined,
    comment: step.commentaire ?? undefined,
    isMajor: true,
  }));
  return (
    <Section title={t('entites.historique')}>
      {items.length === 0 ? (
        <Text tone="subtle">{t('entites.historique-vide')}</Text>
      ) : (
        <Timeline
          label={t('entites.historique')}
          items={items}
          fold={{
            shown: SHOWN,
            moreLabel: (nombre) => t('entites.plus-ancien', { nombre }),
            lessLabel: t('entites.moins'),
          }}
        />
      )}
    </Section>
  );
}
