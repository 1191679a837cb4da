import type { Jobs } from '../platform/jobs/Job.ts';

/** Jobs that kill this process by force as the one of that rank is sent, counted from 1. */
export function jobsKilledAt(rank: number): Jobs {
  let sent = 0;
  const send = () => {
    sent++;
    if (sent === rank) process.kill(process.pid, 'SIGKILL');
    return Promise.resolve();
  };
  return {
    send,
    sendAll: async (_, all) => {
      for (let count = 0; count < all.length; count++) await send();
    },
  };
}
