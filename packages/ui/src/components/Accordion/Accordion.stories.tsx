import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Accordion } from './Accordion.tsx';

/** Des titres qui s’ouvrent sur leur texte ; plusieurs peuvent l’être. */
const meta = {
  title: 'Navigation/Accordion',
  component: Accordion,
  parameters: {
    guide: {
      use: [
        'Des textes dont chacun ne cherche qu’un ou deux : les questions fréquentes, un historique sur un téléphone.',
      ],
      avoid: [
        { when: 'Les parties d’un formulaire.', instead: 'Tabs' },
        { when: 'Un texte que tous doivent lire.', instead: 'Section' },
        { when: 'Un seul mot à expliquer.', instead: 'Popover' },
      ],
      anatomy: [
        ['Titre', 'Dans le plan de la page, à son niveau ; c’est le bouton.'],
        ['Chevron', 'Tourne quand le texte est ouvert ; l’état est dit aussi.'],
        ['Texte', 'Fermé, la recherche du navigateur le trouve et l’ouvre.'],
      ],
      keyboard: [
        ['Tab', 'Va d’un titre à l’autre, et dans le texte ouvert.'],
        ['Entrée, Espace', 'Ouvre ou ferme.'],
      ],
      doDont: [
        { do: 'Un titre qui pose la question entière.', dont: '« En savoir plus » : tous les titres se ressemblent.' },
      ],
    } satisfies ComponentGuide,
  },
  args: {
    items: [
      { id: 'delai', title: 'En combien de temps ma demande est-elle traitée ?', content: 'En deux mois au plus.' },
      { id: 'pieces', title: 'Quelles pièces faut-il joindre ?', content: 'Les statuts et l’attestation de l’Urssaf.' },
      { id: 'refus', title: 'Que faire si elle est refusée ?', content: 'Vous pouvez la présenter à nouveau.' },
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Chacun s’ouvre sans fermer les autres. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    const [first, second] = canvas.getAllByRole('button');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText('En deux mois au plus.')).not.toBeVisible();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('En deux mois au plus.')).toBeVisible();
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('En deux mois au plus.')).toBeVisible();
    await expect(canvas.getByText(/^Les statuts/)).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText(/^Les statuts/)).not.toBeVisible();
  },
};

export const OpenAtFirst: Story = {
  args: { openAtFirst: ['pieces'], level: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Les statuts/)).toBeVisible();
    await expect(canvas.getByText('En deux mois au plus.')).not.toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
};

/** Fermé, le texte reste à la portée de la recherche du navigateur. */
export const FoundInPage: Story = {
  play: async ({ canvas }) => {
    const closed = canvas.getByText('En deux mois au plus.').closest('[hidden]');
    await expect(closed).toHaveAttribute('hidden', 'until-found');
  },
};

/** Un état au bout du titre ; qui s’ouvre se dit une fois. */
export const WithState: Story = {
  args: {
    onOpen: fn(),
    items: [
      {
        id: 'permanence',
        title: 'Permanence téléphonique',
        content: 'Le mardi, de 9 h à 12 h.',
        end: (
          <Badge tone="info" icon={Mail}>
            Non lu
          </Badge>
        ),
      },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const title = canvas.getByRole('button', { name: /^Permanence téléphonique\s*Non lu$/ });
    await userEvent.click(title);
    await expect(args.onOpen).toHaveBeenCalledWith('permanence');
    await userEvent.click(title);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

/** Un titre long passe à la ligne, l’état à son bout jamais. */
export const LongTitleWithState: Story = {
  args: {
    items: [
      {
        id: 'permanence',
        title:
          'Permanence téléphonique de la caisse régionale, du service de prévention et des instructeurs de la région',
        content: 'Le mardi, de 9 h à 12 h.',
        end: (
          <Badge tone="info" icon={Mail}>
            Non lu
          </Badge>
        ),
      },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 260 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const words = document.createRange();
    // The words alone: the picture before them is not as high.
    words.selectNode(canvas.getByText('Non lu').lastChild ?? document.body);
    await expect(new Set([...words.getClientRects()].map(({ top }) => top)).size).toBe(1);
  },
};

export const LongWords: Story = {
  args: {
    openAtFirst: ['x'],
    items: [
      {
        id: 'x',
        title: 'Anticonstitutionnellementinterdépartementalisation des centres d’apprentissage',
        content: 'recepisse_declaration_activite_federation_interdepartementale_2026.pdf',
      },
    ],
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
