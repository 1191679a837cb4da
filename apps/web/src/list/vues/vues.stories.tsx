import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { mockProblem } from '@habilis/api/mocks/mockProblem';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { vueListe } from '@habilis/api/vue-liste/endpoints';
import type { VueListe } from '@habilis/api/vue-liste/VueListe';
import { expect, screen, waitFor, within } from 'storybook/test';
import { type ScreenStory, screenStory } from '../../screenStory.tsx';

const vue = (changes: Partial<VueListe>): VueListe => ({
  id: 1,
  version: 0,
  liste: 'taches',
  nom: 'Nord-Est, à rendre',
  adresse: '?recherche=Vosges',
  partagee: false,
  auteur: null,
  modifiable: true,
  ...changes,
});
const VUES = [
  vue({}),
  // A filter that the list no longer has is left out.
  vue({ id: 2, nom: 'Compléments', adresse: '?tache=da_complement&disparu=1' }),
  vue({
    id: 3,
    nom: 'SST Lorraine',
    adresse: '?nature=DA',
    partagee: true,
    auteur: 'Alain Kieffer',
    modifiable: false,
  }),
];
const scene = (type: 'I' | 'RC' | 'G', vues: readonly VueListe[] = VUES) =>
  sliceHandlers({ account: exampleAccount({ roles: [exampleRole({ type })] }), vues });

/** Les vues d’une liste, enregistrées sous un nom : filtres, ordre et colonnes. */
const meta = {
  ...screenStory,
  title: 'Écrans/Vues des listes',
  args: { path: '/I/18/taches' },
  parameters: { ...screenStory.parameters, msw: scene('I') },
  globals: { viewport: { value: 'w1280' } },
};
export default meta;

type Canvas = Parameters<NonNullable<ScreenStory['play']>>[0]['canvas'];
const tab = (canvas: Canvas, name: string | RegExp) => canvas.findByRole('link', { name });
const current = (canvas: Canvas) =>
  within(canvas.getByRole('navigation', { name: 'Vues' })).getByRole('link', { current: 'page' });
const dialog = async (name: string | RegExp) => within(await screen.findByRole('alertdialog', { name }));

/** Des onglets après ceux de tous, sans descendre le tableau de plus d’une ligne, même quand un filtre agit. */
export const Default: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await tab(canvas, 'Compléments'));
    await waitFor(() => expect(current(canvas)).toHaveTextContent(/^Compléments 4/));
    await expect(await canvas.findByRole('list', { name: 'Filtres actifs' })).toBeVisible();
    await expect(canvas.getByRole('table').getBoundingClientRect().top).toBeLessThanOrEqual(400);
    await expect(canvas.queryByRole('button', { name: 'Mettre à jour cette vue' })).toBeNull();
  },
};

/** Resserrée, la vue se met à jour, ou l’on en garde une autre. */
export const Updating: ScreenStory = {
  args: { path: '/I/18/taches?tache=da_complement&recherche=Vosges&enregistree=2' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Enregistrer une autre vue' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mettre à jour cette vue' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Mettre à jour cette vue' })).toBeNull());
    await expect(current(canvas)).toHaveTextContent(/^Compléments/);
  },
};

/** Supprimée par un collègue : la liste reste telle qu’elle est, et aucun lien ne nomme plus la vue. */
export const Gone: ScreenStory = {
  args: { path: '/I/18/taches?recherche=Vosges&enregistree=99' },
  play: async ({ canvas }) => {
    const hrefOfMine = () => canvas.getByRole('link', { name: /^Les miennes/ }).getAttribute('href');
    await waitFor(() => expect(hrefOfMine()).toBe('/I/18/taches?vue=les-miennes&recherche=Vosges'));
    await expect(canvas.getByRole('button', { name: /^Retirer Numéro ou entité.*Vosges/ })).toBeVisible();
  },
};

/** On quitte une vue pour la liste entière. */
export const Leaving: ScreenStory = {
  args: { path: '/I/18/taches?tache=da_complement&enregistree=2' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(current(canvas)).toHaveTextContent(/^Compléments/));
    await userEvent.click(await tab(canvas, /^À traiter/));
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Filtres actifs' })).toBeNull());
    await expect(current(canvas)).toHaveTextContent(/^À traiter/);
  },
};

