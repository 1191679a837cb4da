import { DA_TABS } from '@habilis/domain/demande-administrative/tabOfField';
import { DH_TABS } from '@habilis/domain/demande-habilitation/tabOfField';
import * as z from 'zod/mini';
import { Id } from '../wire/formats.ts';

const SectionLue = z.enum([...DA_TABS, ...DH_TABS]);
export type SectionLue = z.infer<typeof SectionLue>;

/** What the caller has marked as seen in a demande: sections, and documents by their file. A replaced document is not seen. */
export const Vues = z.object({ sections: z.array(SectionLue), fichiers: z.array(Id) });
export type Vues = z.infer<typeof Vues>;

/** A mark to set or to take away, on a section or on a document. */
export const VueInput = z.union([
  z.strictObject({ section: SectionLue, vue: z.boolean() }),
  z.strictObject({ fichierId: Id, vue: z.boolean() }),
]);
export type VueInput = z.infer<typeof VueInput>;
