import * as z from 'zod/mini';

/** The sets of open data that anybody may take (rules/alerts#figures; decision 0244). */
export const JEUX_OUVERTS = ['annuaire', 'habilitations-en-cours', 'habilitations', 'certificats', 'delais'] as const;
export type JeuOuvert = (typeof JEUX_OUVERTS)[number];

/** How often a set changes. */
export const RYTHMES_JEU = ['jour', 'mois'] as const;
/** What a value of a field is, in the words of Table Schema. */
export const TYPES_CHAMP = ['string', 'integer', 'number', 'date', 'yearmonth', 'boolean'] as const;

/** A field of a set, as Table Schema tells it. */
export const ChampOuvert = z.object({
  name: z.string(),
  type: z.enum(TYPES_CHAMP),
  title: z.string(),
  description: z.string(),
  constraints: z.object({ required: z.boolean(), unique: z.boolean() }),
});
export type ChampOuvert = z.infer<typeof ChampOuvert>;

/** What the columns of a set are (Table Schema 1.0): programs read it, and the page that shows it. */
export const SchemaOuvert = z.object({
  name: z.enum(JEUX_OUVERTS),
  title: z.string(),
  description: z.string(),
  rythme: z.enum(RYTHMES_JEU),
  fields: z.array(ChampOuvert),
  primaryKey: z.array(z.string()),
  missingValues: z.array(z.string()),
});
export type SchemaOuvert = z.infer<typeof SchemaOuvert>;
