import { readConfig } from '../../config.ts';
import { withDatabase } from '../runCommand.ts';

/** An installation's content, for comparison. */
export const contentOf = (env: NodeJS.ProcessEnv) =>
  withDatabase(readConfig(env), async ({ db }) => ({
    demandes: await db.selectFrom('demande_administrative').selectAll().orderBy('id').execute(),
    fichiers: await db.selectFrom('fichier').selectAll().orderBy('id').execute(),
    chaine: await db.selectFrom('audit_chaine').selectAll().orderBy('rang').execute(),
  }));
