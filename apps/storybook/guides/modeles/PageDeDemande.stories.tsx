import { ActionBar } from '@habilis/ui/ActionBar';
import { Button } from '@habilis/ui/Button';
import { Columns } from '@habilis/ui/Columns';
import { DescriptionList } from '@habilis/ui/DescriptionList';
import { Identifier } from '@habilis/ui/Identifier';
import { MilestoneTrack } from '@habilis/ui/MilestoneTrack';
import { PageHeader } from '@habilis/ui/PageHeader';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Tabs } from '@habilis/ui/Tabs';
import { Timeline } from '@habilis/ui/Timeline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect } from 'storybook/test';
import { inColumn } from './inColumn.tsx';

function DemandePage(): ReactNode {
  const [tab, setTab] = useState('entite');
  return (
    <Stack gap={28}>
      <PageHeader
        title="Lorraine Prévention Formation"
        titleEnd={<Identifier>DA-2026-0391</Identifier>}
        breadcrumbsLabel="Fil d’Ariane"
        breadcrumbs={[{ label: 'Demandes', href: '#demandes' }, { label: 'DA-2026-0391' }]}
        description="Dossier administratif, Metz"
      />
      <MilestoneTrack
        label="Étapes de la demande"
        ratio={0.6}
        steps={[
          {
            key: 'instruction',
            label: 'Instruction',
            state: 'current',
            facts: [
              { label: 'Chez', value: 'Caisse Nord-Est' },
              { label: 'À rendre le', value: '04/12/2026' },
            ],
          },
          { key: 'decision', label: 'Décision', state: 'todo' },
          { key: 'cloture', label: 'Clôture', state: 'todo' },
        ]}
      />
      <Columns split="1fr 248px">
        <Tabs
          label="Parties de la demande"
          selected={tab}
          onSelect={setTab}
          items={[
            {
              id: 'entite',
              label: 'Entité',
              content: (
                <DescriptionList
                  items={[
                    { term: 'Raison sociale', description: 'Lorraine Prévention Formation' },
                    { term: 'SIRET', description: <Identifier>123 456 789 00012</Identifier> },
                  ]}
                />
              ),
            },
            {
              id: 'adresse',
              label: 'Adresse',
              content: <DescriptionList items={[{ term: 'Ville', description: '57000 Metz' }]} />,
            },
          ]}
        />
        <Section title="Historique">
          <Timeline
            label="Historique"
            items={[
              {
                key: '1',
                date: '20/11/2026 09:12',
                title: 'Demande soumise',
                actor: 'Sophie Marchal',
                isMajor: true,
              },
            ]}
          />
        </Section>
      </Columns>
      <ActionBar>
        <Button>Demander un complément</Button>
        <Button variant="primary">Valider le dossier</Button>
      </ActionBar>
    </Stack>
  );
}

/** La page d’une demande : où elle en est, ce qu’elle contient, ce qui s’est passé, ce que l’on peut faire. */
const meta = {
  title: 'Modèles/Page de demande',
  component: DemandePage,
  decorators: [inColumn],
  parameters: {
    layout: 'fullscreen',
    rules: [
      'La page s’ouvre sur `MilestoneTrack` : où en est la demande, qui la tient, pour quand.',
      'Puis les onglets et leur contenu, l’historique (`Timeline`) à côté ; dessous sur un téléphone.',
      'Ce que l’on peut faire maintenant, et cela seul, tient dans `ActionBar`, toujours en vue.',
      'Le titre est l’entité ; le numéro est à droite, en chiffres de même largeur.',
    ],
  },
} satisfies Meta<typeof DemandePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'En instruction',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Étapes de la demande' })).toHaveTextContent('Caisse Nord-Est');
    await userEvent.click(canvas.getByRole('tab', { name: 'Adresse' }));
    await expect(canvas.getByText('57000 Metz')).toBeVisible();
  },
};

export const OnAPhone: Story = { name: 'Sur un téléphone', globals: { viewport: { value: 'w360' } } };
