import { colourOf, contrast, PAIRS, type Theme } from '@habilis/ui/theme/contrast';
import type { ReactNode } from 'react';
import { FoundationTable } from './FoundationTable.tsx';

const ratio = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1, minimumFractionDigits: 1 });
const THEMES: readonly (readonly [Theme, isHigh: boolean])[] = [
  ['light', false],
  ['dark', false],
  ['light', true],
  ['dark', true],
];

/** Pairs of text and background with their contrast in each theme, computed from the tokens. */
export function ContrastTable(): ReactNode {
  return (
    <FoundationTable
      caption="Les contrastes mesurés"
      heads={['Sur quoi', 'Il faut', 'Clair', 'Sombre', 'Clair, contraste élevé', 'Sombre, contraste élevé']}
      rows={PAIRS.map(([front, back, least]) => [
        `${front} ${back}`,
        `${front} sur ${back}`,
        `≥ ${ratio.format(least)}`,
        ...THEMES.map(([theme, isHigh]) => {
          const measured = contrast(colourOf(front, theme, isHigh), colourOf(back, theme, isHigh));
          return `${measured >= least ? '✓' : '✗ insuffisant :'} ${ratio.format(measured)}`;
        }),
      ])}
    />
  );
}
