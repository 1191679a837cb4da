import type { AddRoutes } from '@habilis/server/app';
import { showCourriels } from './showCourriels.ts';
import { showPapiers } from './showPapiers.ts';
import { showSecondFacteur } from './showSecondFacteur.ts';

/** The demonstration's own pages: unsent mails, codes of its second factor, papers to try at the check. */
export const showPages: AddRoutes = (app, services) => {
  showCourriels(app, services);
  showPapiers(app, services);
  showSecondFacteur(app, services);
};
