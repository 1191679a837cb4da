import { startFilledServer } from '@habilis/server/test/startFilledServer';
import { showPages } from '../showPages.ts';

/** The real server with the demonstration of the tests' day and its pages. */
export const startDemonstrationServer: typeof startFilledServer = (options) =>
  startFilledServer({ routes: showPages, ...options });
