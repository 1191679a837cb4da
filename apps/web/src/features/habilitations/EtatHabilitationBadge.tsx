import type { EtatHabilitation } from '@habilis/domain/habilitation/etatHabilitation';
import { useText } from '@habilis/i18n/TextProvider';
import { Badge } from '@habilis/ui/Badge';
import { Ban, CircleCheck, CirclePause, Clock, Flag } from 'lucide-react';
import type { ReactNode } from 'react';

const LOOKS = {
  ACTIVE: { tone: 'success', icon: CircleCheck },
  FUTURE: { tone: 'info', icon: Clock },
  SUSPENDUE: { tone: 'warning', icon: CirclePause },
  ROMPUE: { tone: 'danger', icon: Ban },
  TERMINEE: { tone: 'neutral', icon: Flag },
} as const;

/** The state of a habilitation. */
export function EtatHabilitationBadge({ etat }: { etat: EtatHabilitation }): ReactNode {
  const t = useText();
  return <Badge {...LOOKS[etat]}>{t(`habilitations.etat.${etat}`)}</Badge>;
}
