import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, X } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Deadline } from '../Deadline/Deadline.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ItemList } from './ItemList.tsx';

const dismiss = fn();

/** Ce qu’il y a à faire ou à savoir, une chose par ligne. */
const meta = {
  title: 'Données/ItemList',
  component: ItemList,
  parameters: {
    guide: {
      use: ['Quelques choses à ouvrir, dont le titre dit tout : des alertes, des échéances.'],
      avoid: [
        { when: 'Des objets qu’on compare colonne par colonne.', instead: 'DataTable' },
        { when: 'Des chemins à prendre.', instead: 'DoorList' },
        { when: 'Des textes qui s’ouvrent sur place.', instead: 'Accordion' },
      ],
      anatomy: [
        ['Icône', '20, au trait, muette.'],
        ['Titre', 'Le lien.'],
        ['Description', 'Une ou deux lignes, discrètes.'],
        ['Fin', 'Une échéance, un état ; passe sous les mots quand la place manque.'],
        ['Action', 'Un bouton d’icône qui nomme la ligne.'],
      ],
      keyboard: [
        ['Tab', 'Du titre à son action, puis à la ligne suivante.'],
        ['Entrée', 'Ouvre.'],
      ],
      doDont: [
        {
          do: 'Rendre le focus à la liste quand une ligne disparaît.',
          dont: 'Une ligne sans rien à ouvrir ni à lire.',
        },
      ],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Alertes',
    items: [
      {
        key: 'da',
        icon: FileText,
        title: 'Dossier administratif à compléter',
        href: '#da',
        description: 'Votre caisse attend une pièce ou une précision.',
        end: <Deadline state="soon" date="04/12/2026" words="dans 14 j" ratio={0.8} />,
      },
      {
        key: 'dh',
        icon: FileText,
        title: 'Décision rendue sur la demande DH-2026-0433',
        href: '#dh',
        description: 'Sauveteur secouriste du travail',
        end: <Deadline state="later" date="01/01/2027" words="dans 42 j" ratio={0.2} />,
        action: (
          <IconButton icon={X} size="small" label="Supprimer l’alerte sur la demande DH-2026-0433" onPress={dismiss} />
        ),
      },
    ],
  },
} satisfies Meta<typeof ItemList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Alertes' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Dossier administratif à compléter' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /^Supprimer l’alerte/ }));
    await expect(dismiss).toHaveBeenCalled();
  },
};

/** L’échéance passe sous les mots, rien ne déborde, et un numéro ne se coupe pas à son trait d’union. */
export const OnAPhone: Story = {
  args: {
    items: [
      ...meta.args.items,
      { key: 'long', title: 'Anticonstitutionnellementinterdépartementalisation', href: '#long', icon: FileText },
      { key: 'sans-lien', title: 'Rien à ouvrir, de quoi lire seulement' },
    ],
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    await expect(canvas.getByText('DH-2026-0433').getClientRects()).toHaveLength(1);
  },
};
