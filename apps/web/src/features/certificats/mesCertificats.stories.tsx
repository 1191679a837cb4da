import { certificat } from '@habilis/api/certificat/endpoints';
import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleCertificats } from '@habilis/api/mocks/fixtures/exampleCertificats';
import { mock } from '@habilis/api/mocks/mock';
import { mockProblem } from '@habilis/api/mocks/mockProblem';
import { pageTitulaireMocks } from '@habilis/api/mocks/pageTitulaireMocks';
import { problemAnswer } from '@habilis/api/mocks/problemAnswer';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { expect, waitFor, within } from 'storybook/test';
import { type ScreenStory, screenStory } from '../../screenStory.tsx';

const phone = { viewport: { value: 'w360' } };
/** Those of one person: in force, to renew, ended, revoked, replaced. */
const theirs = exampleCertificats()
  .filter(({ id }) => [4817, 3121, 2088, 4701].includes(id))
  .map((one) => ({ ...one, prenom: 'Élodie', nom: 'Marchand' }));
const withPage = (options: Parameters<typeof pageTitulaireMocks>[1] = {}) => ({
  msw: [...pageTitulaireMocks(theirs, options), ...sliceHandlers({ account: exampleAccount() })],
});

/** Tous ses certificats sur une page, sans compte : le lien se demande avec une adresse, s’ouvre une fois, et la page se ferme. */
const meta = {
  ...screenStory,
  title: 'Écrans/Certificats/Page du titulaire',
  args: { path: '/mes-certificats' },
  parameters: { ...screenStory.parameters, ...withPage() },
};
export default meta;

/** Une adresse absente ou fausse se dit sur le champ ; la bonne part, et la réponse ne dit pas si elle a des certificats. */
export const Asking: ScreenStory = {
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Votre adresse électronique' });
    await userEvent.type(field, 'sans arobase{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Vérifiez l’adresse électronique/));
    await userEvent.clear(field);
    await userEvent.type(field, 'elodie@example.org{Enter}');
    await expect(await canvas.findByText('Consultez votre messagerie')).toBeVisible();
    await expect(canvas.getByText(/^Si des certificats portent l’adresse elodie@example\.org/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Essayer une autre adresse' }));
    await expect(await canvas.findByRole('textbox', { name: 'Votre adresse électronique' })).toHaveValue('');
  },
};

/** Trop de demandes pour une adresse ou d’un réseau : attendre. */
export const TooMany: ScreenStory = {
  parameters: { msw: [mockProblem(certificat.requestPage, 429, 'trop-de-tentatives'), ...withPage().msw] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Votre adresse électronique' }),
      'elodie@example.org{Enter}',
    );
    await expect(await within(document.body).findByText(/Trop de/)).toBeVisible();
    await expect(canvas.queryByText('Consultez votre messagerie')).toBeNull();
  },
};

/** Le lien demande une pression ; la clé quitte l’adresse, et tout ce qui est à soi se lit. */
export const Opened: ScreenStory = {
  args: { path: '/mes-certificats#12-cle' },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ouvrir la page de mes certificats' }));
    await expect(await canvas.findByText('4 certificats, dont 2 en vigueur')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ajouter à mon agenda' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^PDF / })).toHaveLength(3);
    await expect(canvas.getAllByRole('button', { name: /^Badge / })).toHaveLength(3);
    await expect(canvas.getByText('Révoqué')).toBeVisible();
    await expect(canvas.getByText(/^dans \d+/)).toBeVisible();
  },
};

export const OnAPhone: ScreenStory = {
  globals: phone,
  parameters: withPage({ isOpen: true }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('4 certificats, dont 2 en vigueur')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer la page' }));
    await expect(await canvas.findByText('La page est fermée')).toBeVisible();
    await expect(canvas.queryByText(/Marchand/)).toBeNull();
  },
};

const corrected = [...theirs];
/** Un certificat corrigé pendant que sa page est ouverte : le refus se dit, et la page relue ne le dit plus en vigueur. */
export const CorrectedMeanwhile: ScreenStory = {
  globals: phone,
  parameters: {
    msw: [
      mock(certificat.papierDePage, () => {
        corrected.forEach((one, at) => (corrected[at] = { ...one, statut: 'REMPLACE' }));
        return problemAnswer(409, 'certificat.revoque-non-tire');
      }),
      ...pageTitulaireMocks(corrected, { isOpen: true }),
      ...withPage().msw,
    ],
  },
  beforeEach: () => {
    corrected.splice(0, corrected.length, ...theirs);
  },
  play: async ({ canvas, userEvent }) => {
    const [paper] = await canvas.findAllByRole('button', { name: /^PDF / });
    await userEvent.click(paper ?? document.body);
    await expect(await within(document.body).findByText(/est révoqué/)).toBeVisible();
    await expect((await canvas.findAllByText(/SST-1-2026-005120/))[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^PDF / })).toBeNull();
  },
};

/** Un lien qui a servi ailleurs, ou dont les minutes sont passées, le dit, et la page en demande un autre. */
export const UsedUp: ScreenStory = {
  args: { path: '/mes-certificats#perime' },
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ouvrir la page de mes certificats' }));
    await expect(await canvas.findByText('Ce lien n’ouvre plus rien')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Votre adresse électronique' })).toBeVisible();
  },
};

let reads = 0;
/** Les minutes de la page sont passées : elle se ferme d’elle-même, le dit, et en demande un autre lien. */
export const MinutesOver: ScreenStory = {
  globals: phone,
  parameters: {
    msw: [
      mock(certificat.readPage, () =>
        reads++ > 0
          ? problemAnswer(409, 'certificat.page-fermee')
          : { aPreciser: false, finLe: '2026-01-02T10:15:00.000Z', certificats: [] },
      ),
      ...withPage({ isOpen: true }).msw,
    ],
  },
  play: async ({ canvas }) => {
    const told = await canvas.findByRole('heading', { name: 'La page s’est fermée' });
    await waitFor(() => expect(told).toHaveFocus());
    await expect(canvas.getByText(/^Ses 15\sminutes sont passées/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Votre adresse électronique' })).toBeVisible();
    reads = 0;
  },
};

/** Une adresse que plusieurs personnes ont, celle d’un centre par exemple, ne montre rien avant de savoir qui lit. */
export const Shared: ScreenStory = {
  globals: phone,
  parameters: withPage({ isOpen: true, isShared: true }),
  play: async ({ canvas, userEvent }) => {
    const nom = await canvas.findByRole('textbox', { name: 'Nom' });
    await expect(canvas.queryByText(/Marchand/)).toBeNull();
    await userEvent.type(nom, 'Autre');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Prénom' }), 'Élodie');
    const naissance = canvas.getByRole('textbox', { name: /^Date de naissance/ });
    await userEvent.type(naissance, 'hier{Enter}');
    await waitFor(() => expect(naissance).toHaveAccessibleDescription(/Indiquez la date de naissance/));
    await userEvent.clear(naissance);
    await userEvent.type(naissance, '12/04/1990{Enter}');
    await expect(await within(document.body).findByText(/^Aucun certificat de cette adresse/)).toBeVisible();
    await userEvent.clear(nom);
    await userEvent.type(nom, 'marchand{Enter}');
    await expect(await canvas.findByText('4 certificats, dont 2 en vigueur')).toBeVisible();
  },
};
