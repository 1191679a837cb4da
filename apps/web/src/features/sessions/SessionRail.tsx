import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { SessionSummary } from '@habilis/api/session-certification/SessionCertification';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { MonthRail, type RailBar, railReach, type RailView } from '@habilis/ui/MonthRail';
import { CircleAlert, Lock } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { ETAT_SESSION_LOOKS } from '../../etat/ETAT_SESSION_LOOKS.ts';
import { call } from '../../session/call.ts';
import { niveauOf } from '../../etat/niveauOf.ts';
import { longDates, shortDates } from './sessionDates.ts';
import { filtersOf, type SessionQuery } from './sessionQuery.ts';
import { urgenceOfCloture } from '../../etat/suppressionView.ts';

/** Sessions of one answer, and of one month: more make no picture, and the list holds them all. */
const AT_ONCE = 100;
const MOST = 500;

const TONES = {
  SAISIE: 'draft',
  RESULTATS: 'current',
  VERIFICATION: 'current',
  CLOTUREE: 'closed',
  SUPPRIMEE: 'closed',
} as const;

function barOf(t: Texts, role: Role, session: SessionSummary, today: string): RailBar[] {
  const { id, etat, dateSession, dateFinSession, lieu, dispositif, heureDebut, heureFin } = session;
  if (dateSession === null) return [];
  const urgence = urgenceOfCloture(session, today)?.ton;
  const isAtRisk = urgence === 'PERTE' || urgence === 'RETARD';
  const icon = isAtRisk ? CircleAlert : etat === 'CLOTUREE' ? Lock : ETAT_SESSION_LOOKS[etat].icon;
  const hours =
    heureDebut === null || heureFin === null
      ? null
      : t('sessions-certification.horaires-courts', { debut: heureDebut, fin: heureFin });
  const name = t('sessions-certification.liste.barre', {
    niveau: niveauOf(t, session),
    jours: longDates(t, session) ?? shortDates(session) ?? '',
    lieu: lieu ?? '',
    etat: t(`sessions-certification.etat.${etat}`),
    risque: isAtRisk ? 'true' : 'false',
  });
  return [
    {
      key: String(id),
      start: dateSession,
      end: dateFinSession ?? dateSession,
      label: dispositif,
      icon,
      name,
      details: [session.numero, hours, lieu].filter((one) => one !== null),
      href: rolePath(role, 'session', id),
      tone: isAtRisk ? 'danger' : TONES[etat],
    },
  ];
}

type Around = { readonly asked: string; readonly sessions: readonly SessionSummary[] };

/** The sessions that a list holds, on the days that the month or the week of a day may show; those of before stay until they are read. */
function useSessionsAround(query: SessionQuery, day: string): Around & { readonly isPending: boolean } {
  const { today } = useServerProperties();
  const [around, setAround] = useState<Around>({ asked: '', sessions: [] });
  const { first, last } = railReach(day);
  const body = {
    ...filtersOf(query, today),
    dateDebut: first,
    dateFin: last,
    tri: 'dateSession',
    ordre: 'asc',
  } as const;
  const asked = JSON.stringify(body);
  useEffect(() => {
    let isLeft = false;
    const read = async () => {
      const sessions: SessionSummary[] = [];
      for (let page = 1; page * AT_ONCE <= MOST; page++) {
        // oxlint-disable-next-line no-await-in-loop -- nearly always one; another only where the one before was full
        const { elements } = await call(
          sessionCertification.search,
          { body: { ...body, page, taille: AT_ONCE } },
          { background: true },
        );
        if (isLeft) return;
        sessions.push(...elements);
        if (elements.length < AT_ONCE) break;
      }
      setAround({ asked, sessions });
    };
    // The list beside it tells what cannot be read.
    void read().catch(() => undefined);
    return () => {
      isLeft = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `asked` is the body by its content
  }, [asked]);
  return { ...around, isPending: around.asked !== asked };
}

type Props = {
  readonly query: SessionQuery;
  readonly role: Role;
  readonly onPoint: (key: string | null) => void;
};

/** The month of the sessions beside their list, with the same view and filters. */
export function SessionRail({ query, role, onPoint }: Props): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const [day, setDay] = useState(query.dates?.du ?? today);
  const [view, setView] = useState<RailView>('month');
  const { sessions, isPending } = useSessionsAround(query, day);
  return (
    <MonthRail
      label={t('sessions-certification.calendrier.titre')}
      day={day}
      onDayChange={setDay}
      view={view}
      onViewChange={setView}
      today={today}
      bars={sessions.flatMap((session) => barOf(t, role, session, today))}
      isPending={isPending}
      onPoint={onPoint}
      words={{
        previous: {
          month: t('entites.mois-precedent'),
          week: t('sessions-certification.calendrier.semaine-precedente'),
        },
        next: { month: t('entites.mois-suivant'), week: t('sessions-certification.calendrier.semaine-suivante') },
        views: t('sessions-certification.calendrier.vues'),
        view: {
          month: t('sessions-certification.calendrier.mois'),
          week: t('sessions-certification.calendrier.semaine'),
        },
        count: (nombre, shown) =>
          sessions.length < MOST
            ? t(`sessions-certification.calendrier.nombre-${shown === 'month' ? 'mois' : 'semaine'}`, { nombre })
            : t('sessions-certification.calendrier.en-partie', { nombre: MOST }),
        empty: {
          month: t('sessions-certification.calendrier.vide-mois'),
          week: t('sessions-certification.calendrier.vide-semaine'),
        },
        more: (nombre, shown) =>
          t(`sessions-certification.calendrier.autres-${shown === 'month' ? 'mois' : 'semaine'}`, { nombre }),
      }}
    />
  );
}
