import { can } from '../role/can.ts';
import type { RoleType } from '../role/RoleType.ts';

/** A view as its rights depend on it: whose it is, and the caisse with which it is shared, null when it is not. */
type Vue = { readonly roleId: number; readonly caisseId: number | null };
/** A role in which somebody reads lists. */
type Lecteur = { readonly id: number; readonly type: RoleType; readonly mrpId: number | null };

const isOfCaisse = (vue: Vue, { mrpId }: Lecteur): boolean => vue.caisseId !== null && vue.caisseId === mrpId;

/** Whether a role has a view among its own: the one that it keeps itself, or one that is shared with its caisse (EC71). */
export const mayReadVue = (vue: Vue, lecteur: Lecteur): boolean =>
  vue.roleId === lecteur.id || (isOfCaisse(vue, lecteur) && can(lecteur.type, 'read-vues-partagees'));

/** Whether a role may change or remove a view: its own, or one that is shared with the caisse that it answers for (EC72). */
export const mayChangeVue = (vue: Vue, lecteur: Lecteur): boolean =>
  vue.roleId === lecteur.id || (isOfCaisse(vue, lecteur) && can(lecteur.type, 'share-vues'));