/** Un nom ouvre la nouvelle vue, telle que la liste est montrée. */
export const Keeping: ScreenStory = {
  args: { path: '/I/18/taches?vue=les-miennes&tri=numero&ordre=desc' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enregistrer cette vue' }));
    const form = await dialog('Enregistrer cette vue');
    await expect(form.queryByRole('checkbox')).toBeNull();
    await userEvent.type(form.getByRole('textbox', { name: 'Nom de la vue' }), 'Les miens{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(current(canvas)).toHaveTextContent(/^Les miens/));
  },
};

/** Un nom déjà pris le dit dans son champ. */
export const NameTaken: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    // Once the views are read, a name may be taken.
    await tab(canvas, 'Compléments');
    await userEvent.click(await canvas.findByRole('button', { name: 'Enregistrer cette vue' }));
    const form = await dialog('Enregistrer cette vue');
    const name = form.getByRole('textbox', { name: 'Nom de la vue' });
    await userEvent.type(name, 'compléments{Enter}');
    await waitFor(() => expect(name).toHaveAccessibleDescription(/porte déjà ce nom/));
    await userEvent.click(form.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** Renommer garde ce que la vue montre ; supprimer demande, et la liste reste telle qu’elle est. */
export const Managing: ScreenStory = {
  args: { path: '/I/18/taches?recherche=Vosges&enregistree=1' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(current(canvas)).toHaveTextContent(/^Nord-Est, à rendre/));
    await userEvent.click(canvas.getByRole('button', { name: /^Gérer la vue .*Nord-Est, à rendre/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Renommer la vue' }));
    const form = await dialog('Renommer la vue');
    const name = form.getByRole('textbox', { name: 'Nom de la vue' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Les Vosges{Enter}');
    await waitFor(() => expect(current(canvas)).toHaveTextContent(/^Les Vosges/));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /^Gérer la vue .*Les Vosges/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Supprimer la vue' }));
    const question = await dialog('Supprimer cette vue\u202f?');
    await waitFor(() => expect(question.getByText(/Les Vosges.* ne vous sera plus proposée/)).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Supprimer la vue' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: /Les Vosges/ })).toBeNull());
    await expect(current(canvas)).toHaveTextContent(/^À traiter/);
    await expect(canvas.getByRole('button', { name: /^Retirer Numéro ou entité.*Vosges/ })).toBeVisible();
  },
};

/** La vue que partage la caisse se lit et ne se change pas : on en garde une autre. */
export const SharedByAColleague: ScreenStory = {
  args: { path: '/I/18/taches?nature=DA&recherche=Aube&enregistree=3' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Enregistrer une autre vue' })).toBeVisible();
    await expect(current(canvas)).toHaveTextContent(/^SST Lorraine/);
    await expect(canvas.queryByRole('button', { name: 'Mettre à jour cette vue' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Gérer/ })).toBeNull();
  },
};

/** Un responsable partage une vue avec sa caisse. */
export const Sharing: ScreenStory = {
  args: { path: '/RC/17/taches?enregistree=1&recherche=Vosges' },
  parameters: { msw: scene('RC') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Gérer la vue .*Nord-Est, à rendre/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Renommer ou partager la vue' }));
    const form = await dialog('Renommer ou partager la vue');
    await userEvent.click(form.getByRole('checkbox', { name: 'Partager avec ma caisse' }));
    await userEvent.click(form.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('link', { name: /Nord-Est, à rendre/ })).toBeVisible();
  },
};

/** Modifiée ailleurs : on le dit, et la liste reste. */
export const ChangedElsewhere: ScreenStory = {
  args: { path: '/I/18/taches?recherche=Aube&enregistree=1' },
  parameters: { msw: [mockProblem(vueListe.update, 409, 'vue-liste.version-perimee'), ...scene('I')] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mettre à jour cette vue' }));
    await waitFor(() => expect(screen.getByText(/a changé entre-temps/)).toBeVisible(), { timeout: 5000 });
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};

/** A list whose view is shown by its tab, and names its filter. */
const keptIn = (liste: VueListe['liste'], path: string): ScreenStory => ({
  args: { path },
  parameters: {
    msw: scene('G', [vue({ liste, nom: 'À Épinal' }), vue({ id: 2, liste: 'taches', nom: 'D’ailleurs' })]),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await tab(canvas, /^À Épinal/));
    await waitFor(() => expect(current(canvas)).toHaveTextContent(/^À Épinal/));
    await expect(await canvas.findByRole('button', { name: /^Retirer .*Vosges/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^D’ailleurs/ })).toBeNull();
  },
});

/** Les sessions gardent leurs vues. */
export const OfSessions: ScreenStory = keptIn('sessions', '/G/13/sessions');

/** Les certificats gardent les leurs. */
export const OfCertificats: ScreenStory = keptIn('certificats', '/G/13/certificats');

/** Sans onglets, les vues sont un menu parmi les actions de la liste. */
export const WithoutTabs: ScreenStory = {
  args: { path: '/I/18/demandes' },
  parameters: { msw: scene('I', [vue({ liste: 'demandes', nom: 'Dossiers administratifs', adresse: '?nature=DA' })]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Vues' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Dossiers administratifs' }));
    await expect(await canvas.findByRole('button', { name: /^Retirer Nature.*Dossier administratif/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Vues, .*Dossiers administratifs.* est affichée/ }));
    const all = await screen.findByRole('menuitem', { name: 'Toute la liste' });
    await waitFor(() => expect(all).toBeVisible());
    await expect(screen.getByRole('menuitem', { name: 'Supprimer la vue' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** Sur un téléphone, un menu à côté des onglets de tous. */
export const OnAPhone: ScreenStory = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Vues' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^SST Lorraine/ }));
    await waitFor(() => expect(current(canvas)).toHaveTextContent(/^SST Lorraine/));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Les vues ne se lisent pas : la liste, elle, est entière. */
export const Unread: ScreenStory = {
  parameters: { msw: [mockProblem(vueListe.list, 500, 'erreur-interne'), ...scene('I')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Enregistrer cette vue' })).toBeVisible();
  },
};
