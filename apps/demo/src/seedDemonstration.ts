import type { Kysely } from 'kysely';
import type { Database } from '@habilis/server/database/Database';
import type { FileStore } from '@habilis/server/platform/files/FileStore';
import { type DemoAccount, demoAccounts } from './demoAccounts.ts';
import { seedAide } from './seedAide.ts';
import { seedComplements } from './seedComplements.ts';
import { seedDecisions } from './seedDecisions.ts';
import { seedDemandesHabilitation } from './seedDemandesHabilitation.ts';
import { seedDemandes } from './seedDemandes.ts';
import { seedImpersonation } from './seedImpersonation.ts';
import { seedEntites } from './seedEntites.ts';
import { seedHabilitations } from './seedHabilitations.ts';
import { seedJourHabilitations } from './seedJourHabilitations.ts';
import { seedNiveaux } from './seedNiveaux.ts';
import { seedParametres } from './seedParametres.ts';
import { seedPersons } from './seedPersons.ts';
import { seedSessions } from './seedSessions.ts';
import { seedTableauDeBord } from './seedTableauDeBord.ts';
import { seedVieHabilitations } from './seedVieHabilitations.ts';
import { seedUtilisateurs } from './seedUtilisateurs.ts';

/** Fills an empty database with the demonstration (domain, D); the same day gives the same rows. */
export async function seedDemonstration(
  db: Kysely<Database>,
  {
    hashPassword,
    files,
    today,
    password,
  }: {
    readonly hashPassword: (password: string) => Promise<string>;
    readonly files: FileStore;
    readonly today: string;
    readonly password: string;
  },
): Promise<DemoAccount[]> {
  const ids = await seedPersons(db, await hashPassword(password), today);
  const niveaux = await seedNiveaux(db, { ids });
  await seedUtilisateurs(db, { ids, today });
  await seedDemandes(db, { ids, files, today });
  await seedHabilitations(db, { ids, niveaux, today });
  await seedVieHabilitations(db, { ids, today });
  await seedSessions(db, { ids, today });
  await seedDemandesHabilitation(db, { ids, niveaux, files, today });
  await seedJourHabilitations(db, today);
  await seedComplements(db);
  await seedDecisions(db);
  await seedTableauDeBord(db, { ids, today });
  await seedEntites(db, { ids, today });
  await seedImpersonation(db, { ids, today });
  await seedParametres(db);
  await seedAide(db, { files, today });
  return demoAccounts();
}
