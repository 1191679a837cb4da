import { below } from '../../../platform/below.ts';
import type { PersonneReference } from '../../../platform/PersonneReference.ts';

/** Every column of the database that names a person, as the areas tell them; a test compares them with the catalogue (U11). */
export const personneReferences = below<readonly PersonneReference[]>('ce qui nomme une personne');
