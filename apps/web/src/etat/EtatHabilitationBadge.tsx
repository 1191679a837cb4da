import type { EtatHabilitation } from '@habilis/domain/habilitation/etatHabilitation';
import { useText } from '@habilis/i18n/TextProvider';
import { Badge } from '@habilis/ui/Badge';
import type { ReactNode } from 'react';
import { ETAT_HABILITATION_LOOKS } from './ETAT_HABILITATION_LOOKS.ts';

/** The state of a habilitation. */
export function EtatHabilitationBadge({ etat }: { etat: EtatHabilitation }): ReactNode {
  const t = useText();
  return <Badge {...ETAT_HABILITATION_LOOKS[etat]}>{t(`habilitations.etat.${etat}`)}</Badge>;
}
