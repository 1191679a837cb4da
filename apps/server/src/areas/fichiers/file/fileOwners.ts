import type { RoleContext } from '../../../platform/Handler.ts';
import type { Database } from '../../../database/Database.ts';

/** What may own a file: the table that names its files, and whether the caller may read one of its owners. */
export type FileOwner = {
  readonly table: keyof Database & `${string}_fichier`;
  readonly mayRead: (context: RoleContext, fichierId: number) => Promise<boolean>;
};

const owners: FileOwner[] = [];

/** Says that files may be owned by objects of an area below. */
export function addFileOwner(owner: FileOwner): void {
  owners.push(owner);
}

/** The tables that give a file to what owns it. */
export const ownerTables = (): readonly FileOwner['table'][] => owners.map(({ table }) => table);

/** Whether the caller may read an object that owns the file (wire, Files). */
export async function mayReadFile(context: RoleContext, fichierId: number): Promise<boolean> {
  for (const { mayRead } of owners) if (await mayRead(context, fichierId)) return true;
  return false;
}
