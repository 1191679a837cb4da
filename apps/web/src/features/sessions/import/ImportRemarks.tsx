import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import type { ClassImport } from './classImport.ts';

/** What to know of the file that was read: its encoding, its dates, its hidden rows, its other sheets. */
export function ImportRemarks({ one }: { readonly one: ClassImport }): ReactNode {
  const t = useText();
  const remarks = [
    ...(one.isGuessed ? [t('sessions-certification.import.codage')] : []),
    ...(one.isMonthFirst ? [t('sessions-certification.import.mois-d-abord')] : []),
    ...(one.masquees > 0 ? [t('sessions-certification.import.masquees', { nombre: one.masquees })] : []),
    ...(one.autresFeuilles.length > 0
      ? [
          t('sessions-certification.import.autres-feuilles', {
            nombre: one.autresFeuilles.length,
            feuilles: one.autresFeuilles
              .map((feuille) => t('sessions-certification.import.feuille-citee', { feuille }))
              .join(', '),
          }),
        ]
      : []),
  ];
  if (remarks.length === 0) return null;
  return (
    <Callout tone="info" title={t('sessions-certification.import.a-savoir')}>
      <Stack gap={8}>
        {remarks.map((remark) => (
          <Text key={remark}>{remark}</Text>
        ))}
      </Stack>
    </Callout>
  );
}
