import type { ActionUtilisateur } from '@habilis/api/utilisateur/Utilisateur';
import { formatInstantDate, formatTime } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Section } from '@habilis/ui/Section';
import { Text } from '@habilis/ui/Text';
import { Timeline } from '@habilis/ui/Timeline';
import type { ReactNode } from 'react';

const SHOWN = 6;

/** What was done with an account and its roles. */
export function UtilisateurHistory({ steps }: { steps: readonly ActionUtilisateur[] }): ReactNode {
  const t = useText();
  const items = steps.map(({ id, action, faitLe, auteur, roleType, objet, motif }) => {
    const about = [roleType === null ? null : t(`roles.${roleType}`), objet].filter(
      (part) => part !== null && part !== '',
    );
    return {
      key: String(id),
      date: `${formatInstantDate(faitLe)} ${formatTime(faitLe)}`,
      title: [t(`utilisateurs.histoire.${action}`), about.join(', ')].filter((part) => part !== '').join(' : '),
      actor: auteur ?? undefined,
      comment: motif ?? undefined,
      isMajor: action !== 'activation-renvoyee',
    };
  });
  return (
    <Section title={t('utilisateurs.historique')}>
      {items.length === 0 ? (
        <Text tone="subtle">{t('utilisateurs.historique-vide')}</Text>
      ) : (
        <Timeline
          label={t('utilisateurs.historique')}
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
