import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';

/** Moves what an area holds of one stagiaire to another, who is the same person (U18). */
export type MoveStagiaire = (
  db: Kysely<Database>,
  identites: { readonly garde: number; readonly absorbe: number },
) => Promise<void>;

const references: MoveStagiaire[] = [];

/** Registers what an area below holds of stagiaires. */
export function addStagiaireReference(move: MoveStagiaire): void {
  references.push(move);
}

/** Moves all that areas below hold of a stagiaire to another (U18). */
export const moveStagiaire: MoveStagiaire = async (db, identites) => {
  for (const move of references) await move(db, identites);
};
