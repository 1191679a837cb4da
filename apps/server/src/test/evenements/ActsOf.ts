import type { ObjetEvenement, TypeEvenement } from '@habilis/domain/evenement/TYPES_EVENEMENT';

/** An act of the product for each event, in an order in which one may follow the other. */
export type ActsOf<O extends ObjetEvenement> = Readonly<Record<TypeEvenement<O>, () => Promise<unknown>>>;
