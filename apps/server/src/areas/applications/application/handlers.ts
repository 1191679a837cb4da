import type { applications } from '@habilis/api/applications/endpoints';
import type { Config } from '../../../config.ts';
import type { Handlers } from '../../../platform/Handler.ts';
import { askFreshProof } from '../../personnes/facteur/freshProof.ts';
import { listApplications } from './readApplications.ts';
import { listRoles } from './rolesPossibles.ts';
import { createApplication, replaceSecret, revokeApplication, updateApplication } from './writeApplications.ts';

/** The applications over HTTP; that one is in reach was checked with the path. */
export const applicationsHandlers = (config: Config): Handlers<typeof applications> => ({
  list: ({ query, context }) => listApplications(context, query),
  roles: ({ query, context }) => listRoles(context, query.habilisId),
  // Neither a challenge nor a secret is kept for a repetition.
  preuve: { transactions: 'own', handle: ({ context }) => askFreshProof(context, config) },
  create: { transactions: 'own', handle: ({ body, context }) => createApplication(context, config, body) },
  update: ({ params, body, context }) => updateApplication(context, params.id, body),
  remplacerSecret: {
    transactions: 'own',
    handle: ({ params, body, context }) => replaceSecret(context, config, params.id, body),
  },
  revoquer: ({ params, body, context }) => revokeApplication(context, params.id, body.version),
});
