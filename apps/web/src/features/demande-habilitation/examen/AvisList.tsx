import type { Avis } from '@habilis/api/avis/Avis';
import { avisLus } from '@habilis/domain/avis/readsAvis';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { formatInstantDate, formatTime } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Box } from '@habilis/ui/Box';
import { Inline } from '@habilis/ui/Inline';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { AvisBadge } from './AvisBadge.tsx';

type Props = {
  readonly avis: readonly Avis[];
  readonly role: RoleType;
  /** The demande moves or is read again: that there is no avis may no longer be true. @default false */
  readonly isStale?: boolean;
};

/** The avis that the reader may see, latest first: author, task, avis, reason. Says so when the reader may see only some. */
export function AvisList({ avis, role, isStale = false }: Props): ReactNode {
  const t = useText();
  const lus = avisLus(role);
  const isPartial = lus === 'siens' || lus === 'instruction';
  return (
    <Stack gap={12}>
      {avis.length > 0 && <AvisItems avis={avis} />}
      {avis.length === 0 && !isStale && (
        <Text tone="subtle">{t(isPartial ? `habilitations.avis.aucun-${lus}` : 'habilitations.avis.aucun')}</Text>
      )}
      {isPartial && (
        <Text look="small" tone="subtle">
          {t(`habilitations.avis.seuls-${lus}`)}
        </Text>
      )}
    </Stack>
  );
}

function AvisItems({ avis }: { avis: readonly Avis[] }): ReactNode {
  const t = useText();
  return (
    <Stack gap={12} as="ul">
      {avis.map(({ id, type, texte, taskDefinitionKey, auteurNomPrenom, auteurRoleType, renduLe, ecarteLe = null }) => (
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
              {ecarteLe !== null && (
                <Text isStrong>{t('habilitations.avis.ecarte', { date: formatInstantDate(ecarteLe) })}</Text>
              )}
              {texte !== null && <Text>{texte}</Text>}
            </Stack>
          </Box>
        </li>
      ))}
    </Stack>
  );
}
