import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('fillings/', import.meta.url);

const statementsOf = (file: string): readonly string[] =>
  readFileSync(new URL(file, FOLDER), 'utf8')
    .replaceAll(/^--.*$/gm, '')
    .split(/;$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');

/**
 * Possible content of each version of the database, by its name: statements to run right after its migration, hand-written in the file of
 * `fillings/` that bears its name, and never changed later. Every table and column gets a value at least once; each statement ends its line.
 */
export const FILLINGS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  readdirSync(FOLDER)
    .toSorted()
    .map((file) => [file.replace(/\.sql$/, ''), statementsOf(file)]),
);

/** Columns whose values a later version moves elsewhere. */
export const MOVED: Readonly<Record<string, readonly string[]>> = {
  demande_administrative: ['complement'],
  habilitation: ['entite_recherche', 'niveau_code'],
  entite: ['niveaux', 'caisse_libelle'],
};

/** Tables filled only by the product's own purge, in its tests. */
export const LEFT_EMPTY: readonly string[] = ['audit_ancre'];
