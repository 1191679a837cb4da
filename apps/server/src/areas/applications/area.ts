import type { Area } from '../../platform/Area.ts';
import { applicationsHandlers } from './application/handlers.ts';
import { mayReadApplication } from './application/readApplications.ts';
import { purgeJetons } from './jeton/purgeJetons.ts';
import { registerToken } from './jeton/registerToken.ts';

/** Programs that act under a role by a key of their own. */
export const applications = {
  tables: ['application', 'application_secret', 'application_jeton', 'application_assertion'],
  objets: {
    application: { table: 'application', libelle: 'nom' },
  },
  handlers: (config) => ({ applications: applicationsHandlers(config) }),
  scopes: { application: async (context, { id }) => mayReadApplication(context, Number(id)) },
  routes: registerToken,
  purges: [purgeJetons],
} as const satisfies Area;
