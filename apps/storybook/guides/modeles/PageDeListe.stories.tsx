import { Badge } from '@habilis/ui/Badge';
import { Button } from '@habilis/ui/Button';
import { DataTable } from '@habilis/ui/DataTable';
import { EmptyState } from '@habilis/ui/EmptyState';
import { Identifier } from '@habilis/ui/Identifier';
import { LinkTabs } from '@habilis/ui/LinkTabs';
import { PageHeader } from '@habilis/ui/PageHeader';
import { Pagination } from '@habilis/ui/Pagination';
import { SearchField } from '@habilis/ui/SearchField';
import { Stack } from '@habilis/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Eye, SearchX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { expect } from 'storybook/test';

const DEMANDES = [
  { numero: 'DA-2026-0391', entite: 'Lorraine Prévention Formation', etat: 'En instruction' },
  { numero: 'DA-2026-0405', entite: 'Meuse Prévention Active', etat: 'En instruction' },
  { numero: 'DA-2026-0433', entite: 'Hauts de Champagne Secourisme', etat: 'En instruction' },
];

function ListPage(): ReactNode {
  const [words, setWords] = useState('');
  const [sought, setSought] = useState('');
  const rows = DEMANDES.filter(({ numero, entite }) =>
    `${numero} ${entite}`.toLowerCase().includes(sought.toLowerCase()),
  );
  const seek = (next: string) => {
    setWords(next);
    setSought(next);
  };
  const count = rows.length > 1 ? `${rows.length} demandes` : `${rows.length} demande`;
  return (
    <Stack gap={20}>
      <PageHeader title="Demandes" description="Caisse Nord-Est" />
      <LinkTabs
        label="Vues"
        items={[
          { href: '#a-traiter', label: 'À traiter', count: 3, isCurrent: true },
          { href: '#toutes', label: 'Toutes', count: 43, isCurrent: false },
        ]}
      />
      <SearchField label="Numéro ou entité" value={words} onChange={setWords} onSubmit={seek} />
      {rows.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title={`Aucune demande pour « ${sought} »`}
          description="Cherchez un autre mot, ou revenez à toute la liste."
          action={<Button onPress={() => seek('')}>Effacer la recherche</Button>}
        />
      ) : (
        <>
          <DataTable
            caption="Demandes à traiter"
            rows={rows}
            rowKey={({ numero }) => numero}
            rowHref={({ numero }) => `#${numero}`}
            columns={[
              {
                key: 'numero',
                header: 'Numéro',
                width: 140,
                render: ({ numero }) => <Identifier>{numero}</Identifier>,
              },
              { key: 'entite', header: 'Entité', render: ({ entite }) => entite },
              {
                key: 'etat',
                header: 'État',
                width: 180,
                render: ({ etat }) => (
                  <Badge tone="accent" icon={Eye}>
                    {etat}
                  </Badge>
                ),
              },
            ]}
          />
          <Pagination
            page={1}
            pageCount={1}
            hrefOf={(page) => `#page-${page}`}
            label="Pages"
            summary={count}
            pageLabel={(one) => `Page ${one}`}
            previousLabel="Précédente"
            nextLabel="Suivante"
          />
        </>
      )}
    </Stack>
  );
}

/** Une liste que l’on parcourt, réduit et reprend : vues, filtres, table, pages. */
const meta = {
  title: 'Modèles/Page de liste',
  component: ListPage,
  parameters: {
    rules: [
      'De haut en bas : le titre, les vues (`LinkTabs`), les filtres, le compte, la table (`DataTable`), les pages (`Pagination`).',
      'Vue, filtres, ordre et page vivent dans l’adresse : on la garde, on la transmet, le retour la retrouve.',
      'Le compte se dit toujours ; il ne bouge pas de place quand des lignes sont choisies.',
      'Rien à montrer se dit à la place de la table, avec ce qui y a mené et comment en sortir (`EmptyState`).',
      'Sur un téléphone, une carte par ligne ; la carte entière est le lien.',
    ],
  },
} satisfies Meta<typeof ListPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Chercher, ne rien trouver, revenir',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Numéro ou entité' });
    await userEvent.type(field, 'Vosges{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Aucune demande pour « Vosges »' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer la recherche' }));
    await expect(canvas.getByRole('link', { name: /DA-2026-0391/ })).toBeVisible();
    await userEvent.type(field, 'meuse{Enter}');
    await expect(canvas.getByText('1 demande')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /DA-2026-0391/ })).toBeNull();
  },
};

export const OnAPhone: Story = { name: 'Sur un téléphone', globals: { viewport: { value: 'w360' } } };
