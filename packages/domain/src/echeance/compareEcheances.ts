type Datee = { readonly date: string; readonly type: string; readonly objetId: number };

/** The order of the line and of the list: by day, then by what is due, then by object (EC6). */
export function compareEcheances(one: Datee, other: Datee): number {
  if (one.date !== other.date) return one.date < other.date ? -1 : 1;
  if (one.type !== other.type) return one.type < other.type ? -1 : 1;
  return one.objetId - other.objetId;
}
