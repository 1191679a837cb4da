import type { TypeEvenement } from '@habilis/domain/evenement/TYPES_EVENEMENT';
import type { Reader, Readers } from '../../../platform/evenement/Evenement.ts';
import { reviewSessions } from './reviewSessions.ts';

/** The sessions of a habilitation are looked at again; what is part of the end of an entite is looked at with it, once. */
const review: Reader<TypeEvenement<'habilitation'>> = async (telling, { objet, valeurs: { dans } }) => {
  if (dans === undefined) await reviewSessions(telling, { habilitationId: objet.id });
};

/** What bars sessions, or who is told of them, when something happens to their habilitation (SC37, SC40). */
export const readersSessions = {
  'habilitation-suspendue': review,
  'habilitation-suspension-confirmee': review,
  'habilitation-suspension-levee': review,
  'habilitation-rompue': review,
  'habilitation-fin-changee': review,
  'habilitation-delegation-terminee': review,
} as const satisfies Readers;
