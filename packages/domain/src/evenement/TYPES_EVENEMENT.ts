import { toldBy } from '../catalogue/toldBy.ts';

const HAPPENINGS = toldBy('evenements');
type Happenings = typeof HAPPENINGS;

/** A kind of object to which something happens. */
export type ObjetEvenement = keyof Happenings;
/** What may happen, to any object or to one of a kind. */
export type TypeEvenement<O extends ObjetEvenement = ObjetEvenement> = Happenings[O]['types'][number];

/** What happens and is kept as a row, as each notion tells it, by the kind of object to which it happens (decision 0200). */
export const TYPES_EVENEMENT = Object.fromEntries(
  Object.entries(HAPPENINGS).map(([objet, { types }]) => [objet, types]),
) as { readonly [O in ObjetEvenement]: readonly TypeEvenement<O>[] };

/** What an event keeps besides its object, by its type. */
export type ValeursEvenement = {
  readonly [O in ObjetEvenement as TypeEvenement<O>]: NonNullable<Happenings[O]['valeurs']>;
};
