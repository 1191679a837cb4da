import type { Complement } from '@habilis/api/examen/Complement';
import { formatInstantDate } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import type { AncreWords } from './AncreWords.ts';
import { ComplementPoint } from './ComplementPoint.tsx';

function roundOf(t: Texts, { demandeLe, reponduLe, auteurNomPrenom }: Complement): string {
  const values = { auteur: auteurNomPrenom ?? t('workflow.presence.service'), date: formatInstantDate(demandeLe) };
  return reponduLe === null
    ? t('habilitations.complement.en-attente', values)
    : t('habilitations.complement.recu', { ...values, retour: formatInstantDate(reponduLe) });
}

/** The complements asked for, field by field, with their answers; the latest round first. */
export function ComplementsTab({
  complements,
  words,
}: {
  complements: readonly Complement[];
  words: AncreWords;
}): ReactNode {
  const t = useText();
  return (
    <Stack gap={36}>
      {complements.map((complement) => (
        <Section
          key={complement.id}
          title={t('habilitations.complement.du', { date: formatInstantDate(complement.demandeLe) })}
        >
          <Stack gap={28}>
            <Text look="small" tone="subtle">
              {roundOf(t, complement)}
            </Text>
            {complement.points.map((point) => (
              <ComplementPoint key={point.id} point={point} words={words} />
            ))}
          </Stack>
        </Section>
      ))}
    </Stack>
  );
}
