import * as z from 'zod/mini';
import { Id } from '../wire/formats.ts';

const words = z.string();

/** One part of a letter, for the PDF and for the screen. */
export const LettreBloc = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['heading', 'subheading', 'paragraph', 'strong', 'place', 'quote']), text: words }),
  z.object({ kind: z.literal('address'), lines: z.array(words) }),
  z.object({ kind: z.literal('facts'), facts: z.array(z.object({ name: words, value: words })) }),
  z.object({ kind: z.literal('list'), items: z.array(words) }),
  z.object({ kind: z.literal('signature'), before: z.array(words), lines: z.array(words) }),
]);
export type LettreBloc = z.infer<typeof LettreBloc>;

/** The letter that a decision would send, or why the decision is refused. */
export const ApercuLettre = z.object({
  demandeHabilitationId: Id,
  lettre: z.nullable(z.object({ emetteur: z.array(words), blocs: z.array(LettreBloc) })),
  title: z.nullable(words),
});
export type ApercuLettre = z.infer<typeof ApercuLettre>;
