import type { Fil, MessageFil } from '@habilis/api/fil/Fil';
import { fil } from '@habilis/api/fil/endpoints';
import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleDemandeHabilitation } from '@habilis/api/mocks/fixtures/exampleDemandeHabilitation';
import { exampleFil } from '@habilis/api/mocks/fixtures/exampleFil';
import { exampleImpersonation } from '@habilis/api/mocks/fixtures/exampleImpersonation';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { filMocks } from '@habilis/api/mocks/filMocks';
import { mockOutage } from '@habilis/api/mocks/mockOutage';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectTold, type ScreenStory, screenStory } from '../screenStory.tsx';

type Options = NonNullable<Parameters<typeof filMocks>[1]>;

/** The page of a demande that is examined, for a role, with its thread. */
function seen(role: Extract<RoleType, 'G' | 'I' | 'E'>, read: Fil, options: Options = {}) {
  const account = exampleAccount({ roles: [exampleRole({ type: role })] });
  const demandeHabilitation = exampleDemandeHabilitation({}, { taskKey: 'instruction', role });
  const cote: MessageFil['cote'] = role === 'G' ? 'ENTITE' : 'EXAMEN';
  return {
    args: { path: `/${role}/13/demandes-habilitation/433` },
    parameters: { msw: [...filMocks(read, { cote, ...options }), ...sliceHandlers({ account, demandeHabilitation })] },
  };
}

/** Ce qu’une entité et qui examine son dossier s’écrivent, derrière un bouton de la page du dossier. */
const meta = {
  ...screenStory,
  title: 'Écrans/Échanges d’un dossier',
  args: { path: '/G/13/demandes-habilitation/433' },
};
export default meta;

/** Opens the thread by its button; gives its panel. */
async function open(name: string | RegExp) {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: 'Échanges' }));
}
const field = (panel: ReturnType<typeof within>) => panel.findByRole('textbox', { name: /Votre message/ });
const send = (panel: ReturnType<typeof within>) =>
  userEvent.click(panel.getByRole('button', { name: 'Envoyer le message' }));

/** Deux messages attendent : le bouton le dit, le panneau les montre, et une réponse part sans rien changer à la demande. */
export const Answered: ScreenStory = {
  ...seen('G', exampleFil()),
  play: async () => {
    const panel = await open('Échanges, 2 nouveaux messages');
    await expect(await panel.findAllByText('Nouveau')).toHaveLength(2);
    await expect(panel.getAllByRole('heading', { name: 'Carsat Nord-Est' })[0]).toBeVisible();
    await userEvent.type(await field(panel), 'Oui, les deux salles ouvrent en janvier.');
    await send(panel);
    await expect(await panel.findByText('Oui, les deux salles ouvrent en janvier.')).toBeVisible();
    await waitFor(() => expect(panel.getByRole('textbox')).toHaveValue(''));
    await userEvent.click(panel.getByRole('button', { name: 'Fermer' }));
    await expect(await screen.findByRole('button', { name: 'Échanges' })).toHaveFocus();
  },
};

