import type { HttpHandler } from 'msw';
import type { Actualite } from '../actualite/Actualite.ts';
import { actualite } from '../actualite/endpoints.ts';
import { mock } from './mock.ts';

/** The news, for guests and signed-in persons. */
export const actualiteMocks = (actualites: readonly Actualite[]): HttpHandler[] => [
  mock(actualite.guestList, [...actualites]),
  mock(actualite.list, [...actualites]),
];
