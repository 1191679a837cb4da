import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { RichText } from './RichText.tsx';

const OFFRE =
  '<h2>Pour qui</h2><p>Les <strong>salariés</strong> d’une entreprise, <em>sans prérequis</em>.</p>' +
  '<h3>Pièces à joindre</h3><ul><li><p>Statuts</p></li><li><p>Attestation de vigilance</p><ol><li><p>de moins de six mois</p></li></ol></li></ul>' +
  '<p>En savoir plus : <a href="https://exemple.fr/offre">la page de l’offre</a>, ou <a href="/aide">l’aide</a>.</p>';

/** Un texte avec ses titres, ses listes et ses liens, dessiné élément par élément : rien d’autre ne peut y paraître. */
const meta = {
  title: 'Textes/RichText',
  component: RichText,
  parameters: {
    guide: {
      use: ['Montrer ce qui fut écrit avec `RichTextEditor`, ou repris d’ailleurs.'],
      avoid: [{ when: 'Un texte de l’interface.', instead: 'Text' }],
      anatomy: [
        ['Titres', 'Deux niveaux, décalés selon la place du texte dans la page.'],
        [
          'Liens',
          'Vers le web, une adresse, un téléphone ou une page du produit ; toute autre adresse n’est que ses mots.',
        ],
        ['Reste', 'Ce que la liste n’admet pas est laissé de côté, son texte gardé.'],
      ],
      keyboard: [['Tab', 'D’un lien à l’autre.']],
      doDont: [{ do: 'Donner `headingLevel` selon la page.', dont: 'Laisser un h2 sous un h3.' }],
    } satisfies ComponentGuide,
  },
  args: { html: OFFRE },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Pour qui' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'Pièces à joindre' })).toBeVisible();
    await expect(canvas.getAllByRole('list')).toHaveLength(2);
    const link = canvas.getByRole('link', { name: 'la page de l’offre' });
    await expect(link).toHaveAttribute('href', 'https://exemple.fr/offre');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).not.toHaveAttribute('target');
  },
};

/** Sous les titres d’une page, le texte commence au niveau suivant. */
export const ShiftedTitles: Story = {
  args: { headingLevel: 4 },
  render: (args) => (
    <Stack>
      <Heading level={2}>Offres</Heading>
      <Heading level={3}>Sauveteur secouriste</Heading>
      <RichText {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 4, name: 'Pour qui' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 5, name: 'Pièces à joindre' })).toBeVisible();
  },
};

/** Un texte hostile : rien ne s’exécute, rien ne se dessine, les mots restent. */
export const Hostile: Story = {
  args: {
    html:
      '<p onclick="alert(1)" style="position:fixed">Lire <a href="javascript:alert(1)">ceci</a><script>alert(1)</script>' +
      '<img src="x" onerror="alert(1)"> et <b>cela</b>.</p><iframe src="//exemple.fr"></iframe><form><input></form>',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^Lire ceci et/)).toBeVisible();
    await expect(canvasElement.querySelector('script, img, iframe, form, input, a, [style], [onclick]')).toBeNull();
    await expect(canvas.getByText('cela').tagName).toBe('STRONG');
  },
};

/** Rien à lire : rien n’est dessiné. */
export const Empty: Story = {
  args: { html: '<p> </p>' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};

export const LongWords: Story = {
  args: {
    html:
      '<h2>Règlement interdépartementalinterprofessionnelinterrégional</h2>' +
      '<p><a href="https://exemple.fr/a">https://exemple.fr/dossier-administratif-dossier-administratif-dossier-administratif</a></p>' +
      '<ul><li>AssociationInterprofessionnelleDeSantéAuTravailDesPaysDeLaLoire</li></ul>',
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
