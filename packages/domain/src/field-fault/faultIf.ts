/** What is wrong with a field of what is sent; without a path it is about the whole. `title` is a key under `erreurs.`, `signe` a sign that is refused. */
export type FieldFault = { readonly path: string; readonly title: string; readonly signe?: string | undefined };

/** The fault of a field when it is at fault, none otherwise. */
export const faultIf = (isWrong: boolean, path: string, title: string): FieldFault[] =>
  isWrong ? [{ path, title }] : [];

/** Refusals as faults of the fields that they are about; `family` is what their titles begin with. */
export const faultsOf = <R extends string>(
  refusals: readonly R[],
  family: string,
  fields: Partial<Readonly<Record<R, string>>>,
): FieldFault[] => refusals.map((refusal) => ({ path: fields[refusal] ?? '', title: `${family}.${refusal}` }));
