import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Identifier } from '../Identifier/Identifier.tsx';
import { DescriptionList } from './DescriptionList.tsx';

/** Des faits, chacun avec son nom. */
const meta = {
  title: 'Données/DescriptionList',
  component: DescriptionList,
  parameters: {
    guide: {
      use: ['Les faits d’un seul objet : une entité, une adresse, un certificat.'],
      avoid: [
        { when: 'Comparer plusieurs objets.', instead: 'DataTable' },
        { when: 'Des phrases que l’on lit à la suite.', instead: 'Text' },
      ],
      anatomy: [
        ['Nom', 'Court, sans deux-points.'],
        ['Valeur', 'Dite même quand elle manque : « Non renseigné ».'],
      ],
      keyboard: [],
      doDont: [
        { do: 'Les numéros en `Identifier`.', dont: 'Une valeur vide : on croit à une panne.' },
        { do: 'Les faits dans l’ordre où on les vérifie.', dont: 'L’ordre de la base de données.' },
      ],
    } satisfies ComponentGuide,
  },
  args: {
    items: [
      { term: 'Raison sociale', description: 'Institut des métiers de l’eau' },
      { term: 'SIRET', description: <Identifier>732 829 320 00074</Identifier> },
      { term: 'Caisse', description: 'Nord-Est' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Raison sociale',
      'SIRET',
      'Caisse',
    ]);
    await expect(canvas.getAllByRole('definition')[2]).toHaveTextContent('Nord-Est');
  },
};

export const LongWords: Story = {
  args: {
    items: [
      {
        term: 'Adresse électronique de la personne responsable',
        description: 'jean-baptiste.de-la-villeguerin-dargentre@formation-professionnelle-continue.example',
      },
    ],
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const address = canvas.getByRole('definition');
    await expect(address).toHaveTextContent(/^jean-baptiste\.[^ ]+\.example$/);
    await expect(address.querySelectorAll('wbr')).toHaveLength(3);
  },
};

/** Dans une fenêtre, les faits gardent la plus grande part : aucun mot n’est coupé. */
export const InADialog: Story = {
  args: { items: [{ term: 'Déclaration d’activité', description: 'Sélectionnée au registre' }] },
  render: (args) => (
    <Dialog title="Organisme choisi" isOpen>
      <DescriptionList {...args} />
    </Dialog>
  ),
  play: async () => {
    const [term, fact] = await Promise.all([screen.findByRole('term'), screen.findByRole('definition')]);
    await expect(fact.getBoundingClientRect().width).toBeGreaterThan(term.getBoundingClientRect().width);
  },
};
