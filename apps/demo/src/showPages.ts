import type { AddRoutes } from '@habilis/server/app';
import { showCourriels } from './showCourriels.ts';
import { showSecondFacteur } from './showSecondFacteur.ts';

/** The demonstration's own pages: unsent mails and codes of its second factor. */
export const showPages: AddRoutes = (app, services) => {
  showCourriels(app, services);
  showSecondFacteur(app, services);
};
