import type { Area } from './Area.ts';
import { purgeAudit } from './audit/purgeAudit.ts';
import { dayOf } from './dayOf.ts';
import { fileWorkers } from './files/fileWorkers.ts';
import { mailWorkers } from './mail/mailWorkers.ts';
import { eachAlone } from './jobs/eachAlone.ts';
import { job } from './jobs/Job.ts';
import { worker } from './jobs/Worker.ts';
import { purgeTechnical } from './purgeTechnical.ts';

export const purgeTechnique = job('purge-technique', { cron: '41 3 * * *' });
const purgeJournal = job('purge-journal', { cron: '53 3 * * *' });
const alertesDuJour = job('alertes-du-jour', { cron: '0 4 * * *' });

/** The platform's own background work, and the shared work that every area contributes to. */
export const platformWorkers = (areas: readonly Area[]) => [
  ...mailWorkers,
  ...fileWorkers,
  worker(purgeTechnique, async (services) => {
    const day = await dayOf(services);
    const purged = [purgeTechnical, ...areas.flatMap(({ purges = [] }) => purges)];
    await eachAlone(purged, (purge) => purge(services.connection.db, day));
  }),
  worker(purgeJournal, async ({ connection, now, settings }) => purgeAudit(connection.db, now(), await settings())),
  worker(alertesDuJour, async (services) => {
    const day = await dayOf(services);
    const updates = areas.flatMap(({ daily = [] }) => daily);
    await eachAlone(updates, (update) => update(services.connection.db, day));
  }),
];
