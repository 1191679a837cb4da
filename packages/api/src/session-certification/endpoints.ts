import * as z from 'zod/mini';
import { answerJson, capability, endpoint } from '../endpoint.ts';

/** The certification sessions (specification, section 7). */
export const sessionCertification = {
  todoListCount: endpoint({
    method: 'GET',
    path: '/session-certification/todo-list/count',
    summary: 'Compter les sessions qui attendent une action de son rôle.',
    access: capability('list', 'manage-sessions', 'enter-resultats'),
    answer: answerJson(z.object({ total: z.int() })),
  }),
};
