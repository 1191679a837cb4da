import type { ComplementPoint } from '@habilis/api/examen/Complement';
import type { DispositifNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { ancreLabel } from './ancreLabel.ts';

/** What a complement asks about the fields of a tab, shown above them. */
export function PointsOfTab({
  points,
  niveau,
}: {
  points: readonly ComplementPoint[];
  niveau: DispositifNiveau | null;
}): ReactNode {
  const t = useText();
  if (points.length === 0) return null;
  return (
    <Callout tone="warning" title={t('habilitations.complement.marque')}>
      {points.map(({ id, chemin, commentaire }) => (
        <Text key={id}>{t('habilitations.complement.ici', { champ: ancreLabel(t, chemin, niveau), commentaire })}</Text>
      ))}
    </Callout>
  );
}
