import type { Acces } from '@habilis/api/account/Acces';
import { useText } from '@habilis/i18n/TextProvider';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useState } from 'react';

/** Who acted in the person's name, when and why; renders nothing when nobody did (S17). */
export function ActsInOnesName({ acces, at }: { acces: readonly Acces[]; at: (instant: string) => string }): ReactNode {
  const t = useText();
  const [now] = useState(() => new Date().toISOString());
  const acts = acces.flatMap(({ id, faitLe, impersonation }) =>
    impersonation === null ? [] : [{ id, debutLe: faitLe, ...impersonation }],
  );
  if (acts.length === 0) return null;
  return (
    <Section title={t('compte.acces.en-votre-nom')}>
      <Stack gap={16}>
        <Text>{t('compte.acces.en-votre-nom-texte')}</Text>
        <Stack as="ul" gap={16}>
          {acts.map(({ id, debutLe, finLe, nomPrenom: nom, roleType, motif }) => (
            <li key={id}>
              <Stack gap={4}>
                <Text as="span" isStrong>
                  {t('compte.acces.en-votre-nom-qui', { nom, role: t(`roles.${roleType}`) })}
                </Text>
                <Text look="small" tone="subtle">
                  {t(finLe > now ? 'compte.acces.en-votre-nom-en-cours' : 'compte.acces.en-votre-nom-quand', {
                    debut: at(debutLe),
                    fin: at(finLe),
                  })}
                </Text>
                <Text>{motif}</Text>
              </Stack>
            </li>
          ))}
        </Stack>
      </Stack>
    </Section>
  );
}
