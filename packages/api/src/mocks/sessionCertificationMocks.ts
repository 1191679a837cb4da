import type { HttpHandler } from 'msw';
import { sessionCertification } from '../session-certification/endpoints.ts';
import { mock } from './mock.ts';

/** The count of the sessions that wait: none, as long as none can be opened. */
export const sessionCertificationMocks = (): HttpHandler[] => [mock(sessionCertification.todoListCount, { total: 0 })];
