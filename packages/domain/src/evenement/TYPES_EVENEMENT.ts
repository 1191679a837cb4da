import { TYPES_EVENEMENT_HAB, type ValeursEvenementHab } from '../habilitation/TYPES_EVENEMENT_HAB.ts';

/** What happens and is kept as a row, by the kind of object to which it happens (decision 0200). */
export const TYPES_EVENEMENT = {
  habilitation: TYPES_EVENEMENT_HAB,
} as const;

type Valeurs = { readonly habilitation: ValeursEvenementHab };

/** A kind of object to which something happens. */
export type ObjetEvenement = keyof typeof TYPES_EVENEMENT;
/** What may happen, to any object or to one of a kind. */
export type TypeEvenement<O extends ObjetEvenement = ObjetEvenement> = (typeof TYPES_EVENEMENT)[O][number];

/** The kind of object to which an event happens. */
export type ObjetOfEvenement<T extends TypeEvenement> = {
  [O in ObjetEvenement]: T extends TypeEvenement<O> ? O : never;
}[ObjetEvenement];

/** What an event keeps besides its object. */
export type ValeursEvenement<T extends TypeEvenement> = Valeurs[ObjetOfEvenement<T>];
