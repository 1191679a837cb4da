import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { heard } from '../../internal/heard.ts';
import { Pagination, type PaginationProps } from './Pagination.tsx';

/** Les pages d’une liste, par des liens que l’on peut garder. */
const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  parameters: {
    guide: {
      use: ['Sous une liste servie par pages.'],
      avoid: [
        { when: 'Les vues d’une même liste.', instead: 'LinkTabs' },
        { when: 'Les étapes d’un formulaire.', instead: 'Stepper' },
      ],
      anatomy: [
        ['Compte', '« 1–15 sur 43 demandes ».'],
        ['Numéros', 'La première, la dernière et les voisines ; la page en cours est pleine.'],
        ['Précédente, Suivante', 'En toutes lettres.'],
        ['Annonce', 'Une fois la page tournée : son numéro et ses lignes.'],
      ],
      keyboard: [
        ['Tab', 'Va d’un lien à l’autre.'],
        ['Entrée', 'Mène à la page.'],
      ],
      doDont: [
        {
          do: 'Le compte même quand il n’y a qu’une page.',
          dont: 'Un défilement sans fin : on ne retrouve plus sa place.',
        },
      ],
    } satisfies ComponentGuide,
  },
  args: {
    page: 3,
    pageCount: 15,
    hrefOf: (page) => `#page-${page}`,
    label: 'Pages des demandes',
    summary: '31–45 sur 214 demandes',
    pageLabel: (page) => `Page ${page}`,
    previousLabel: 'Précédente',
    nextLabel: 'Suivante',
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages des demandes' })).toHaveTextContent(
      'Précédente1234…15Suivante',
    );
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Précédente' })).toHaveAttribute('href', '#page-2');
    await expect(canvas.getByRole('link', { name: 'Suivante' })).toHaveAttribute('href', '#page-4');
    await expect(canvas.getByRole('link', { name: 'Page 15' })).toHaveAttribute('href', '#page-15');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Précédente' })).toHaveFocus();
  },
};

/** Rien avant : le lien est éteint et n’est plus un arrêt du clavier. */
export const First: Story = {
  args: { page: 1, summary: '1–15 sur 214 demandes' },
  play: async ({ canvas, userEvent }) => {
    const previous = canvas.getByRole('link', { name: 'Précédente' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(previous).not.toHaveAttribute('href');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Page 1' })).toHaveFocus();
  },
};

/** A list whose page the test turns. */
function Turning(props: PaginationProps): ReactNode {
  const [page, setPage] = useState(1);
  return (
    <>
      <Pagination {...props} page={page} summary={`${page * 15 - 14}–${page * 15} sur 214 demandes`} />
      <button onClick={() => setPage(page + 1)}>Tourner</button>
    </>
  );
}

/** Tournée, la page dit son numéro et ses lignes ; celle que l’on trouve en arrivant se lit. */
export const Turned: Story = {
  render: (args) => <Turning {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    heard.length = 0;
    await userEvent.click(canvas.getByRole('button', { name: 'Tourner' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 2, 16–30 sur 214 demandes');
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(heard).toEqual(['Page 2, 16–30 sur 214 demandes']));
  },
};

export const Last: Story = {
  args: { page: 15, summary: '211–214 sur 214 demandes' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Suivante' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('link', { name: 'Page 15' })).toHaveAttribute('aria-current', 'page');
  },
};

export const Middle: Story = {
  args: { page: 8 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation')).toHaveTextContent('Précédente1…789…15Suivante');
  },
};

export const OnePage: Story = {
  args: { page: 1, pageCount: 1, summary: '1–3 sur 3 demandes' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–3 sur 3 demandes')).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const OnAPhone: Story = {
  args: { page: 128, pageCount: 1204, summary: '1 906–1 920 sur 18 053 demandes' },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const tops = canvas.getAllByRole('link').map((link) => Math.round(link.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(1);
    await expect(canvas.getByRole('link', { name: 'Précédente' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Page 128' }).getBoundingClientRect().height).toBeGreaterThanOrEqual(
      44,
    );
  },
};
