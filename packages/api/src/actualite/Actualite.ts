import * as z from 'zod/mini';
import { CalendarDate, Id, Version } from '../wire/formats.ts';
import { LARGEST_RICH_TEXT, text } from '../wire/texts.ts';

const content = {
  titre: text(200),
  contenu: text(LARGEST_RICH_TEXT),
  dateDebutPublication: CalendarDate,
  dateFinPublication: z.nullable(CalendarDate),
  rang: z.int().check(z.nonnegative()),
};

/** A news item (F4). */
export const Actualite = z.object({ id: Id, version: Version, ...content });
export type Actualite = z.infer<typeof Actualite>;

/** A news item to create. */
export const ActualiteWrite = z.object(content);
export type ActualiteWrite = z.infer<typeof ActualiteWrite>;

/** The order of the news: the ids of all of them, first to last. */
export const ActualiteRangs = z.object({ ids: z.array(Id).check(z.maxLength(1000)) });
export type ActualiteRangs = z.infer<typeof ActualiteRangs>;
