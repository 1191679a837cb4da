import type { Role } from '@habilis/api/role/Role';
import type { ReactNode } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { Activite } from './Activite.tsx';
import { GesteBlock } from './GesteBlock.tsx';
import { HeldHabilitations } from './HeldHabilitations.tsx';
import type { SessionsWork } from './homeData.ts';
import { HomeLine } from './HomeLine.tsx';
import { followingOf, nextGeste, withoutNamed } from './nextGeste.ts';
import { Nothing } from './Nothing.tsx';
import { Venir } from './Venir.tsx';
import { WithheldNotices } from './WithheldNotices.tsx';
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
  const { today } = useServerProperties();
  const { detenues, venir, ligne, sessions, indicateurs } = work;
  const geste = nextGeste(work, today);
  return (
    <>
      {geste !== null ? (
        <GesteBlock geste={geste} following={followingOf(work, today)} role={role} />
      ) : (
        <Nothing venir={venir} detenues={detenues} role={role} />
      )}
      <WithheldNotices part={detenues} role={role} />
      {begin}
      <Venir part={venir} role={role} />
      <SessionParts sessions={withoutNamed(sessions, work)} role={role} />
      <HeldHabilitations part={detenues} aRenouveler={[]} role={role} />
      <HomeLine part={ligne} role={role} />
      {indicateurs !== null && <Activite part={indicateurs} />}
    </>
  );
}
