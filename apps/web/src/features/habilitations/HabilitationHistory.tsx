import type { EvenementHabilitation } from '@habilis/api/habilitation/Habilitation';
import { SANS_FIN } from '@habilis/domain/habilitation/refusalOfSuspension';
import { formatDate, formatInstantDate, formatTime } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Section } from '@habilis/ui/Section';
import { Text } from '@habilis/ui/Text';
import { Timeline } from '@habilis/ui/Timeline';
import type { ReactNode } from 'react';

const SHOWN = 6;

/** What a step was about: days, a name, a ground. */
function aboutOf(t: Texts, { debut, fin, objet, motif, action }: EvenementHabilitation): string {
  const day = (date: string | null) => (date === null || date === SANS_FIN ? null : formatDate(date));
  const [from, to] = [day(debut), day(fin)];
  const days =
    action === 'habilitation-fin-changee' || from === null || to === null
      ? (to ??
        (action === 'habilitation-suspendue' && from !== null ? t('habilitations.depuis', { date: from }) : null))
      : t('habilitations.du-au', { debut: from, fin: to });
  return [days, objet, motif === null ? null : t(`habilitations.motif.${motif}`)]
    .filter((part) => part !== null && part !== '')
    .join(', ');
}

/** What has happened to an accreditation. */
export function HabilitationHistory({ steps }: { steps: readonly EvenementHabilitation[] }): ReactNode {
  const t = useText();
  const items = steps.map((step) => ({
    key: String(step.id),
    date: `${formatInstantDate(step.faitLe)} ${formatTime(step.faitLe)}`,
    title: [t(`habilitations.histoire.${step.action}`), aboutOf(t, step)].filter((part) => part !== '').join(' : '),
    actor: step.auteur ?? undefined,
    comment: step.commentaire ?? undefined,
    isMajor: true,
  }));
  return (
    <Section title={t('habilitations.historique')}>
      {items.length === 0 ? (
        <Text tone="subtle">{t('habilitations.historique-vide')}</Text>
      ) : (
        <Timeline
          label={t('habilitations.historique')}
          items={items}
          fold={{
            shown: SHOWN,
            moreLabel: (nombre) => t('utilisateurs.plus-ancien', { nombre }),
            lessLabel: t('utilisateurs.moins'),
          }}
        />
      )}
    </Section>
  );
}
