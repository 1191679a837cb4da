import type { AddRoutes } from '@habilis/server/app';
import { showCourriels } from './showCourriels.ts';
import { showSecondFacteur } from './showSecondFacteur.ts';

/** The pages of a demonstration alone: the mails that it does not send, the codes of its second factor. */
export const showPages: AddRoutes = (app, services) => {
  showCourriels(app, services);
  showSecondFacteur(app, services);
};
