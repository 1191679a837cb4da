import { vars } from '@habilis/ui/theme/vars.css';
import type { ReactNode } from 'react';
import { FoundationTable } from './FoundationTable.tsx';
import * as styles from './foundations.css.ts';
import { SHAPE_USES } from './tokenUses.ts';
import { useValueNow } from './useValueNow.ts';

const VARIABLES = { radius: vars.radius, shadow: vars.shadow, size: vars.size } as const;
const SHAPES: readonly (readonly [name: string, variable: string, use: string])[] = Object.entries(VARIABLES).flatMap(
  ([group, variables]) => {
    const uses: Readonly<Record<string, string>> = SHAPE_USES[group as keyof typeof VARIABLES];
    return Object.entries(variables).map(
      ([name, variable]) => [`${group}.${name}`, variable, uses[name] ?? ''] as const,
    );
  },
);

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
