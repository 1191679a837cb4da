import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { mockOutage } from '@habilis/api/mocks/mockOutage';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { recherche } from '@habilis/api/recherche/endpoints';
import { expect, screen, waitFor, within } from 'storybook/test';
import { addToast } from '../messages/toasts.ts';
import { type ScreenStory, screenStory } from '../screenStory.tsx';

const handlers = sliceHandlers({ account: exampleAccount({ roles: [exampleRole({ type: 'ADM' })] }) });

/** La recherche de l’en-tête : ce que le rôle peut lire, ses pages, et ce qu’il a ouvert en dernier. */
const meta = {
  ...screenStory,
  title: 'Écrans/Recherche',
  args: { path: '/ADM/21/alertes' },
  parameters: { ...screenStory.parameters, msw: handlers },
};
export default meta;

type Played = Parameters<NonNullable<ScreenStory['play']>>[0];
type Canvas = Played['canvas'];

const chosen = (canvas: Canvas) => canvas.getByRole('option', { selected: true });

/** Tapé depuis la page : les groupes dans leur ordre, chacun mène à sa liste filtrée par les mots. */
export const Default: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Alertes' });
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.keyboard('lorr');
    await waitFor(() => expect(chosen(canvas)).toHaveTextContent('DH-2026-0391'));
    const groups = canvas.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby') ?? '');
    const heads = groups.map((id) => document.getElementById(id)?.textContent);
    await expect(heads).toEqual([
      'Demandes',
      'Habilitations',
      'Sessions',
      'Certificats',
      'Entités',
      'Personnes',
      'Niveaux',
    ]);
    await expect(chosen(canvas)).toHaveTextContent('en retard de 3 j');
    const all = canvas.getByRole('option', { name: 'Voir les 7 demandes' });
    await expect(all).toHaveAttribute('href', '/ADM/21/demandes?recherche=lorr');
    await expect(canvas.getByRole('search')).toHaveTextContent('23 résultats');
  },
};

/** Un message arrivé entre-temps ne couvre pas ce que l’on cherche. */
export const OverAToast: ScreenStory = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: 'Numéro, entité, personne' });
    // Successes take each other's place; failures stack.
    for (const summary of ['Un', 'Deux', 'Trois'])
      addToast({ severity: 'error', summary, detail: `${summary}, refusé` });
    const told = await screen.findByText('Un, refusé');
    await userEvent.type(field, 'lorr');
    await waitFor(() => expect(chosen(canvas)).toHaveTextContent('DH-2026-0391'));
    const { right, top } = told.getBoundingClientRect();
    await expect(canvas.getByRole('search').contains(document.elementFromPoint(right - 8, top + 4))).toBe(true);
  },
};

/** Les pages du rôle, par leur nom ; les petits mots ne comptent pas. */
export const APage: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Numéro, entité, personne' }), 'zzz');
    await waitFor(() => expect(canvas.getByRole('search')).toHaveTextContent('Aucun résultat pour « zzz »'));
    await userEvent.keyboard('{Control>}a{/Control}mes échéances');
    // The pages are there before the answer: what is chosen changes when it comes.
    await canvas.findByRole('group', { name: 'Demandes' });
    await waitFor(() =>
      expect(within(canvas.getByRole('group', { name: 'Pages' })).getByText(/chéances/)).toBeVisible(),
    );
  },
};

/** Un sigle dit ce qu’il veut dire, et mène à la liste de tous. */
export const AnAcronym: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Alertes' });
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.keyboard('urssaf');
    const found = await canvas.findByRole('option', { name: /^Urssaf\s: Union de recouvrement/ });
    await userEvent.click(found);
    const title = await canvas.findByRole('heading', { name: 'Sigles' });
    await waitFor(() => expect(title).toHaveFocus());
  },
};

/** Ce qui a été ouvert est proposé avant de taper. */
export const Recent: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: 'Numéro, entité, personne' });
    await userEvent.type(field, 'lorr{Enter}');
    await waitFor(() => expect(field).toHaveValue(''));
    await waitFor(() => expect(canvas.queryByRole('heading', { level: 1, name: 'Alertes' })).toBeNull());
    await userEvent.click(field);
    await expect(within(canvas.getByRole('group', { name: 'Ouverts récemment' })).getAllByRole('option')).toHaveLength(
      1,
    );
    await expect(chosen(canvas)).toHaveTextContent('DH-2026-0391');
  },
};

/** Sans réseau : dit dans le panneau, les pages se trouvent encore, et ce qui est tapé reste. */
export const WithoutNetwork: ScreenStory = {
  parameters: { msw: [mockOutage(recherche.find), ...handlers] },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: 'Numéro, entité, personne' });
    await userEvent.type(field, 'alertes');
    await waitFor(() =>
      expect(within(canvas.getByRole('search')).getByRole('alert')).toHaveTextContent(/connexion est perdue/),
    );
    await expect(chosen(canvas)).toHaveTextContent('Alertes');
    await expect(field).toHaveValue('alertes');
  },
};

export const OnAPhone: ScreenStory = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rechercher' }));
    await userEvent.keyboard('lorr');
    await waitFor(() => expect(chosen(canvas)).toHaveTextContent('DH-2026-0391'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
