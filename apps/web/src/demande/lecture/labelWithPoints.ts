import type { Texts } from '@habilis/i18n/TextProvider';
import type { Points } from './usePoints.ts';

/** The label of an action, with how many points are gathered for it; null for an action that asks for none. */
export const labelWithPoints = (t: Texts, action: string, points: Pick<Points, 'nombre'> | null): string =>
  points === null || points.nombre === 0
    ? action
    : t('workflow.lecture.demander-points', { action, nombre: points.nombre });
