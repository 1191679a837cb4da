import { listAddress } from '../../list/listAddress.ts';

/** How the address keeps the page of a list without filters: that of the sent messages, that of who was mailed one. */
export const PAGES = listAddress({ filters: {} });
