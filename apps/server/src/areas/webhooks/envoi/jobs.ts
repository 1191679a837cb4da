import { job } from '../../../platform/jobs/Job.ts';

/** Sends what waits for one webhook; several may run at once, each message is taken by one. */
export const webhooksARemettre = job<{ readonly webhookId: number }>('webhooks-a-remettre', { batchSize: 10 });

/** Looks each minute for messages whose next try has come, or whose process died at it. */
export const webhooksEnAttente = job('webhooks-en-attente', { isSingle: true, cron: '* * * * *' });
