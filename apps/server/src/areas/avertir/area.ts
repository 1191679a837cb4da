import { moves } from '../../platform/PersonneReference.ts';
import type { Area } from '../../platform/Area.ts';
import { job } from '../../platform/jobs/Job.ts';
import { worker } from '../../platform/jobs/Worker.ts';
import { alerteHandlers } from './alerte/handlers.ts';
import { sendResumes } from './courriel/sendResumes.ts';
import { notificationHandlers } from './notification/handlers.ts';
import { registerDesabonnement } from './notification/registerDesabonnement.ts';

// Runs every hour: a setting says at which hour summaries leave.
const resumesCourriels = job('resumes-courriels', { cron: '0 * * * *' });

/** Alerts, what each role wants to be mailed about, and how it is told of an event. */
export const avertir = {
  tables: ['alerte', 'alerte_suppression', 'desabonnement'],
  objets: {
    alerte: null,
  },
  handlers: (config) => ({ alerte: alerteHandlers, notification: notificationHandlers(config) }),
  courriels: ['resume'],
  workers: [
    worker(resumesCourriels, async ({ connection, jobs, letterhead, settings, now }) => {
      const { heureResumes: hour } = await settings();
      await sendResumes(connection.db, { jobs, format: letterhead.format, now: now(), hour });
    }),
  ],
  routes: registerDesabonnement,
  personnes: [
    moves('alerte', 'personne_id', [
      'objet_type',
      'objet_id',
      'type',
      'role_type',
      'entite_id',
      'mrp_id',
      'date_echeance',
    ]),
    moves('alerte_suppression', 'personne_id', ['alerte_id']),
  ],
} as const satisfies Area;
