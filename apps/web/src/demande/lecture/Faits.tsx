import { FactList } from '@habilis/ui/FactList';
import type { ReactNode } from 'react';
import type { LectureFait, LectureSection } from './LectureSection.ts';

/** Facts to read, where nothing is asked about them. */
export function Faits({ faits }: { faits: readonly LectureFait[] }): ReactNode {
  return <FactList facts={faits.map(({ key, label, valeur }) => ({ key, term: label, value: valeur }))} />;
}

/** The facts of a section by its id; null where it has none. */
export function faitsIn(sections: readonly LectureSection[], id: string): ReactNode {
  const faits = sections.find((one) => one.id === id)?.faits ?? [];
  return faits.length === 0 ? null : <Faits faits={faits} />;
}
