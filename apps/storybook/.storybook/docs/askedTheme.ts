import { createContext } from 'react';

/** The theme that the toolbar asks for, by its name there. */
export const AskedTheme = createContext('light');
