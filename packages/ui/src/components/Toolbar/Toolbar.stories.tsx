import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bold, Italic, List, ListOrdered, Undo2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Button } from '../Button/Button.tsx';
import { Divider } from '../Divider/Divider.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Toolbar } from './Toolbar.tsx';

const undo = fn();

/** Des outils sur une même chose : un seul arrêt du clavier, et les flèches d’un outil à l’autre. */
const meta = {
  title: 'Actions/Toolbar',
  component: Toolbar,
  parameters: {
    guide: {
      use: ['Plus de trois outils qu’on emploie à la suite : la mise en forme d’un texte, les vues d’un plan.'],
      avoid: [
        { when: 'Une, deux ou trois actions.', instead: 'ButtonGroup' },
        { when: 'Ce que l’on peut faire de la page entière.', instead: 'ActionBar' },
      ],
      anatomy: [
        ['Nom', 'Ce sur quoi les outils agissent ; il est annoncé en entrant.'],
        ['Outils', 'Des `IconButton`, des `Button`, un `Menu`.'],
        ['Filets', 'Un `Divider` vertical entre deux familles.'],
      ],
      keyboard: [
        ['Tab', 'Entre dans la barre, sur l’outil qu’on avait quitté, puis en sort.'],
        ['Flèche droite, Flèche gauche', 'Va d’un outil à l’autre.'],
        ['Entrée, Espace', 'Emploie l’outil.'],
      ],
      doDont: [
        {
          do: 'Les outils de tous les jours d’abord.',
          dont: 'Un outil qu’on ne trouverait nulle part ailleurs caché au bout.',
        },
      ],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Mise en forme',
    children: (
      <>
        <IconButton icon={Bold} label="Gras" />
        <IconButton icon={Italic} label="Italique" />
        <Divider orientation="vertical" />
        <IconButton icon={List} label="Liste" />
        <IconButton icon={ListOrdered} label="Liste numérotée" />
        <Divider orientation="vertical" />
        <IconButton icon={Undo2} label="Annuler" onPress={undo} />
      </>
    ),
  },
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Un arrêt pour tous : les flèches font le reste, et l’on revient où l’on était. */
export const Default: Story = {
  render: (args) => (
    <>
      <Toolbar {...args} />
      <Button>Enregistrer</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('toolbar', { name: 'Mise en forme' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Gras' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Annuler' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Enregistrer' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowLeft}');
    canvas.getByRole('button', { name: 'Enregistrer' }).focus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Liste numérotée' })).toHaveFocus();
  },
};

/** Les outils passent à la ligne. */
export const OnAPhone: Story = {
  args: {
    children: ['Affecter', 'Libérer', 'Transmettre à la commission', 'Abandonner'].map((word) => (
      <Button key={word} variant="quiet">
        {word}
      </Button>
    )),
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('toolbar');
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
  },
};
