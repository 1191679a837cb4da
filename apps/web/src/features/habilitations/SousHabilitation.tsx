import type { Habilitation } from '@habilis/api/habilitation/Habilitation';
import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import type { ActiviteHabilitation } from '@habilis/api/session-certification/ActiviteHabilitation';
import type { SessionSummary } from '@habilis/api/session-certification/SessionCertification';
import { urgenceOf } from '@habilis/domain/echeance/urgenceOf';
import { can } from '@habilis/domain/role/can';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Badge } from '@habilis/ui/Badge';
import { Deadline } from '@habilis/ui/Deadline';
import { ItemList } from '@habilis/ui/ItemList';
import { Link } from '@habilis/ui/Link';
import { Section } from '@habilis/ui/Section';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { deadlineView } from '../../etat/deadlineView.ts';
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

/** Who led its sessions: each with those of the year, and the end of their certificat once it is near. */
export function FormateursSection({ one: { id }, role, activite: { formateurs, annee } }: Props): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const title = t('habilitations.formateurs');
  return (
    <Section
      title={title}
      action={
        can(role.type, 'issue-certificats-formateur') ? (
          <Link href={rolePath(role, 'certificatsFormateurs')} isSmall>
            {t('habilitations.formateurs.certificats')}
          </Link>
        ) : undefined
      }
    >
      {formateurs.length === 0 ? (
        <Text tone="subtle">{t('habilitations.formateurs.aucun')}</Text>
      ) : (
        <ItemList
          label={title}
          items={formateurs.map(({ habilisId, nomPrenom, sessions, dateFinCertificat: fin }) => {
            const isNear = fin !== null && urgenceOf({ date: fin, isPerte: false }, today).ton !== 'LOIN';
            return {
              key: habilisId,
              title: nomPrenom,
              href: sessionsPath(role, id, { vue: 'toutes', animateur: habilisId }),
              description: [
                t('habilitations.formateurs.sessions', { nombre: sessions, annee: annee.du.slice(0, 4) }),
                fin === null ? null : t('habilitations.formateurs.certificat', { date: formatDate(fin) }),
              ]
                .filter((part) => part !== null)
                .join(' · '),
              ...(isNear ? { end: <Deadline {...deadlineView(t, { start: today, due: fin, today }, true)} /> } : {}),
            };
          })}
        />
      )}
    </Section>
  );
}
