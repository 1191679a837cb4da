import type { HttpHandler } from 'msw';
import { sessionCertification } from '../session-certification/endpoints.ts';
import { mock } from './mock.ts';

/** The number of sessions that wait: always zero, since none can be opened yet. */
export const sessionCertificationMocks = (): HttpHandler[] => [mock(sessionCertification.todoListCount, { total: 0 })];
