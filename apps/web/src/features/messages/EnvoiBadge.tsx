import type { Message } from '@habilis/api/message/Message';
import { useText } from '@habilis/i18n/TextProvider';
import { Badge } from '@habilis/ui/Badge';
import { CalendarClock, CircleCheck, CircleSlash, Eye } from 'lucide-react';
import type { ReactNode } from 'react';

/** Where a message is in its life on a day: to come, shown, or over. */
export type EtatMessage = 'A_VENIR' | 'EN_COURS' | 'PASSE' | 'TERMINE';

/** Where a message is in its life on a day. */
export function etatMessage({ termine, periode: { debut, fin } }: Message, today: string): EtatMessage {
  if (termine) return 'TERMINE';
  if (today < debut) return 'A_VENIR';
  return today > fin ? 'PASSE' : 'EN_COURS';
}

const LOOKS = {
  A_VENIR: { tone: 'neutral', icon: CalendarClock },
  EN_COURS: { tone: 'success', icon: Eye },
  PASSE: { tone: 'neutral', icon: CircleCheck },
  TERMINE: { tone: 'neutral', icon: CircleSlash },
} as const;

/** Whether readers see a message. */
export function EnvoiBadge({ message, today }: { readonly message: Message; readonly today: string }): ReactNode {
  const t = useText();
  const etat = etatMessage(message, today);
  return (
    <Badge tone={LOOKS[etat].tone} icon={LOOKS[etat].icon}>
      {t(`messages.etat-message.${etat}`)}
    </Badge>
  );
}
