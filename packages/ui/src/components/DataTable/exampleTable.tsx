import type { ReactNode } from 'react';
import { Deadline, type DeadlineProps } from '../Deadline/Deadline.tsx';
import { Identifier } from '../Identifier/Identifier.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import type { Column } from './Column.ts';

export interface ExampleRow extends DeadlineProps {
  numero: string;
  entite: string;
  niveau: string;
}

/** Three requests, one late, for the stories of a table. */
export const exampleRows: readonly ExampleRow[] = [
  {
    numero: 'DH-2026-0391',
    entite: 'Lorraine Prévention Formation',
    niveau: 'PRAP IBC, formateur',
    state: 'late',
    date: '17/11/2026',
    words: 'en retard de 3 j',
    ratio: 1,
  },
  {
    numero: 'DH-2026-0405',
    entite: 'Meuse Prévention Active',
    niveau: 'SST, acteur',
    state: 'soon',
    date: '26/11/2026',
    words: 'dans 6 j',
    ratio: 0.8,
  },
  {
    numero: 'DH-2026-0433',
    entite: 'Hauts de Champagne Secourisme',
    niveau: 'CATEC, surveillant',
    state: 'later',
    date: '08/01/2027',
    words: 'dans 49 j',
    ratio: 0.2,
  },
];

/** `count` example requests. */
export const manyRows = (count: number): ExampleRow[] =>
  Array.from({ length: count }, (_, index) => ({
    numero: `DH-2026-${String(index + 1).padStart(4, '0')}`,
    entite: `Entité nᵒ ${index + 1}`,
    niveau: 'SST, acteur',
    state: 'later',
    date: '08/01/2027',
    words: 'dans 49 j',
    ratio: 0.2,
  }));

/** Columns of the example requests. */
export const exampleColumns: readonly Column<ExampleRow>[] = [
  {
    key: 'numero',
    header: 'Numéro',
    width: 130,
    isSortable: true,
    render: (row) => <Identifier>{row.numero}</Identifier>,
  },
  { key: 'entite', header: 'Entité', isSortable: true, render: (row) => row.entite },
  { key: 'niveau', header: 'Niveau', width: 170, isSecondary: true, render: (row) => row.niveau },
  { key: 'echeance', header: 'Échéance', width: 262, isSortable: true, render: (row) => <Deadline {...row} /> },
];

/** An example request as a card. */
export const exampleCard = (row: ExampleRow): ReactNode => (
  <Stack gap={4}>
    <Identifier>{row.numero}</Identifier>
    <Text isStrong>{row.entite}</Text>
    <Inline justify="between">
      <Deadline {...row} />
    </Inline>
  </Stack>
);
