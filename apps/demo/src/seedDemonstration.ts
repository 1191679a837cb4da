import { addDemandes } from '@habilis/server/builders/addDemandes';
import { addDossiers } from '@habilis/server/builders/addDossiers';
import { addHabilitations } from '@habilis/server/builders/addHabilitations';
import { addNiveaux } from '@habilis/server/builders/addNiveaux';
import { addPersonnes } from '@habilis/server/builders/addPersonnes';
import { addSessions } from '@habilis/server/builders/addSessions';
import { updateHabilitations } from '@habilis/server/builders/updateHabilitations';
import type { Kysely } from 'kysely';
import { DEMO_POPULATION } from './DEMO_POPULATION.ts';
import { specimenPdf } from './specimenPdf.ts';
import type { Database } from '@habilis/server/database/Database';
import type { FileStore } from '@habilis/server/platform/files/FileStore';
import { keepFaits } from '@habilis/server/areas/chiffres/fait/keepFaits';
import { type DemoAccount, demoAccounts } from './demoAccounts.ts';
import { keepSent, seedAlertes } from './seedAlertes.ts';
import { seedApplications } from './seedApplications.ts';
import { seedAide } from './seedAide.ts';
import { seedCertificats } from './seedCertificats.ts';
import { seedComplements } from './seedComplements.ts';
import { seedRetenue } from './seedRetenue.ts';
import { seedModeles } from './seedModeles.ts';
import { seedFils } from './seedFils.ts';
import { seedImpersonation } from './seedImpersonation.ts';
import { seedAnnulee, seedFormateurs } from './seedFormateurs.ts';
import { seedEntites } from './seedEntites.ts';
import { seedParametres } from './seedParametres.ts';
import { seedTableauDeBord } from './seedTableauDeBord.ts';
import { seedVieHabilitations } from './seedVieHabilitations.ts';
import { seedUtilisateurs } from './seedUtilisateurs.ts';

/** Fills an empty database with the demonstration (rules/demonstration); the same day gives the same rows. */
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
  const building = { db, population: DEMO_POPULATION, files, today, documentOf: specimenPdf };
  const ids = await addPersonnes(building, await hashPassword(password));
  const niveaux = await addNiveaux(building, ids);
  await seedUtilisateurs(db, { ids, today });
  await addDossiers(building, ids);
  await addHabilitations(building, { ids, niveaux });
  await seedVieHabilitations(db, { ids, today });
  await addSessions(building, ids);
  await addDemandes({ ...building, ids, niveaux });
  await seedCertificats(db, { ids, today });
  await seedModeles(db, { ids, today });
  await updateHabilitations(db, today);
  await seedFormateurs(db, today);
  await seedAlertes(db, today);
  await seedAnnulee(db);
  await keepSent(db);
  await seedComplements(db);
  await seedRetenue(db, today);
  await seedFils(db, today);
  await seedTableauDeBord(db, { ids, today });
  await seedEntites(db, { ids, today });
  await seedImpersonation(db, { ids, today });
  await seedParametres(db, today);
  await seedApplications(db, { ids, today });
  await seedAide(building);
  await keepFaits(db, new Date(`${today}T04:00:00Z`));
  return demoAccounts();
}
