import type { LectureSection } from './LectureSection.ts';

/**
 * What tells apart the buttons that ask about facts of one name, by `section.fact`: the fact's own label where several
 * share an anchor, the section's title where another section has the name too.
 */
export function precisionsOf(
  sections: readonly LectureSection[],
  labelOf: (ancre: string) => string,
): ReadonlyMap<string, string> {
  const asked = sections.flatMap(({ id, title, faits, emplacements }) =>
    [
      ...faits.map(({ key, label, ancre }) => ({ key, label, ancre })),
      ...emplacements.map(({ champ, label, ancre }) => ({ key: `fileUploads.${champ}`, label, ancre })),
    ].flatMap(({ key, label, ancre }) =>
      ancre === null ? [] : [{ key: `${id}.${key}`, section: id, title, label, nom: labelOf(ancre) }],
    ),
  );
  return new Map(
    asked.flatMap(({ key, section, title, label, nom }) => {
      const others = asked.filter((one) => one.nom === nom && one.key !== key);
      const parts = [
        ...(others.some((one) => one.section !== section) ? [title] : []),
        ...(others.some((one) => one.section === section) && label !== nom ? [label] : []),
      ];
      return parts.length === 0 ? [] : [[key, parts.join(', ')] as const];
    }),
  );
}
