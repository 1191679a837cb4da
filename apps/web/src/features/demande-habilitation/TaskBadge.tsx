import { useText } from '@habilis/i18n/TextProvider';
import { Badge, type Tone } from '@habilis/ui/Badge';
import { CircleCheck, CircleSlash, CircleX, ClockAlert, FilePen, Gavel, type LucideIcon, Search } from 'lucide-react';
import type { ReactNode } from 'react';

type Look = { readonly tone: Tone; readonly icon: LucideIcon };

const EXAMINED: Look = { tone: 'accent', icon: Search };
const DECIDED: Look = { tone: 'accent', icon: Gavel };
const LOOKS: Readonly<Record<string, Look>> = {
  saisie: { tone: 'neutral', icon: FilePen },
  complement: { tone: 'warning', icon: ClockAlert },
  planification_decision: DECIDED,
  decision: DECIDED,
  acceptee: { tone: 'success', icon: CircleCheck },
  suppression_apres_refus: { tone: 'danger', icon: CircleX },
  abandonnee: { tone: 'neutral', icon: CircleSlash },
  supprimee: { tone: 'neutral', icon: CircleSlash },
};

/** Where a request stands, in a word (patterns, Badges). */
export function TaskBadge({ taskKey }: { taskKey: string }): ReactNode {
  const t = useText();
  return <Badge {...(LOOKS[taskKey] ?? EXAMINED)}>{t.find(`workflow.tache.${taskKey}`) ?? taskKey}</Badge>;
}