/** Le courriel mène au panneau ouvert ; fermé, l’adresse ne le rouvre plus. */
export const FromMail: ScreenStory = {
  ...seen('G', exampleFil()),
  args: { path: '/G/13/demandes-habilitation/433?fil=ouvert' },
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: 'Échanges' }));
    await expect(await panel.findAllByText('Nouveau')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Rien n’a été écrit : le panneau dit à quoi il sert, et qu’un complément se demande à part. */
export const Empty: ScreenStory = {
  ...seen('I', exampleFil([])),
  play: async () => {
    const panel = await open('Échanges');
    await expect(await panel.findByText(/ce qui manque au dossier se demande par un complément/)).toBeVisible();
    await userEvent.click(await field(panel));
    await send(panel);
    await waitFor(() => expect(panel.getByRole('textbox')).toBeInvalid());
  },
};

/** La demande est refusée pendant que l’on écrit : le texte reste, et le panneau dit pourquoi plus rien ne part. */
export const EndsMeanwhile: ScreenStory = {
  ...seen('G', exampleFil(), { closesWith: 'REFUSEE' }),
  play: async () => {
    const panel = await open(/^Échanges/);
    await userEvent.type(await field(panel), 'Encore une question.');
    await send(panel);
    await expect(await panel.findByText('Ces échanges sont clos')).toBeVisible();
    await expect(panel.getByText(/La demande est refusée/)).toBeVisible();
    await expect(panel.getByRole('textbox')).toHaveValue('Encore une question.');
    await userEvent.click(panel.getByRole('button', { name: 'Fermer' }));
    const again = await open(/^Échanges/);
    await expect(await field(again)).toHaveValue('Encore une question.');
    await userEvent.clear(await field(again));
  },
};

/** Un dossier clos se lit encore, sans champ pour écrire. */
export const Closed: ScreenStory = {
  ...seen('I', { ...exampleFil(), nouveaux: 0, fermeture: 'ACCEPTEE' }),
  play: async () => {
    const panel = await open('Échanges');
    await expect(await panel.findByText(/La demande est accordée/)).toBeVisible();
    await expect(panel.queryByRole('textbox')).toBeNull();
  },
};

/** Un expert qui a rendu son avis lit ce qui s’est dit, sans plus écrire. */
export const FormerExpert: ScreenStory = {
  ...seen('E', { ...exampleFil(), nouveaux: 0, empechement: 'PLUS_TITULAIRE' }),
  play: async () => {
    const panel = await open('Échanges');
    await expect(await panel.findByText('Cette expertise n’est plus la vôtre.')).toBeVisible();
    await expect(panel.queryByRole('textbox')).toBeNull();
  },
};

/** Des échanges pleins se lisent encore, et disent par où continuer. */
export const Full: ScreenStory = {
  ...seen('G', { ...exampleFil(), nouveaux: 0, empechement: 'PLEIN' }),
  play: async () => {
    const panel = await open('Échanges');
    await expect(await panel.findByText(/^Ils comptent 500 messages/)).toBeVisible();
    await expect(panel.queryByRole('textbox')).toBeNull();
  },
};

/** Quarante mille caractères collés : le champ les garde, et dit combien sont de trop. */
export const TooLong: ScreenStory = {
  ...seen('G', exampleFil()),
  play: async () => {
    const panel = await open(/^Échanges/);
    const area = await field(panel);
    await userEvent.click(area);
    await userEvent.paste('a'.repeat(40_000));
    await expect(await panel.findByText(/30.000 caractères de trop/)).toBeVisible();
    await send(panel);
    await waitFor(() => expect(area).toBeInvalid());
    await userEvent.clear(area);
  },
};

/** Sans réseau, le message n’est pas perdu : il part à la seconde fois, une seule fois. */
export const Offline: ScreenStory = {
  ...seen('G', exampleFil()),
  parameters: {
    msw: [mockOutage(fil.ecrire, { isOnce: true }), ...seen('G', exampleFil()).parameters.msw],
  },
  play: async () => {
    const panel = await open(/^Échanges/);
    await userEvent.type(await field(panel), 'Un mot.');
    await send(panel);
    await waitFor(() =>
      expect(panel.getByRole('button', { name: 'Envoyer le message' })).not.toHaveAttribute('aria-disabled'),
    );
    await expect(panel.getByRole('textbox')).toHaveValue('Un mot.');
    await send(panel);
    await expectTold('Message envoyé');
    await expect(panel.getAllByText('Un mot.')).toHaveLength(1);
  },
};

/** Qui agit en tant que quelqu’un d’autre ne lit pas ce qu’il a écrit. */
export const ActingAsSomebody: ScreenStory = {
  args: { path: '/en-tant-que/LPF20001/G/13/demandes-habilitation/433' },
  parameters: {
    msw: sliceHandlers({
      account: exampleAccount({ roles: [exampleRole({ type: 'G' })] }),
      impersonation: exampleImpersonation(),
      demandeHabilitation: exampleDemandeHabilitation({}, { taskKey: 'instruction', role: 'G' }),
    }),
  },
  play: async () => {
    const panel = await open('Échanges');
    await expect(await panel.findByText('Ces échanges restent à la personne seule')).toBeVisible();
    await expect(panel.queryByRole('textbox')).toBeNull();
  },
};
