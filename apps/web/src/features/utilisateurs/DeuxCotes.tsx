import { useText } from '@habilis/i18n/TextProvider';
import { DataTable } from '@habilis/ui/DataTable';
import type { ReactNode } from 'react';

/** A fact of each of the two: how it is called, and what it is of one of them. */
export type FaitDesDeux<One> = readonly [term: string, of: (one: One) => ReactNode];

type Cote<One> = {
  /** How this one is called, such as « Compte gardé ». */
  readonly nom: string;
  readonly one: One;
};

/** Wide enough for an address beside another. */
const VALEUR_WIDTH = 224;

/** What is known of the two to merge, fact by fact: both values of one stand together, side by side or in one card (U17, U18). */
export function DeuxCotes<One>({
  caption,
  garde,
  absorbe,
  faits,
}: {
  caption: string;
  garde: Cote<One>;
  absorbe: Cote<One>;
  faits: readonly FaitDesDeux<One>[];
}): ReactNode {
  const t = useText();
  return (
    <DataTable
      caption={caption}
      rows={faits}
      rowKey={([term]) => term}
      columns={[
        { key: 'fait', header: t('utilisateurs.fusion-fait'), width: 152, render: ([term]) => term },
        { key: 'garde', header: garde.nom, width: VALEUR_WIDTH, render: ([, of]) => of(garde.one) },
        { key: 'absorbe', header: absorbe.nom, width: VALEUR_WIDTH, render: ([, of]) => of(absorbe.one) },
      ]}
    />
  );
}
