import { createContext } from 'react';

/** The toolbar's choices that a frame must follow, as an address of Storybook gives them (`theme:dark;brand:habilis`). */
export const AskedGlobals = createContext('');

/** Writes the toolbar's theme and brand for an address. */
export const globalsInAddress = (globals: Readonly<Record<string, string>>): string =>
  ['theme', 'brand'].flatMap((name) => (globals[name] === undefined ? [] : [`${name}:${globals[name]}`])).join(';');
