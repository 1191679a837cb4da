import { foldText } from '../platform/lists/foldText.ts';
import type { GivenPersonne } from './Population.ts';

const part = (text: string): string => foldText(text).replaceAll(' ', '-');

/** The invented address of a person. */
export const emailOf = ({ prenom, nom, email }: GivenPersonne): string =>
  email ?? `${part(prenom)}.${part(nom)}@example.org`;
