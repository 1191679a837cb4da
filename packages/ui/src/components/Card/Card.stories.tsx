import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, Trash2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

const remove = fn();
const open = fn((event: MouseEvent) => event.preventDefault());

/** Un objet qu’on ouvre : toute sa surface se presse, et son nom seul est le lien. */
const meta = {
  title: 'Mise en page/Card',
  component: Card,
  parameters: {
    guide: {
      use: ['Quelques objets à ouvrir, chacun avec deux ou trois faits : des sessions, des entités, des manuels.'],
      avoid: [
        { when: 'Beaucoup d’objets qu’on compare ou qu’on trie.', instead: 'DataTable' },
        { when: 'Des chemins à prendre, sans objet.', instead: 'DoorList' },
        { when: 'Un contenu qu’on ne presse pas.', instead: 'Section' },
      ],
      anatomy: [
        ['Titre', 'Le nom de l’objet ; c’est lui le lien, la carte entière n’en est que la cible.'],
        ['Bout du titre', 'Un état ou une date.'],
        ['Faits', 'Des `Text` courts : ils ne font pas partie du nom du lien.'],
        ['Actions', 'Sur l’objet lui-même ; les presser n’ouvre pas la carte.'],
      ],
      keyboard: [
        ['Tab', 'Va au titre, puis aux actions de la carte.'],
        ['Entrée', 'Ouvre l’objet.'],
      ],
      doDont: [
        {
          do: 'Un titre qui suffit à reconnaître l’objet.',
          dont: '« Voir le détail » comme titre : lu seul, il ne mène nulle part.',
        },
      ],
    } satisfies ComponentGuide,
  },
  args: {
    title: 'Lorraine Prévention Formation',
    href: '#lorraine',
    children: <Text look="small">PRAP IBC, formateur · 54000 Nancy</Text>,
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Presser n’importe où presse le lien, qui ne s’appelle que du nom. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Lorraine Prévention Formation' });
    const { right, bottom } = canvas.getByRole('article').getBoundingClientRect();
    await expect(document.elementFromPoint(right - 8, bottom - 8)).toBe(link);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    canvasElement.addEventListener('click', open);
    await userEvent.keyboard('{Enter}');
    await expect(open).toHaveBeenCalledOnce();
  },
};

/** Presser une action n’ouvre pas la carte. */
export const WithActions: Story = {
  args: {
    end: (
      <Badge tone="success" icon={CircleCheck}>
        Active
      </Badge>
    ),
    actions: <IconButton icon={Trash2} label="Retirer de la liste" size="small" onPress={remove} />,
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Retirer de la liste' });
    const { left, top, width, height } = button.getBoundingClientRect();
    await expect(button).toContainElement(document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement);
  },
};

export const Several: Story = {
  render: (args) => (
    <Grid as="ul">
      {['Alsace Secours', 'Institut des métiers de l’eau', 'Breizh Secours Entreprise'].map((title) => (
        <li key={title}>
          <Card {...args} title={title} href={`#${title}`} />
        </li>
      ))}
    </Grid>
  ),
};

export const LongWords: Story = {
  args: {
    title: 'Anticonstitutionnellementinterdépartementalisation',
    end: '04/12/2026',
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};
