import type { demandeAdministrative } from '@habilis/api/demande-administrative/endpoints';
import type { TitlesOf } from '@habilis/api/endpoint';

/** What a save or a submit of a demande administrative may be refused with; all of them declare the same. */
export type DaWriteTitle = TitlesOf<(typeof demandeAdministrative)['submit']>;
