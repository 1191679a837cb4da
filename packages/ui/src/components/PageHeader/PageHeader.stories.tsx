import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Button } from '../Button/Button.tsx';
import { Identifier } from '../Identifier/Identifier.tsx';
import { Text } from '../Text/Text.tsx';
import { PageHeader } from './PageHeader.tsx';

/** Où l’on est, l’unique titre de niveau 1, et l’action de la page. */
const meta = {
  title: 'Mise en page/PageHeader',
  component: PageHeader,
  parameters: {
    guide: {
      use: ['En tête de chaque page, une seule fois ; `Page` le place.'],
      avoid: [
        { when: 'Le titre d’une partie.', instead: 'Section' },
        { when: 'Le titre d’une fenêtre.', instead: 'Dialog' },
      ],
      anatomy: [
        ['Fil', 'Caché sur un téléphone : le menu y mène.'],
        ['Titre', 'Prend le focus après une navigation, sans être un arrêt du clavier.'],
        ['Bout du titre', 'Un numéro.'],
        ['Action', 'Une seule, celle pour laquelle on vient.'],
        ['Identité', 'Une ligne discrète sous le titre.'],
      ],
      keyboard: [['Tab', 'Va aux liens du fil, puis à l’action.']],
      doDont: [
        { do: 'Le nom de l’objet comme titre.', dont: '« Détail de la demande » : toutes les pages se ressemblent.' },
      ],
    } satisfies ComponentGuide,
  },
  args: {
    title: 'Mes tâches',
    breadcrumbsLabel: 'Fil d’Ariane',
    breadcrumbs: [{ label: 'Accueil', href: '#accueil' }, { label: 'Mes tâches' }],
  },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const trail = within(canvas.getByRole('navigation', { name: 'Fil d’Ariane' }));
    await expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Accueil',
      '/Mes tâches',
    ]);
    await expect(trail.getByText('Mes tâches')).toHaveAttribute('aria-current', 'page');
    const title = canvas.getByRole('heading', { level: 1, name: 'Mes tâches' });
    await userEvent.tab();
    await expect(trail.getByRole('link', { name: 'Accueil' })).toHaveFocus();
    title.focus();
    await expect(title).toHaveFocus();
  },
};

export const TitleOnly: Story = {
  args: { breadcrumbs: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const WithAction: Story = { args: { action: <Button size="small">Exporter en CSV</Button> } };

/** Ce que la page ouvre s’entend d’un trait : son numéro, sa nature, son nom. */
export const Opened: Story = {
  args: {
    title: 'Brasserie du Donon',
    lead: 'DA-2026-0033, dossier administratif',
    titleEnd: <Identifier>DA-2026-0033</Identifier>,
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(title).toHaveAccessibleName(/^DA-2026-0033, dossier administratif,\s+Brasserie du Donon$/);
    const { width } = canvas.getByText(/^DA-2026-0033, dossier/).getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(1);
  },
};

export const WithIdentity: Story = {
  args: {
    title: 'Lorraine Prévention Formation',
    titleEnd: <Identifier>DH-2026-0433</Identifier>,
    breadcrumbs: [
      { label: 'Accueil', href: '#accueil' },
      { label: 'Demandes', href: '#demandes' },
      { label: 'DH-2026-0433' },
    ],
    description: (
      <>
        <Text as="span" isStrong>
          PRAP IBC, formateur
        </Text>
        <span>Demande initiale · 54000 Nancy</span>
      </>
    ),
  },
};

/** Le numéro reste à côté du titre, l’action au bout de la ligne. */
export const NumberAndAction: Story = {
  args: { ...WithIdentity.args, action: <Button size="small">Exporter en CSV</Button> },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const number = canvas.getByText('DH-2026-0433', { selector: 'h1 + span *' }).getBoundingClientRect();
    const action = canvas.getByRole('button').getBoundingClientRect();
    await expect(number.left - title.right).toBeLessThan(20);
    await expect(action.left - number.right).toBeGreaterThan(100);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Sans action aussi, le numéro reste à côté du nom. */
export const NumberAlone: Story = {
  args: { ...NumberAndAction.args, action: undefined },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const number = canvas.getByText('DH-2026-0433', { selector: 'h1 + span *' }).getBoundingClientRect();
    await expect(number.left - title.right).toBeLessThan(20);
  },
};

export const LongWords: Story = {
  args: {
    title: 'Fédération interdépartementale des centres d’apprentissage et de prévention',
    titleEnd: <Identifier>DH-2026-0433</Identifier>,
    breadcrumbs: [
      { label: 'Accueil', href: '#accueil' },
      { label: 'Demandes d’habilitation en cours d’instruction dans la caisse', href: '#demandes' },
      { label: 'Fédération interdépartementale des centres d’apprentissage et de prévention' },
    ],
  },
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Le fil d’Ariane disparaît, le titre et l’action restent. */
export const OnAPhone: Story = {
  args: {
    title: 'Anticonstitutionnellementinterdépartementalisation',
    action: <Button size="small">Exporter en CSV</Button>,
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Exporter en CSV' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
