import type { Role } from '@habilis/api/role/Role';
import { useText } from '@habilis/i18n/TextProvider';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { Activite } from './Activite.tsx';
import { GesteBlock } from './GesteBlock.tsx';
import { HeldHabilitations } from './HeldHabilitations.tsx';
import type { SessionsWork } from './homeData.ts';
import { HomeLine } from './HomeLine.tsx';
import { nextGeste, withoutGeste } from './nextGeste.ts';
import { isWithheld, WithheldNotices } from './WithheldNotices.tsx';
import { SessionParts } from './SessionParts.tsx';

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
  const { today } = useServerProperties();
  const { detenues, ligne, sessions, indicateurs } = work;
  const geste = nextGeste(work, today);
  return (
    <>
      {geste !== null ? (
        <GesteBlock geste={geste} renewals={0} role={role} />
      ) : (
        !isWithheld(detenues) && <Text>{t('tableau-bord.rien')}</Text>
      )}
      <WithheldNotices part={detenues} role={role} />
      {begin}
      <SessionParts sessions={withoutGeste(sessions, geste)} role={role} />
      <HeldHabilitations part={detenues} aRenouveler={[]} role={role} />
      <HomeLine part={ligne} role={role} />
      {indicateurs !== null && <Activite part={indicateurs} />}
    </>
  );
}
