import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, LifeBuoy, ShieldCheck } from 'lucide-react';
import { expect } from 'storybook/test';
import { DoorList } from './DoorList.tsx';

/**
 * Quelques chemins à prendre, chacun une ligne entière à presser. Pour la seule chose à faire : `NextStepBlock` ; pour des objets
 * qu’on compare : `DataTable` ; dans un texte : `Link`.
 */
const meta = {
  title: 'Navigation/DoorList',
  component: DoorList,
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
