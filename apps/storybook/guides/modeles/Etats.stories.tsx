import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { EmptyState } from '@habilis/ui/EmptyState';
import { Section } from '@habilis/ui/Section';
import { Skeleton } from '@habilis/ui/Skeleton';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileClock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { expect } from 'storybook/test';

type State = 'loading' | 'error' | 'empty' | 'ready';
interface StatesProps {
  state: State;
}

function List({ state, onRetry }: StatesProps & { onRetry: () => void }): ReactNode {
  switch (state) {
    case 'loading':
      return <Skeleton shape="table" count={4} label="Chargement des demandes…" />;
    case 'error':
      return (
        <Callout
          tone="danger"
          told="announced"
          title="Les demandes n’ont pas pu être lues"
          actions={<Button onPress={onRetry}>Réessayer</Button>}
        >
          <Text>Le service ne répond pas. Rien de ce que vous avez saisi n’est perdu.</Text>
        </Callout>
      );
    case 'empty':
      return (
        <EmptyState
          icon={FileClock}
          title="Aucune demande n’attend de vous"
          description="Celles qui vous seront confiées se montreront ici."
        />
      );
    case 'ready':
      return <Text>DA-2026-0391, Lorraine Prévention Formation</Text>;
  }
}

function States({ state }: StatesProps): ReactNode {
  const [isRetried, setRetried] = useState(false);
  return (
    <Section title="À traiter">
      <Stack>
        <List state={isRetried ? 'ready' : state} onRetry={() => setRetried(true)} />
      </Stack>
    </Section>
  );
}

/** Une même place, quatre états : en chemin, en panne, vide, là. */
const meta = {
  title: 'Modèles/Attente, vide, panne',
  component: States,
  parameters: {
    rules: [
      'Chargement : rien avant 300 ms, puis un `Skeleton` de la forme de ce qui vient, et des mots pour qui écoute.',
      'Ce qui dure plus d’une seconde dit son avancement par un chiffre (`ProgressBar`).',
      'Panne : ce qui est arrivé, ce qui n’est pas perdu, et un bouton pour réessayer, à la place du contenu (`Callout`).',
      'Vide : pourquoi, et quoi faire (`EmptyState`) ; jamais une table sans ligne.',
      'Une partie en panne n’emporte pas le reste de la page.',
    ],
  },
  args: { state: 'error' },
} satisfies Meta<typeof States>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  name: 'Panne, puis réessai',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Rien de ce que vous avez saisi n’est perdu\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(canvas.getByText(/DA-2026-0391/)).toBeVisible();
  },
};

export const Loading: Story = {
  name: 'Attente',
  args: { state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chargement des demandes…')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  name: 'Vide',
  args: { state: 'empty' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Aucune demande n’attend de vous' })).toBeVisible();
  },
};
