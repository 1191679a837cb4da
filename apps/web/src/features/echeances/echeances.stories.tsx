import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleEcheances } from '@habilis/api/mocks/fixtures/exampleEcheances';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { expect, waitFor, within } from 'storybook/test';
import { type ScreenStory, screenStory } from '../../screenStory.tsx';

/** Ce qui prend fin et ce qui est dû : une ligne, et la liste par mois. */
const meta = {
  ...screenStory,
  title: 'Écrans/Échéances',
  args: { path: '/DM/12/echeances' },
  parameters: { ...screenStory.parameters, msw: sliceHandlers() },
};
export default meta;

/** Sa ligne, ses mois ; un genre choisi reste dans l’adresse. */
export const Default: ScreenStory = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Échéances' })).toBeVisible();
    const line = within(await canvas.findByRole('list', { name: 'Ligne de temps' }));
    await expect(
      line.getByRole('link', { name: /^30\sjuin 2027, dans \d+\sjours, PRAP IBC, acteur fin, à vous$/ }),
    ).toHaveAttribute('href', '/DM/12/habilitations/107');
    // Two complements of one kind are two marks, what is late at today's edge.
    await expect(
      line.getByRole('link', { name: /^12\snovembre, en retard de 8\sjours, DH-2026-0398 à compléter, à vous$/ }),
    ).toBeVisible();
    await expect(line.getByRole('link', { name: /^4\sdécembre, dans 14\sjours, DH-2026-0433 / })).toBeVisible();
    const november = canvas.getByRole('list', { name: 'novembre 2026' });
    await expect(within(november).getByRole('listitem')).toHaveTextContent(/en retard de 8 jours.*à vous/);
    await userEvent.click(canvas.getByRole('button', { name: /Genre/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Habilitations' }));
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'novembre 2026' })).toBeNull());
    await expect(canvas.getByRole('link', { name: 'PRAP IBC, acteur\u00a0: fin' })).toHaveAttribute(
      'href',
      '/DM/12/habilitations/107',
    );
    await expect(canvas.getByRole('link', { name: /^Renouveler/ })).toHaveAttribute(
      'href',
      '/DM/12/demandes-habilitation/nouvelle?renouvellement=107',
    );
  },
};

/** Celles en retard, sur un téléphone : la liste seule. */
export const LateOnAPhone: ScreenStory = {
  args: { path: '/I/18/echeances?vue=en-retard' },
  parameters: { msw: sliceHandlers({ account: exampleAccount({ roles: [exampleRole({ type: 'I' })] }) }) },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const november = within(await canvas.findByRole('list', { name: 'novembre 2026' }));
    await expect(november.getAllByRole('listitem')).toHaveLength(1);
    await expect(november.getByText(/Ardoise Formation/)).toBeVisible();
    await expect(canvas.queryByText('Ligne de temps')).toBeNull();
  },
};

export const None: ScreenStory = {
  parameters: { msw: sliceHandlers({ echeances: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucune échéance' })).toBeVisible();
    await expect(
      canvas.getByText('Rien n’est en retard, rien ne prend fin et rien n’est dû dans les mois qui viennent.'),
    ).toBeVisible();
  },
};

/** Celles d’une semaine trop remplie sont comptées ; leur compte mène à leur liste, par jours. */
export const FullWeek: ScreenStory = {
  args: { path: '/I/18/echeances' },
  parameters: {
    msw: sliceHandlers({
      account: exampleAccount({ roles: [exampleRole({ type: 'I' })] }),
      echeances: Array.from({ length: 9 }, (_, index) => ({
        ...exampleEcheances('I').filter(({ type }) => type === 'habilitation-fin')[0],
        type: 'habilitation-fin' as const,
        nature: 'A_SAVOIR' as const,
        aQui: 'PERSONNE' as const,
        titulaire: null,
        tache: null,
        nombre: null,
        numero: `${index}/2022/SST-1/01`,
        libelleDispositifNiveau: 'SST, sauveteur',
        raisonSociale: `Entité ${index}`,
        version: 1,
        objetId: index + 1,
        date: '2026-12-05',
      })),
    }),
  },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    const line = within(await canvas.findByRole('list', { name: 'Ligne de temps' }));
    const others = line.getByRole('link', { name: /^6\sautres échéances, du 4\sdécembre 2026 au 10\sdécembre 2026$/ });
    await expect(others).toHaveTextContent('+6');
    await userEvent.click(others);
    await expect(await canvas.findByRole('button', { name: /De.*04\/12\/2026/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /À.*10\/12\/2026/ })).toBeVisible();
  },
};

/** L’adresse de l’agenda : créée, montrée une fois, puis révoquée. */
export const Calendar: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const open = await canvas.findByRole('button', { name: 'Ajouter à mon agenda' });
    await userEvent.click(open);
    const dialog = within(
      await within(document.body).findByRole('dialog', { name: 'Vos échéances dans votre agenda' }),
    );
    await userEvent.click(await dialog.findByRole('button', { name: 'Créer mon adresse' }));
    const address = await dialog.findByRole('textbox', { name: 'Adresse de votre calendrier' });
    await expect(address).toHaveDisplayValue('https://habilis.example/api/echeance/agenda/12-essai1/echeances.ics');
    await expect(dialog.getByText(/Google Agenda/)).toBeVisible();
    await userEvent.click(dialog.getAllByRole('button', { name: 'Fermer' }).at(-1) as HTMLElement);
    await waitFor(() => expect(open).toHaveFocus());
    await userEvent.click(open);
    const again = within(await within(document.body).findByRole('dialog'));
    const since = await again.findByText(/^Votre adresse a été créée le 20\/11\/2026/);
    // The dialog fades in.
    await waitFor(() => expect(since).toBeVisible());
    await expect(again.queryByRole('textbox')).toBeNull();
    await userEvent.click(again.getByRole('button', { name: 'Révoquer l’adresse' }));
    const told = await canvas.findByText('L’adresse de votre calendrier est révoquée.');
    await waitFor(() => expect(told).toBeVisible());
  },
};
