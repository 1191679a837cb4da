import type { Texts } from '@habilis/i18n/TextProvider';
import type { ComponentProps } from 'react';
import type { DocumentActions } from '../../document/DocumentActions.tsx';
import { labelWithPoints } from '../lecture/labelWithPoints.ts';
import type { LectureSection } from '../lecture/LectureSection.ts';
import { marquees } from '../lecture/marquees.ts';
import type { Reading } from './useReading.ts';

type Bar = ComponentProps<typeof DocumentActions>;

type Read = {
  readonly reading: Reading;
  readonly facts: readonly LectureSection[];
  /** The action that asks the points which are gathered. */
  readonly asking: string | undefined;
};

/** The bar of a demande that is read: what asks its points tells how many there are, and the documents not seen yet are told. */
export function readBar(t: Texts, { reading: { points, marks, isActing }, facts, asking }: Read, bar: Bar): Bar {
  const hasPoints = asking !== undefined && points.nombre > 0;
  return {
    ...bar,
    labelOf: hasPoints ? (key) => labelWithPoints(t, bar.labelOf(key), key === asking ? points : null) : bar.labelOf,
    note: isActing ? undefined : marquees(t, facts, marks),
    primaryKey: hasPoints ? asking : undefined,
  };
}
