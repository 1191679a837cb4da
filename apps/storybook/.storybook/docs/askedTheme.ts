import { createContext } from 'react';

/** The toolbar's theme, by its name there. */
export const AskedTheme = createContext('light');
