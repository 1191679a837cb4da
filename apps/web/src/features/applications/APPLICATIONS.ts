import { listAddress } from '../../list/listAddress.ts';

/** How the address keeps the list of applications, the last ones made first. */
export const APPLICATIONS = listAddress({
  filters: {},
  sorts: ['creeeLe'],
  order: { tri: 'creeeLe', ordre: 'desc' },
});
