import { createContext, type ReactNode } from 'react';

/** What lays boxes out gives its children through it: where they are said as one text, such as in a card that is a link, spaces stand between them. */
export const Spaced = createContext((children: ReactNode) => children);
