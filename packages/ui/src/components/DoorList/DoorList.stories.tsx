import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, LifeBuoy, ShieldCheck, UserPlus } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { DoorList } from './DoorList.tsx';

/** Quelques chemins à prendre, chacun une ligne entière à presser. */
const meta = {
  title: 'Navigation/DoorList',
  component: DoorList,
  parameters: {
    guide: {
      use: ['Choisir par où commencer : un rôle, une démarche, une aide.'],
      avoid: [
        { when: 'La seule chose à faire.', instead: 'NextStepBlock' },
        { when: 'Des objets qu’on compare.', instead: 'DataTable' },
        { when: 'Des objets avec leurs actions.', instead: 'Card' },
      ],
      anatomy: [
        ['Icône', '24, au trait.'],
        ['Titre', 'Ce qu’on va faire, à l’infinitif.'],
        ['Description', 'Une ligne ; elle fait partie du nom du lien.'],
        ['Chevron', 'Avance au survol.'],
      ],
      keyboard: [
        ['Tab', 'Va d’une ligne à l’autre.'],
        ['Entrée', 'Suit le lien, ou ouvre la fenêtre.'],
      ],
      doDont: [{ do: 'Trois à sept lignes.', dont: 'Une description qui répète le titre.' }],
    } satisfies ComponentGuide,
  },
  args: {
    items: [
      {
        href: '#verifier',
        icon: ShieldCheck,
        title: 'Vérifier un certificat',
        description: 'Avec son numéro ou le code imprimé dessus.',
      },
      {
        href: '#manuels',
        icon: BookOpen,
        title: 'Lire les manuels',
        description: 'Déposer une demande, organiser une session.',
      },
      {
        href: '#assistance',
        icon: LifeBuoy,
        title: 'Demander de l’aide',
        description: 'Réponse sous deux jours ouvrés.',
      },
    ],
  },
} satisfies Meta<typeof DoorList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const door = canvas.getByRole('link', { name: /^Vérifier un certificat/ });
    await expect(door).toHaveAttribute('href', '#verifier');
    await expect(door.getBoundingClientRect().width).toBe(canvasElement.getBoundingClientRect().width);
    await userEvent.tab();
    await expect(door).toHaveFocus();
  },
};

export const One: Story = {
  args: { items: [{ href: '#aide', icon: LifeBuoy, title: 'Demander de l’aide', description: 'Par courriel.' }] },
};

const opened = fn();

/** Une porte qui ouvre une fenêtre est un bouton, à la même place et de la même largeur. */
export const OpensADialog: Story = {
  args: {
    items: [
      { icon: UserPlus, title: 'Nommer un délégataire', description: 'Inès Moreau l’est déjà.', onPress: opened },
      { href: '#aide', icon: LifeBuoy, title: 'Demander de l’aide', description: 'Par courriel.' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const door = canvas.getByRole('button', { name: /^Nommer un délégataire/ });
    const link = canvas.getByRole('link');
    await expect(door.getBoundingClientRect().width).toBe(link.getBoundingClientRect().width);
    await userEvent.click(door);
    await expect(opened).toHaveBeenCalledOnce();
  },
};

export const LongWords: Story = {
  args: {
    items: [
      {
        href: '#x',
        icon: BookOpen,
        title: 'Anticonstitutionnellementinterdépartementalisation',
        description: 'Le manuel du gestionnaire du dispositif interministériel, pour l’année 2026 et les suivantes.',
      },
    ],
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const door = canvas.getByRole('link');
    await expect(door.scrollWidth).toBeLessThanOrEqual(door.clientWidth);
  },
};
