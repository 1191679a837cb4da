import { hashPassword } from '@habilis/server/platform/auth/passwords';
import type { Services } from '@habilis/server/platform/Services';
import { todayAt } from '@habilis/server/platform/today';
import { type DemoAccount, demoAccounts } from './demoAccounts.ts';
import { seedCourriels } from './seedCourriels.ts';
import { seedExploitation } from './seedExploitation.ts';
import { seedSecondFacteur } from './secondFacteur.ts';
import { seedWebhooks } from './seedWebhooks.ts';
import { seedDemonstration } from './seedDemonstration.ts';

export type { DemoAccount } from './demoAccounts.ts';

/** Fills an empty database with the demonstration, only once; always gives its accounts. */
export async function prepareDemonstration(services: Services, password: string): Promise<readonly DemoAccount[]> {
  const { connection, files, now } = services;
  const { db } = connection;
  const filled = await db.selectFrom('personne').select('id').limit(1).executeTakeFirst();
  if (filled === undefined) {
    await db
      .transaction()
      .execute((trx) => seedDemonstration(trx, { hashPassword, files, today: todayAt(now()), password }));
    await seedCourriels(services);
    await seedExploitation(services);
    await seedWebhooks(services);
    await seedSecondFacteur(db, services.config, now());
  }
  return demoAccounts();
}
