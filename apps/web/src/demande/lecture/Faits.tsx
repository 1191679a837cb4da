import { FactList } from '@habilis/ui/FactList';
import type { ReactNode } from 'react';
import type { LectureFait } from './LectureSection.ts';

/** Facts to read, where nothing is asked about them. */
export function Faits({ faits }: { faits: readonly LectureFait[] }): ReactNode {
  return <FactList facts={faits.map(({ key, label, valeur }) => ({ key, term: label, value: valeur }))} />;
}
