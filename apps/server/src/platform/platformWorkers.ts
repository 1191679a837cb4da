import type { Area } from './Area.ts';
import { purgeAudit } from './audit/purgeAudit.ts';
import { verifyAndKeep } from './audit/verifyAudit.ts';
import { dayOf } from './dayOf.ts';
import { fileWorkers } from './files/fileWorkers.ts';
import { mailWorkers } from './mail/mailWorkers.ts';
import { type DailyWork, runDueWorks, travauxDuJour } from './jobs/dailyWorks.ts';
import { eachAlone } from './jobs/eachAlone.ts';
import { worker } from './jobs/Worker.ts';
import { purgeTechnical } from './purgeTechnical.ts';

/** The works of each day: those of the areas, and the removals and reminders that every area contributes to. */
export const dailyWorks = (areas: readonly Area[]): readonly DailyWork[] => [
  ...areas.flatMap(({ nightly = [] }) => nightly),
  {
    nom: 'purge-technique',
    heure: '03:41',
    run: async (services) => {
      const day = await dayOf(services);
      const purged = [purgeTechnical, ...areas.flatMap(({ purges = [] }) => purges)];
      await eachAlone(purged, (purge) => purge(services.connection.db, day));
    },
  },
  {
    nom: 'purge-journal',
    heure: '03:53',
    run: async ({ connection, now, settings }) => purgeAudit(connection.db, now(), await settings()),
  },
  {
    nom: 'verification-journal',
    heure: '04:30',
    run: ({ connection, now }) => verifyAndKeep(connection.db, now()),
  },
  {
    nom: 'alertes',
    heure: '04:00',
    run: async (services) => {
      const day = await dayOf(services);
      const updates = areas.flatMap(({ daily = [] }) => daily);
      await eachAlone(updates, (update) => update(services.connection.db, day));
    },
  },
];

/** The platform's own background work, and the works of each day. */
export const platformWorkers = (works: readonly DailyWork[]) => [
  ...mailWorkers,
  ...fileWorkers,
  worker(travauxDuJour, (services) => runDueWorks(services, works)),
];
