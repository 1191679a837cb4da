import { annuaire } from '@habilis/api/annuaire/endpoints';
import { exampleDepartements } from '@habilis/api/mocks/fixtures/exampleAnnuaire';
import { mock } from '@habilis/api/mocks/mock';
import { mockProblem } from '@habilis/api/mocks/mockProblem';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { expect, waitFor } from 'storybook/test';
import { type ScreenStory, screenStory } from '../../screenStory.tsx';

/** L’annuaire public : qui est habilité, pour quoi, à quelle date. */
const meta = {
  ...screenStory,
  title: 'Écrans/Annuaire',
  args: { path: '/annuaire', isSignedIn: false },
  parameters: { ...screenStory.parameters, msw: sliceHandlers() },
};
export default meta;

export const Default: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Lorraine Prévention Formation' })).toHaveAttribute(
      'href',
      '/annuaire/1',
    );
  },
};

/** La liste d’abord, la carte repliée dessous. */
export const OnAPhone: ScreenStory = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    const map = await canvas.findByRole('button', { name: 'Choisir sur la carte' });
    const list = canvas.getByRole('list', { name: 'Annuaire des entités habilitées' });
    await expect(map.getBoundingClientRect().top).toBeGreaterThan(list.getBoundingClientRect().bottom);
    await userEvent.click(map);
    await expect(canvas.getByRole('list', { name: 'Entités habilitées par département' })).toBeVisible();
    // Whoever chooses is led back to the list.
    await userEvent.click(canvas.getByRole('link', { name: /^Meurthe-et-Moselle, 54,/ }));
    const found = await canvas.findByRole('heading', { name: /^Meurthe-et-Moselle\s: / });
    await waitFor(() => expect(found).toHaveFocus());
  },
};

/** Les chiffres de tout un pays : chaque teinte, la Lozère sans aucune entité. */
export const WholeCountry: ScreenStory = {
  parameters: { msw: [mock(annuaire.departements, exampleDepartements()), ...sliceHandlers()] },
};
export const WholeCountryOnAPhone: ScreenStory = {
  ...WholeCountry,
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choisir sur la carte' }));
  },
};

/** Un département choisi : sa case, son champ, sa liste ; sa case le rend. */
export const OneDepartement: ScreenStory = {
  args: { path: '/annuaire?departement=54' },
  play: async ({ canvas }) => {
    const tile = await canvas.findByRole('link', { name: 'Meurthe-et-Moselle, 54, une entité, sélectionné' });
    await expect(tile).toHaveAttribute('href', '/annuaire');
    await expect(canvas.getByRole('combobox', { name: /département/ })).toHaveValue('Meurthe-et-Moselle (54)');
    await expect(canvas.getByRole('heading', { name: /^Meurthe-et-Moselle\s: une entité$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ouvertes à tous 1' })).toHaveAttribute(
      'href',
      '/annuaire?departement=54&ouverture=TOUS',
    );
    await expect(canvas.getByRole('link', { name: /^Écrire à Lorraine/ })).toHaveAttribute(
      'href',
      'mailto:sophie.marchal@example.org',
    );
  },
};

/** Les chiffres de la carte en un tableau que l’on trie. */
export const AsATable: ScreenStory = {
  ...WholeCountry,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Les mêmes chiffres en tableau'));
    await userEvent.click(canvas.getByRole('button', { name: 'Entités' }));
    const [, first] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent('Paris7561');
    await expect(canvas.getByRole('link', { name: 'Lozère' })).toHaveAttribute('href', '/annuaire?departement=48');
    await userEvent.click(canvas.getByText('Les mêmes chiffres sur la carte'));
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** Une ville est cherchée telle quelle, un département par son code. */
export const SearchedByPlace: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const place = await canvas.findByRole('combobox', { name: /département/ });
    await userEvent.type(place, 'Lille{Enter}');
    await expect(await canvas.findByRole('heading', { name: /^Lille\s: une entité$/ })).toBeVisible();
    await userEvent.clear(place);
    // The list of the départements offers it: one Enter takes the option, the next asks.
    await userEvent.type(place, 'vosg{ArrowDown}{Enter}');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: /^Vosges\s: une entité$/ })).toBeVisible();
    await expect(place).toHaveValue('Vosges (88)');
  },
};

/** Un jour passé se dit, et chaque lien le garde. */
export const PastDay: ScreenStory = {
  args: { path: '/annuaire?date=2025-02-28' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /28\/02\/2025/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lorraine Prévention Formation' })).toHaveAttribute(
      'href',
      '/annuaire/1?date=2025-02-28',
    );
  },
};

/** Un jour qui n’existe pas n’est pas pris pour un autre : l’annuaire est celui d’aujourd’hui, et le champ le dit. */
export const WrongDay: ScreenStory = {
  args: { path: '/annuaire?date=0022-01-01' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Lorraine Prévention Formation' })).toBeVisible();
    const [day] = await canvas.findAllByRole('spinbutton');
    await expect(day).toHaveAccessibleDescription(/valeur inconnue/);
    await expect(canvas.getAllByText(/valeur inconnue/)).toHaveLength(1);
  },
};

export const NothingFound: ScreenStory = {
  args: { path: '/annuaire?texte=introuvable' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Voir tout l’annuaire' })).toHaveAttribute(
      'href',
      '/annuaire',
    );
  },
};

export const Failed: ScreenStory = {
  parameters: { msw: [mockProblem(annuaire.list, 500, 'erreur-interne'), ...sliceHandlers()] },
};

/** La fiche d’une entité : ses coordonnées publiées, ses habilitations du jour. */
export const Fiche: ScreenStory = {
  args: { path: '/annuaire/4' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '06 39 98 10 28' })).toHaveAttribute(
      'href',
      'tel:+33639981028',
    );
    await expect(canvas.getByText('59000 Lille · 62000 Arras')).toBeVisible();
  },
};

/** Une entité qui n’y figure pas ce jour-là : la page le dit sans rien révéler. */
export const NotListed: ScreenStory = {
  args: { path: '/annuaire/999?date=2025-02-28' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Revenir à l’annuaire' })).toHaveAttribute(
      'href',
      '/annuaire?date=2025-02-28',
    );
  },
};
