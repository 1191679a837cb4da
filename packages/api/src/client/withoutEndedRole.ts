import type { Call } from './createClient.ts';
import { ProblemError } from './errors.ts';
import type { Endpoint } from '../endpoint.ts';

/** Calls that need no role: signing out, refreshing, and reading which roles are left always work. */
const needsNoRole = ({ path }: Endpoint): boolean => ['/authenticate', '/account', '/refresh-token'].includes(path);

/** Sends a session call again without its role when that role has ended meanwhile (rules/wire#role-id). */
export const withoutEndedRole =
  (client: Call): Call =>
  async (endpoint, input, options) => {
    try {
      return await client(endpoint, input, options);
    } catch (error) {
      const isRoleEnded = error instanceof ProblemError && error.problem.title === 'role.inconnu';
      if (!isRoleEnded || !needsNoRole(endpoint)) throw error;
      return client(endpoint, input, { ...options, withoutRole: true });
    }
  };
