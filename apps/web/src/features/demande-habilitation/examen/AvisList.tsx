import type { Avis } from '@habilis/api/avis/Avis';
import { formatInstantDate, formatTime } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Box } from '@habilis/ui/Box';
import { Inline } from '@habilis/ui/Inline';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { AvisBadge } from './AvisBadge.tsx';

/** The opinions given, the last first: who, at which task, what and why. */
export function AvisList({ avis }: { avis: readonly Avis[] }): ReactNode {
  const t = useText();
  if (avis.length === 0) return <Text tone="subtle">{t('habilitations.avis.aucun')}</Text>;
  return (
    <Stack gap={12} as="ul">
      {avis.map(({ id, type, texte, taskDefinitionKey, auteurNomPrenom, auteurRoleType, renduLe }) => (
        <li key={id}>
          <Box edge="hairline">
            <Stack gap={8}>
              <Inline gap={12} justify="between">
                <Text isStrong>
                  {t('workflow.presence.personne', { nom: auteurNomPrenom, role: t(`roles.${auteurRoleType}`) })}
                </Text>
                <AvisBadge type={type} />
              </Inline>
              <Text look="small" tone="subtle">
                {t('habilitations.avis.rendu', {
                  tache: t.find(`workflow.tache.${taskDefinitionKey}`) ?? taskDefinitionKey,
                  date: formatInstantDate(renduLe),
                  heure: formatTime(renduLe),
                })}
              </Text>
              {texte !== null && <Text>{texte}</Text>}
            </Stack>
          </Box>
        </li>
      ))}
    </Stack>
  );
}
