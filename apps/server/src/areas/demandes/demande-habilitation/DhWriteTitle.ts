import type { demandeHabilitation } from '@habilis/api/demande-habilitation/endpoints';
import type { TitlesOf } from '@habilis/api/endpoint';

/** What a save or a submit of a demande d'habilitation may be refused with; all of them declare the same. */
export type DhWriteTitle = TitlesOf<(typeof demandeHabilitation)['submit']>;
