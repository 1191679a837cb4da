import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import type { SessionSummary } from '@habilis/api/session-certification/SessionCertification';
import { formatDate } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Badge } from '@habilis/ui/Badge';
import { Columns } from '@habilis/ui/Columns';
import { Deadline } from '@habilis/ui/Deadline';
import { Identifier } from '@habilis/ui/Identifier';
import { ItemList } from '@habilis/ui/ItemList';
import { Link } from '@habilis/ui/Link';
import type { ReactNode } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { ETAT_SESSION_LOOKS } from '../../etat/ETAT_SESSION_LOOKS.ts';
import { suppressionView, urgenceOfCloture } from '../../etat/suppressionView.ts';
import { toldApart } from '../../etat/toldApart.ts';
import type { Part, SessionsRead } from './homeData.ts';
import { PartSection } from './PartSection.tsx';

/** Until when a session is to be closed, once its deletion is near; null before, and when it is over. */
function deletionOf(t: Texts, session: SessionSummary, today: string) {
  const isNear = (urgenceOfCloture(session, today)?.ton ?? 'LOIN') !== 'LOIN';
  return isNear ? suppressionView(t, session, today, true) : null;
}

/** A session by its niveau, place and first day. */
const nameOf = ({ libelleDispositifNiveau, lieu, dateSession }: SessionSummary): string =>
  [libelleDispositifNiveau, lieu, dateSession === null ? null : formatDate(dateSession)]
    .filter((part) => part !== null)
    .join(', ');

/** Some sessions, each by a name of its own. */
export function Sessions({
  title,
  part,
  role,
  action,
}: {
  title: string;
  part: Part<SessionSummary>;
  role: Role;
  action: ReactNode;
}): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const itemOf = (one: SessionSummary, name: string) => {
    const { etat, numero, animateurNomPrenom: animateur, nbStagiaires: total } = one;
    const deletion = deletionOf(t, one, today);
    const words = t(`sessions-certification.etat.${etat}`);
    // The day of its deletion takes the place of its state, which goes before the rest.
    // Who leads is told nothing by their own name.
    const told = [
      deletion && words,
      role.type === 'F' ? null : animateur,
      t('tableau-bord.sessions.stagiaires', { total }),
    ];
    return {
      key: String(one.id),
      title: name,
      href: rolePath(role, 'session', one.id),
      description: (
        <>
          {numero !== null && <Identifier>{numero}</Identifier>}
          {told.filter((part) => part !== null).map((part, at) => (at === 0 && numero === null ? part : ` · ${part}`))}
        </>
      ),
      end: deletion === null ? <Badge {...ETAT_SESSION_LOOKS[etat]}>{words}</Badge> : <Deadline {...deletion} />,
    };
  };
  return (
    <PartSection title={title} part={part} action={action}>
      {(sessions) => {
        const names = toldApart(sessions, nameOf);
        return <ItemList label={title} items={sessions.map((one) => itemOf(one, names.get(one) ?? ''))} />;
      }}
    </PartSection>
  );
}

const isShown = (part: Part<SessionSummary>): boolean => !part.isRead || part.items.length > 0;

/** The sessions that wait for the role, beside those that come; what is empty takes no place. */
export function SessionParts({ sessions, role }: { sessions: SessionsRead; role: Role }): ReactNode {
  const t = useText();
  const href = rolePath(role, 'sessions');
  const partOf = (title: string, part: Part<SessionSummary>, all: { href: string; label: string }) =>
    isShown(part) && (
      <Sessions
        {...{ title, part, role }}
        action={
          <Link href={all.href} isSmall>
            {all.label}
          </Link>
        }
      />
    );
  const waiting = partOf(t('tableau-bord.sessions.a-faire'), sessions.aFaire, {
    href: rolePath(role, 'sessionsAFaire'),
    label: t('tableau-bord.sessions.a-faire-liste', { total: sessions.totalAFaire }),
  });
  const coming = partOf(t('tableau-bord.sessions.proches'), sessions.proches, {
    href,
    label: t('tableau-bord.sessions.toutes'),
  });
  if (waiting && coming)
    return (
      <Columns split="1fr 1fr">
        {waiting}
        {coming}
      </Columns>
    );
  return waiting || coming || null;
}
