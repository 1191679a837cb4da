import type { Consultation } from '@habilis/api/account/Consultation';
import { formatInstantDate, formatTime } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { DataTable } from '@habilis/ui/DataTable';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';

const HOUR_MS = 60 * 60 * 1000;

/** Who looked at one's account, hour by hour (S23). */
export function Consultations({ consultations }: { consultations: readonly Consultation[] }): ReactNode {
  const t = useText();
  const within = (heureLe: string) =>
    t('compte.consultations.heure', {
      date: formatInstantDate(heureLe),
      debut: formatTime(heureLe),
      fin: formatTime(new Date(Date.parse(heureLe) + HOUR_MS)),
    });
  return (
    <Section title={t('compte.consultations.titre')}>
      <Stack gap={16}>
        <Text>{t(consultations.length === 0 ? 'compte.consultations.vide' : 'compte.consultations.texte')}</Text>
        {consultations.length > 0 && (
          <DataTable
            caption={t('compte.consultations.titre')}
            columns={[
              {
                key: 'qui',
                header: t('compte.consultations.qui'),
                render: ({ nomPrenom: nom, roleType }) =>
                  t('compte.acces.en-votre-nom-qui', { nom, role: t(`roles.${roleType}`) }),
              },
              {
                key: 'quoi',
                header: t('compte.consultations.quoi'),
                render: ({ objet }) => t(`compte.consultations.objet.${objet}`),
              },
              {
                key: 'quand',
                header: t('compte.consultations.quand'),
                render: ({ heureLe }) => within(heureLe),
              },
            ]}
            rows={consultations}
            rowKey={({ nomPrenom, roleType, objet, heureLe }) => `${heureLe} ${nomPrenom} ${roleType} ${objet}`}
          />
        )}
      </Stack>
    </Section>
  );
}
