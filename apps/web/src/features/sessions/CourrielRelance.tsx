import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Box } from '@habilis/ui/Box';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import type { SessionDocument } from './sessionKind.ts';

/** The mail that a reminder sends, as its formateur will read it (SC39). */
export function CourrielRelance({ session }: { readonly session: SessionDocument }): ReactNode {
  const t = useText();
  const { numero, habilitation, dateFinSession, dateSuppressionSession } = session;
  const mots = { numero: numero ?? '' };
  return (
    <Box surface="sunken">
      <Stack gap={8}>
        <Text look="small" tone="subtle">
          {t('sessions-certification.chez.courriel')}
        </Text>
        <Text isStrong>{t('sessions-certification.chez.courriel-objet', mots)}</Text>
        <Text>
          {t('sessions-certification.chez.courriel-texte', {
            ...mots,
            raisonSociale: habilitation.raisonSociale,
            niveau: habilitation.dispositifNiveau.libelle,
            fin: dateFinSession === null ? '' : formatDate(dateFinSession),
            suppression: dateSuppressionSession === null ? '' : formatDate(dateSuppressionSession),
          })}
        </Text>
      </Stack>
    </Box>
  );
}
