import { LISTES_A_VUES, LONGEST_NOM_VUE } from '@habilis/domain/vue-liste/LISTES_A_VUES';
import * as z from 'zod/mini';
import { Id, Version } from '../wire/formats.ts';

/** A list of which views are kept. */
export const ListeAVues = z.enum(LISTES_A_VUES);

/** Longest address of a view. */
const LONGEST_ADRESSE = 2000;
/** The search of a list's page, as a browser writes it, with its `?`; empty when nothing is asked. The list reads it as any other address. */
const Adresse = z.string().check(z.maxLength(LONGEST_ADRESSE), z.regex(/^(\?[\w*.~+%&=-]+)?$/));

/** Filters, order and columns of a list under a name. */
export const VueListe = z.object({
  id: Id,
  version: Version,
  liste: ListeAVues,
  nom: z.string(),
  adresse: z.string(),
  /** Whether the caisse of its author has it too. */
  partagee: z.boolean(),
  /** Whose it is, when it is another's. */
  auteur: z.nullable(z.string()),
  /** Whether the caller may change and remove it. */
  modifiable: z.boolean(),
});
export type VueListe = z.infer<typeof VueListe>;

const kept = {
  // As typed: spaces at its ends go before its length counts.
  nom: z.string().check(z.maxLength(2 * LONGEST_NOM_VUE)),
  adresse: Adresse,
  partagee: z.boolean(),
};

/** A view to keep. */
export const NouvelleVue = z.strictObject({ liste: ListeAVues, ...kept });
/** A view to change. */
export const VueChangee = z.strictObject({ version: Version, ...kept });
