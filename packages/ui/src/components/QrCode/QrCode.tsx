import type { ReactNode } from 'react';
import { code } from './QrCode.css.ts';

export interface QrCodeProps {
  /** What it is for; a reader hears this and not its content. */
  label: string;
  /** Its rows of modules, true where they are dark, as an encoder gives them; without margin. */
  modules: readonly (readonly boolean[])[];
}

/** Modules left free around it (ISO/IEC 18004, 6.3.8). */
const MARGIN = 4;

/** A picture that a telephone reads; it stays dark on light in every theme. */
export function QrCode({ label, modules }: QrCodeProps): ReactNode {
  const size = modules.length + 2 * MARGIN;
  const squares = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + MARGIN} ${y + MARGIN}h1v1h-1z`] : [])),
  );
  return (
    <svg className={code} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path fill="currentColor" d={squares.join('')} />
    </svg>
  );
}
