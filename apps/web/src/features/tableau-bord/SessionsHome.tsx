import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import { useText } from '@habilis/i18n/TextProvider';
import { NextStepBlock } from '@habilis/ui/NextStepBlock';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { HeldHabilitations } from './HeldHabilitations.tsx';
import type { SessionsWork } from './homeData.ts';
import { HomeLine } from './HomeLine.tsx';

/** Home of those who run sessions: the sessions that wait for them, what they hold, and what ends. */
export function SessionsHome({
  work,
  role,
  begin,
}: {
  work: SessionsWork;
  role: Role;
  /** What may be begun, where the head of the page has no room for it. */
  begin?: ReactNode;
}): ReactNode {
  const t = useText();
  const { total, detenues, ligne } = work;
  return (
    <>
      {total === 0 ? (
        <Text>{t('tableau-bord.rien')}</Text>
      ) : (
        <NextStepBlock
          kicker={t('tableau-bord.a-faire')}
          title={t('tableau-bord.sessions.nombre', { total })}
          action={{ href: rolePath(role, 'sessionsAFaire'), label: t('tableau-bord.sessions.ouvrir') }}
        >
          {t(role.type === 'F' ? 'tableau-bord.sessions.formateur' : 'tableau-bord.sessions.delegataire')}
        </NextStepBlock>
      )}
      {begin}
      <HeldHabilitations part={detenues} aRenouveler={[]} role={role} />
      <HomeLine part={ligne} role={role} />
    </>
  );
}
