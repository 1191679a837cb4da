import * as z from 'zod/mini';
import { CHAMPS_FICHIER } from './headings.ts';

/**
 * Why a person is to look at a line before it is imported: a whole name was taken apart, a name holds another, day and month may be turned, other
 * lines have the same address, or the line has more cells than the headings.
 */
export const RAISONS_DOUTE = ['decoupe', 'autre-nom', 'jour-mois', 'courriel-partage', 'decalage'] as const;
export type RaisonDoute = (typeof RAISONS_DOUTE)[number];

/** A doubt about a value that was read, with what the file writes. */
export const Doute = z.object({
  champ: z.enum(CHAMPS_FICHIER),
  raison: z.enum(RAISONS_DOUTE),
  texte: z.string(),
});
export type Doute = z.infer<typeof Doute>;

/** A doubt as it is remembered once it was answered. */
export const douteId = ({ champ, raison }: Pick<Doute, 'champ' | 'raison'>): string => `${champ}:${raison}`;
