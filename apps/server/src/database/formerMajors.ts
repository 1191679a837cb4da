import type { PGlite } from '@electric-sql/pglite';

type Former = { readonly open: (folder: string) => Promise<PGlite> };

/** The embedded databases of former majors, kept so that what they wrote can be read once more: a new major adds the one that it replaces. */
export const FORMER_MAJORS: ReadonlyMap<number, Former> = new Map([
  [
    17,
    {
      open: async (folder) => {
        const { PGlite: Former } = await import('pglite-17');
        // Its types are those of another version; what a dump calls is alike.
        return (await Former.create(folder)) as unknown as PGlite;
      },
    },
  ],
]);
