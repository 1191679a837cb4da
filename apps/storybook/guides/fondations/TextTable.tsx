import { text } from '@habilis/ui/theme/text';
import type { CSSProperties, ReactNode } from 'react';
import { FoundationTable } from './FoundationTable.tsx';
import * as styles from './foundations.css.ts';
import { TEXT_USES } from './tokenUses.ts';

const SAMPLES: Readonly<Record<keyof typeof text, string>> = {
  display: 'Habilis',
  h1: 'Lorraine Prévention Formation',
  h2Strong: 'Compléter la demande',
  h2: 'Pièces à joindre',
  h3: 'Aucune demande en retard',
  body: 'Vous devez joindre l’attestation de l’Urssaf.',
  label: 'Raison sociale',
  small: 'Telle qu’elle figure au registre.',
  mono: '123 456 789 00012',
};

/** Every text style, written in itself. */
export function TextTable(): ReactNode {
  return (
    <FoundationTable
      caption="Les styles de texte"
      heads={['Style', 'Sert à', 'Taille, interligne, graisse', 'Exemple']}
      rows={(Object.keys(text) as (keyof typeof text)[]).map((name) => {
        const rule = text[name] as CSSProperties;
        return [
          name,
          name,
          TEXT_USES[name],
          <span key="value" className={styles.value}>
            {[rule.fontSize, rule.lineHeight, rule.fontWeight].filter((part) => part !== undefined).join(' · ')}
          </span>,
          <span key="sample" style={rule}>
            {SAMPLES[name]}
          </span>,
        ];
      })}
    />
  );
}
