import type { ReactNode } from 'react';
import { code } from './QrCode.css.ts';

export interface QrCodeProps {
  /** What it is for; a screen reader reads this, not the content. */
  label: string;
  /** Rows of modules, true for dark, as an encoder gives them; without margin. */
  modules: readonly (readonly boolean[])[];
}

/** Empty modules around it (ISO/IEC 18004, 6.3.8). */
const MARGIN = 4;

/**
 * A code to scan with a phone; dark on light in every theme.
 * @since 0.2.0
 */
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
