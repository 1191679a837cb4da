import { startFilledServer } from '@habilis/server/test/startFilledServer';
import { showPages } from '../showPages.ts';

/** The real server with the demonstration and its pages, on the tests' day. */
export const startDemonstrationServer: typeof startFilledServer = (options) =>
  startFilledServer({ routes: showPages, ...options });
