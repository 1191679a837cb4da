import { vars } from '@habilis/ui/theme/vars.css';
import type { ReactNode } from 'react';
import { FoundationTable } from './FoundationTable.tsx';
import * as styles from './foundations.css.ts';
import { useValueNow } from './useValueNow.ts';

const SHAPES: readonly (readonly [name: string, variable: string, use: string])[] = [
  ['radius.control', vars.radius.control, 'Boutons, champs, badges, menus'],
  ['radius.card', vars.radius.card, 'Cartes, bloc plein, fenêtres, messages brefs'],
  ['shadow.raised', vars.shadow.raised, 'Ce qui flotte'],
  ['shadow.actionBar', vars.shadow.actionBar, 'Barre d’actions, seulement'],
  ['size.control', vars.size.control, 'Hauteur d’un champ ou d’un bouton ; 44 px au doigt'],
  ['size.controlSmall', vars.size.controlSmall, 'Filtres et pages ; 44 px au doigt'],
];

function Now({ variable }: { variable: string }): ReactNode {
  return <span className={styles.value}>{useValueNow(variable)}</span>;
}

function Sample({ name, variable }: { name: string; variable: string }): ReactNode {
  if (name.startsWith('radius')) return <div className={styles.box} style={{ borderRadius: variable }} />;
  if (name.startsWith('shadow'))
    return <div className={styles.box} style={{ boxShadow: variable, borderRadius: vars.radius.card }} />;
  return <div className={styles.box} style={{ blockSize: variable, borderRadius: vars.radius.control }} />;
}

/** The page's current radii, shadows and heights. */
export function ShapeTable(): ReactNode {
  return (
    <FoundationTable
      caption="Formes et tailles"
      heads={['Forme', 'Sert à', 'Valeur ici', 'Exemple']}
      rows={SHAPES.map(([name, variable, use]) => [
        name,
        name,
        use,
        <Now key="value" variable={variable} />,
        <Sample key="sample" name={name} variable={variable} />,
      ])}
    />
  );
}
