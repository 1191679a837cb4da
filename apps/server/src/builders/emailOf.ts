import { foldText } from '../platform/lists/foldText.ts';
import type { GivenPersonne } from './Population.ts';

const part = (text: string): string => foldText(text).replaceAll(' ', '-');

/** A person's email, made from their name unless given. */
export const emailOf = ({ prenom, nom, email }: GivenPersonne): string =>
  email ?? `${part(prenom)}.${part(nom)}@example.org`;
