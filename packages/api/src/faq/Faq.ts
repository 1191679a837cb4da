import { MODULES } from '@habilis/domain/assistance/MODULES';
import * as z from 'zod/mini';
import { RoleTypeSchema } from '../role/Role.ts';
import { Id, Instant, Version } from '../wire/formats.ts';
import { LARGEST_RICH_TEXT, text } from '../wire/texts.ts';

/** A category of questions; the pseudo-category of all questions, of rank 0, is the screen's (F20). */
export const CategorieFaq = z.object({ id: Id, intituleCategorie: text(200), rang: z.int().check(z.positive()) });
export type CategorieFaq = z.infer<typeof CategorieFaq>;

/** A category to create, or to change when it has an id (rules/wire#register). */
export const CategorieFaqWrite = z.extend(CategorieFaq, { id: z.nullable(Id) });
export type CategorieFaqWrite = z.infer<typeof CategorieFaqWrite>;

const content = {
  publie: z.boolean(),
  question: text(500),
  reponse: text(LARGEST_RICH_TEXT),
  module: z.nullable(z.enum(MODULES)),
  /** Empty when everybody may read it, guests included. */
  faqRoles: z.array(RoleTypeSchema),
};

/** A question with its answer, for the roles that it names (F19). */
export const Faq = z.object({
  id: Id,
  version: Version,
  ...content,
  categorieFaq: CategorieFaq,
  /** How many readers the answer helped, and how many it did not; told to editors alone. */
  avis: z.optional(z.object({ utile: z.int(), inutile: z.int() })),
});
export type Faq = z.infer<typeof Faq>;

/** A question to write. */
export const FaqWrite = z.object({ ...content, version: Version, categorieFaq: z.object({ id: Id }) });
export type FaqWrite = z.infer<typeof FaqWrite>;

/** The questions to find (W14); the category may be sent whole. */
export const FaqSearch = z.strictObject({
  /** Includes unpublished questions, for editors. */
  modeEdition: z.boolean(),
  /** Shows another role's questions, for editors; null for the caller's own. */
  enTantQue: z.nullable(RoleTypeSchema),
  /** Null asks for all categories. */
  categorieFaq: z.nullable(z.object({ id: Id })),
  /** Words that must all appear in the question or its answer. */
  filters: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(20)),
});
export type FaqSearch = z.infer<typeof FaqSearch>;

/** A category with how many questions it holds, published or not, for editors. */
export const CategorieFaqComptee = z.extend(CategorieFaq, { nombreQuestions: z.int() });
export type CategorieFaqComptee = z.infer<typeof CategorieFaqComptee>;

/** The order of the categories: the ids of all of them, first to last. */
export const CategorieFaqRangs = z.object({ ids: z.array(Id).check(z.maxLength(1000)) });
export type CategorieFaqRangs = z.infer<typeof CategorieFaqRangs>;

/** Whether an answer helped. */
export const FaqAvis = z.object({ utile: z.boolean() });

/** Words that readers looked for and no question held. */
export const RechercheVaine = z.object({ mots: z.string(), nombre: z.int(), derniereLe: Instant });
export type RechercheVaine = z.infer<typeof RechercheVaine>;
