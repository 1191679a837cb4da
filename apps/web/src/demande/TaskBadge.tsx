import { useText } from '@habilis/i18n/TextProvider';
import { Badge, type Tone } from '@habilis/ui/Badge';
import {
  CircleCheck,
  CircleSlash,
  CircleX,
  ClockAlert,
  FilePen,
  Gavel,
  type LucideIcon,
  Search,
  TriangleAlert,
} from 'lucide-react';
import type { ReactNode } from 'react';

type Look = { readonly tone: Tone; readonly icon: LucideIcon };

const EXAMINED: Look = { tone: 'accent', icon: Search };
const DECIDED: Look = { tone: 'accent', icon: Gavel };
const LOOKS: Readonly<Record<string, Look>> = {
  saisie: { tone: 'neutral', icon: FilePen },
  da_saisie: { tone: 'neutral', icon: FilePen },
  da_complement: { tone: 'warning', icon: ClockAlert },
  da_validation_rejet: { tone: 'warning', icon: TriangleAlert },
  validee: { tone: 'success', icon: CircleCheck },
  refusee: { tone: 'danger', icon: CircleX },
  complement: { tone: 'warning', icon: ClockAlert },
  planification_decision: DECIDED,
  decision: DECIDED,
  acceptee: { tone: 'success', icon: CircleCheck },
  'acceptee-reserve': { tone: 'warning', icon: TriangleAlert },
  suppression_apres_refus: { tone: 'danger', icon: CircleX },
  abandonnee: { tone: 'neutral', icon: CircleSlash },
  supprimee: { tone: 'neutral', icon: CircleSlash },
};

/** The state of a demande in a word (rules/design#badges); a habilitation granted with a reserve says so. */
export function TaskBadge({ taskKey, isReserved = false }: { taskKey: string; isReserved?: boolean }): ReactNode {
  const t = useText();
  const key = isReserved && taskKey === 'acceptee' ? 'acceptee-reserve' : taskKey;
  return <Badge {...(LOOKS[key] ?? EXAMINED)}>{t.find(`workflow.tache.${key}`) ?? taskKey}</Badge>;
}
