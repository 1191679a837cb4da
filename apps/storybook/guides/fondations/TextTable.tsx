import { text } from '@habilis/ui/theme/text';
import type { CSSProperties, ReactNode } from 'react';
import { FoundationTable } from './FoundationTable.tsx';
import * as styles from './foundations.css.ts';

const SAMPLES: Readonly<Record<keyof typeof text, [use: string, sample: string]>> = {
  display: ['Nom sur le certificat, marque de l’accueil', 'Habilis'],
  h1: ['Titre de la page, un seul', 'Lorraine Prévention Formation'],
  h2Strong: ['Titre du bloc plein', 'Compléter la demande'],
  h2: ['Section, fenêtre, résumé des fautes', 'Pièces à joindre'],
  h3: ['Étape, état vide, titre d’une carte', 'Aucune demande en retard'],
  body: ['Texte, champs, navigation', 'Vous devez joindre l’attestation de l’Urssaf.'],
  label: ['Nom d’un champ, bouton, onglet', 'Raison sociale'],
  small: ['Aide, tableau, date, badge, pied', 'Telle qu’elle figure au registre.'],
  mono: ['Numéros et dates que l’on compare', '123 456 789 00012'],
};

/** Every text style, written in itself. */
export function TextTable(): ReactNode {
  return (
    <FoundationTable
      caption="Les styles de texte"
      heads={['Style', 'Sert à', 'Taille, interligne, graisse', 'Exemple']}
      rows={(Object.keys(text) as (keyof typeof text)[]).map((name) => {
        const rule = text[name] as CSSProperties;
        const [use, sample] = SAMPLES[name];
        return [
          name,
          name,
          use,
          <span key="value" className={styles.value}>
            {[rule.fontSize, rule.lineHeight, rule.fontWeight].filter((part) => part !== undefined).join(' · ')}
          </span>,
          <span key="sample" style={rule}>
            {sample}
          </span>,
        ];
      })}
    />
  );
}
