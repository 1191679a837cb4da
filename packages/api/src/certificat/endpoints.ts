import { papiers } from './papiers.ts';

/** The certificats of stagiaires. */
export const certificat = { ...papiers };
