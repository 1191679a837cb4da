import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import type { SessionSummary } from '@habilis/api/session-certification/SessionCertification';
import { etatCloture, JOURS_CLOTURE } from '@habilis/domain/session-certification/etatCloture';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Badge } from '@habilis/ui/Badge';
import { Columns } from '@habilis/ui/Columns';
import { Deadline } from '@habilis/ui/Deadline';
import { Identifier } from '@habilis/ui/Identifier';
import { ItemList } from '@habilis/ui/ItemList';
import { Link } from '@habilis/ui/Link';
import type { ReactNode } from 'react';
import { deadlineView } from '../../alerte/deadlineView.ts';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { ETAT_SESSION_LOOKS } from '../../etat/ETAT_SESSION_LOOKS.ts';
import type { Part, SessionsRead } from './homeData.ts';
import { PartSection } from './PartSection.tsx';

/** The state of a session; its day of deletion once that is near. */
function End({ session }: { session: SessionSummary }): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const { etat, dateSession, dateFinSession, dateSuppressionSession: due } = session;
  const start = dateFinSession ?? dateSession;
  const isOver = etat === 'CLOTUREE' || etat === 'SUPPRIMEE';
  if (!isOver && start !== null && due !== null) {
    const { state, days } = etatCloture({ dateFin: start, dateSuppression: due, today });
    if (days <= JOURS_CLOTURE.proche)
      return <Deadline {...deadlineView(t, { start, due, today }, true)} state={state} />;
  }
  return <Badge {...ETAT_SESSION_LOOKS[etat]}>{t(`sessions-certification.etat.${etat}`)}</Badge>;
}

function Sessions({
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
  return (
    <PartSection title={title} part={part} action={action}>
      {(sessions) => (
        <ItemList
          label={title}
          items={sessions.map((one) => ({
            key: String(one.id),
            title: [one.libelleDispositifNiveau, one.lieu].filter((words) => words !== null).join(', '),
            href: rolePath(role, 'session', one.id),
            description: (
              <>
                {one.dateSession !== null && <Identifier>{formatDate(one.dateSession)}</Identifier>}
                {[one.animateurNomPrenom, t('tableau-bord.sessions.stagiaires', { total: one.nbStagiaires })]
                  .filter((words) => words !== null)
                  .map((words, at) => (at === 0 && one.dateSession === null ? words : ` · ${words}`))}
              </>
            ),
            end: <End session={one} />,
          }))}
        />
      )}
    </PartSection>
  );
}

const isShown = (part: Part<SessionSummary>): boolean => !part.isRead || part.items.length > 0;

/** The sessions that wait for the role, first deleted first, beside those that come; what is empty takes no place. */
export function SessionParts({ sessions, role }: { sessions: SessionsRead; role: Role }): ReactNode {
  const t = useText();
  const waiting = (
    <Sessions
      title={t('tableau-bord.sessions.a-faire')}
      part={sessions.aFaire}
      role={role}
      action={
        <Link href={rolePath(role, 'sessionsAFaire')} isSmall>
          {t('tableau-bord.toutes')}
        </Link>
      }
    />
  );
  const coming = (
    <Sessions
      title={t('tableau-bord.sessions.proches')}
      part={sessions.proches}
      role={role}
      action={
        <Link href={rolePath(role, 'sessions')} isSmall>
          {t('tableau-bord.sessions.toutes')}
        </Link>
      }
    />
  );
  if (!isShown(sessions.aFaire)) return coming;
  if (!isShown(sessions.proches)) return waiting;
  return (
    <Columns split="1fr 1fr">
      {waiting}
      {coming}
    </Columns>
  );
}
