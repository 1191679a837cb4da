import type { AvisType } from '@habilis/domain/avis/avisTypes';
import { useText } from '@habilis/i18n/TextProvider';
import { Badge } from '@habilis/ui/Badge';
import { CircleCheck, CircleMinus, CircleQuestionMark, CircleX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const LOOKS = {
  F: { tone: 'success', icon: CircleCheck },
  FR: { tone: 'warning', icon: TriangleAlert },
  D: { tone: 'danger', icon: CircleX },
  SA: { tone: 'neutral', icon: CircleMinus },
  DC: { tone: 'info', icon: CircleQuestionMark },
} as const satisfies Record<AvisType, object>;

/** The type of an avis, in a word. */
export function AvisBadge({ type }: { type: AvisType }): ReactNode {
  const t = useText();
  return <Badge {...LOOKS[type]}>{t(`habilitations.avis.type.${type}`)}</Badge>;
}
