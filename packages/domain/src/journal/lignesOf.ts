/** What an act changed: one field, as it was and as it became; null where there was or is nothing. */
export type LigneActe = { readonly champ: string; readonly avant: string | null; readonly apres: string | null };

/** Pairs of keys under which an act tells where it came from and led to. */
const PAIRS: readonly (readonly [avant: string, apres: string, champ: string])[] = [
  ['de', 'vers', 'etat'],
  ['tache', 'suivante', 'tache'],
  ['avant', 'apres', 'valeur'],
];

/** What only programs read. */
const UNSAID: readonly string[] = ['appel', 'impersonation'];

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map((one) => textOf(one) ?? '').join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The changes that an act lists itself, such as those of a niveau. */
function listed(changements: unknown): LigneActe[] {
  if (!Array.isArray(changements)) return [];
  return changements.flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null || !('champ' in one)) return [];
    const { champ, avant, apres } = one as Record<string, unknown>;
    return [{ champ: String(champ), avant: textOf(avant), apres: textOf(apres) }];
  });
}

/** What an entry of the trail says of its act, before and after, from its `detail` (rules/people#trail; D1091). */
export function lignesOf(detail: Readonly<Record<string, unknown>>): LigneActe[] {
  const pairs = PAIRS.filter(([avant, apres]) => apres in detail || avant in detail);
  const paired = pairs.map(([avant, apres, champ]) => ({
    champ,
    avant: textOf(detail[avant]),
    apres: textOf(detail[apres]),
  }));
  const told = new Set([...pairs.flatMap(([avant, apres]) => [avant, apres]), ...UNSAID, 'changements']);
  const alone = Object.entries(detail)
    .filter(([champ]) => !told.has(champ))
    .map(([champ, value]) => ({ champ, avant: null, apres: textOf(value) }));
  return [...paired, ...listed(detail['changements']), ...alone].filter(
    ({ avant, apres }) => avant !== apres && (avant !== null || apres !== null),
  );
}
