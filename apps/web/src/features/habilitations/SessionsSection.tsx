import type { Habilitation } from '@habilis/api/habilitation/Habilitation';
import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import type { ActiviteHabilitation } from '@habilis/api/session-certification/ActiviteHabilitation';
import type { SessionSummary } from '@habilis/api/session-certification/SessionCertification';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Badge } from '@habilis/ui/Badge';
import { ItemList } from '@habilis/ui/ItemList';
import { Link } from '@habilis/ui/Link';
import { Section } from '@habilis/ui/Section';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { ETAT_SESSION_LOOKS } from '../../etat/ETAT_SESSION_LOOKS.ts';
import { sessionsPath } from './listPaths.ts';

type Props = { one: Habilitation; role: Role; activite: ActiviteHabilitation };

/** The first sessions of a habilitation, and the way to all of them. */
export function SessionsSection({ one: { id }, role, activite: { sessions } }: Props): ReactNode {
  const t = useText();
  const { total, premieres } = sessions;
  const title = t('habilitations.sessions');
  const itemOf = ({ id: sessionId, dateSession, lieu, etat, animateurNomPrenom, nbStagiaires }: SessionSummary) => ({
    key: String(sessionId),
    title: [dateSession === null ? t('habilitations.sessions.sans-date') : formatDate(dateSession), lieu]
      .filter((part) => part !== null)
      .join(', '),
    href: rolePath(role, 'session', sessionId),
    description: [animateurNomPrenom, t('habilitations.sessions.stagiaires', { total: nbStagiaires })]
      .filter((part) => part !== null)
      .join(' · '),
    end: <Badge {...ETAT_SESSION_LOOKS[etat]}>{t(`sessions-certification.etat.${etat}`)}</Badge>,
  });
  return (
    <Section
      title={title}
      action={
        total === 0 ? undefined : (
          <Link href={sessionsPath(role, id, { vue: 'toutes' })} isSmall>
            {t('habilitations.sessions.toutes', { total })}
          </Link>
        )
      }
    >
      {premieres.length === 0 ? (
        <Text tone="subtle">{t('habilitations.sessions.aucune')}</Text>
      ) : (
        <ItemList label={title} items={premieres.map(itemOf)} />
      )}
    </Section>
  );
}
