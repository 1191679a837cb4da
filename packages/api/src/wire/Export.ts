import * as z from 'zod/mini';

/** File formats for a list. */
export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The columns of a list's file, in order, separated by commas; all of them by default. */
const columnsAsked = <const Name extends string>(names: readonly Name[]) =>
  z.pipe(
    z._default(z.string().check(z.maxLength(400)), names.join(',')),
    z.pipe(
      z.transform((text: string) => text.split(',')),
      z.array(z.enum(names)).check(z.maxLength(names.length)),
    ),
  );

/** Query fields that the file of a list has beside the list's filters and order (rules/wire#lists). */
export const exportFields = <const Name extends string>(names: readonly Name[]) => ({
  colonnes: columnsAsked(names),
  format: z._default(z.enum(EXPORT_FORMATS), 'xlsx'),
});

/** The refusal of a list with too many lines for one file. */
export const EXPORT_PROBLEMS = { 400: ['export.trop-de-lignes'] } as const;
