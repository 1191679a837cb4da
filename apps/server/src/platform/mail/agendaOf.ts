import { addDays } from '@habilis/domain/date/addDays';
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { dayOf, wholeDay } from '../agenda/wholeDay.ts';
import type { AgendaCourriel } from '../../database/values/Courriel.ts';

/** Who invites, who is invited, and what the entry says. */
type Invitation = {
  readonly de: { readonly name: string; readonly email: string };
  readonly a: { readonly name: string; readonly email: string };
  readonly titre: string;
  readonly texte: string;
  readonly url: string;
  readonly now: Date;
};

function statusOf({ methode, isIncertain }: AgendaCourriel): ICalEventStatus {
  if (methode === 'CANCEL') return ICalEventStatus.CANCELLED;
  return isIncertain ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

/** The calendar entry of a mail: a program adds it, moves it or takes it out by its UID and SEQUENCE (RFC 5546, 3.2). */
export function agendaOf(agenda: AgendaCourriel, { de, a, titre, texte, url, now }: Invitation): string {
  const { methode, uid, sequence, debut, fin, lieu } = agenda;
  const calendar = ical({
    prodId: { company: 'Habilis', product: 'Courriel', language: 'FR' },
    method: methode === 'CANCEL' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  calendar.createEvent({
    id: uid,
    sequence,
    ...wholeDay(debut, now),
    end: dayOf(addDays(fin, 1)),
    transparency: ICalEventTransparency.OPAQUE,
    status: statusOf(agenda),
    summary: titre,
    description: `${texte}\n${url}`,
    url,
    ...(lieu === null ? {} : { location: lieu }),
    organizer: de,
    // Nobody reads an answer: the session is given, not proposed.
    attendees: [{ ...a, rsvp: false, role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.ACCEPTED }],
  });
  return calendar.toString();
}
