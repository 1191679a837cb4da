import type { FieldFault } from '@habilis/domain/field-fault/faultIf';
import type { Texts } from '@habilis/i18n/TextProvider';

type Left<T extends string> = {
  readonly left: readonly FieldFault[] | undefined;
  readonly tabOf: (path: string) => T;
};

/** The first field to fill in the tabs after the open one, and then from the first; null when nothing is left elsewhere. */
export function nextToFill<T extends string>(
  { left, tabOf }: Left<T>,
  tabs: readonly T[],
  open: string,
): string | null {
  const at = tabs.findIndex((tab) => tab === open);
  const others = [...tabs.slice(at + 1), ...tabs.slice(0, Math.max(at, 0))];
  const fields = others.flatMap((tab) => left?.filter(({ path }) => tabOf(path) === tab) ?? []);
  return fields[0]?.path ?? null;
}

/** How many fields of a tab are still to fill; undefined while nothing tells. */
export const leftIn = <T extends string>({ left, tabOf }: Left<T>, tab: T): number | undefined =>
  left?.filter(({ path }) => tabOf(path) === tab).length;

/** The mark of a tab for the faults in it. */
export const errorMark = (t: Texts, count: number) =>
  count === 0 ? undefined : { count, label: t('invite.connexion.erreurs-titre', { nombre: count }) };

/** The marks of a tab: its faults and, where it is filled in, what is left in it. */
export function marksOf<T extends string>(
  t: Texts,
  faults: Left<T> & { readonly countOf: (tab: T) => number },
  tab: T,
  isFilling: boolean,
) {
  const nombre = isFilling ? leftIn(faults, tab) : undefined;
  return {
    errors: errorMark(t, faults.countOf(tab)),
    left: nombre === undefined ? undefined : { count: nombre, label: t('workflow.reste.onglet', { nombre }) },
  };
}
