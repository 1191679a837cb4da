import type { RoleContext } from '../../../platform/Handler.ts';
import type { Database } from '../../../database/Database.ts';

/** A kind of owner of files: the table that names its files, and whether the caller may read one of its owners. */
export type FileOwner = {
  readonly table: keyof Database & `${string}_fichier`;
  readonly mayRead: (context: RoleContext, fichierId: number) => Promise<boolean>;
};

const owners: FileOwner[] = [];

/** Registers objects of an area below as owners of files. */
export function addFileOwner(owner: FileOwner): void {
  owners.push(owner);
}

/** The tables that link files to their owners. */
export const ownerTables = (): readonly FileOwner['table'][] => owners.map(({ table }) => table);

/** Whether the caller may read an object that owns the file (rules/wire#files). */
export async function mayReadFile(context: RoleContext, fichierId: number): Promise<boolean> {
  for (const { mayRead } of owners) if (await mayRead(context, fichierId)) return true;
  return false;
}
