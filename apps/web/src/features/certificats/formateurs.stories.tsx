import type { CertificatFormateur } from '@habilis/api/certificat-formateur/CertificatFormateur';
import { certificatFormateur } from '@habilis/api/certificat-formateur/endpoints';
import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { exampleServerProperties } from '@habilis/api/mocks/fixtures/exampleServerProperties';
import { mock } from '@habilis/api/mocks/mock';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { addDays } from '@habilis/domain/date/addDays';
import { expect, screen, waitFor, within } from 'storybook/test';
import { type ScreenStory, screenStory } from '../../screenStory.tsx';

const { today } = exampleServerProperties();
const one = (changes: Partial<CertificatFormateur> = {}): CertificatFormateur => ({
  id: 7,
  version: 2,
  titulaire: { habilisId: 'FOR40001', nomPrenom: 'Julie Perrin' },
  dispositifNiveau: { id: 2, libelle: 'SST – Formateur de SST' },
  dateObtention: addDays(today, -1070),
  dateFin: addDays(today, 25),
  prolongations: [
    {
      id: 1,
      dateFinAvant: addDays(today, -340),
      dateFin: addDays(today, 25),
      motif: 'Session de maintien reportée faute de place au centre de formation.',
      auteurNomPrenom: 'Paul Verdier',
      roleType: 'RD',
      faitLe: `${addDays(today, -350)}T08:00:00Z`,
    },
  ],
  dateRevocation: null,
  prolongeable: true,
  telechargeable: false,
  ...changes,
});
const handlersOf = (type: 'RD' | 'G', certificat = one()) => [
  mock(certificatFormateur.search, ({ body: { page, taille } }) => ({
    elements: [
      certificat,
      {
        ...certificat,
        id: 8,
        titulaire: { habilisId: 'FOR40002', nomPrenom: 'Marc Thévenot' },
        dateFin: addDays(today, 690),
      },
    ],
    total: 2,
    page,
    taille,
  })),
  mock(certificatFormateur.get, certificat),
  mock(certificatFormateur.prolonger, ({ body }) => ({ ...certificat, dateFin: body.dateFin })),
  ...sliceHandlers({ account: exampleAccount({ roles: [exampleRole({ type })] }) }),
];
const RD = exampleRole({ type: 'RD' });

/** Les certificats de formateur : leur fin, leurs prolongations. */
const meta = {
  ...screenStory,
  title: 'Écrans/Certificats de formateur',
  args: { path: `/RD/${RD.id}/certificats/formateurs` },
  parameters: { ...screenStory.parameters, msw: handlersOf('RD') },
};
export default meta;

/** Ceux qui prennent fin d’abord sont en tête. */
export const List: ScreenStory = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Julie Perrin' });
    await expect(link).toHaveAttribute('href', `/RD/${RD.id}/certificats/formateurs/7`);
    await expect(canvas.getByText('dans 25 j')).toBeVisible();
  },
};

export const ListOnAPhone: ScreenStory = { globals: { viewport: { value: 'w360' } } };

/** Une prolongation veut une date et une raison ; ce qui manque se dit à son champ. */
export const Extending: ScreenStory = {
  args: { path: `/RD/${RD.id}/certificats/formateurs/7` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Session de maintien reportée/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Prolonger' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Prolonger le certificat/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Prolonger' }));
    await expect(await dialog.findByText('Donnez la nouvelle fin.')).toBeVisible();
    await expect(dialog.getByText('Dites pourquoi le certificat est prolongé.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** Qui ne peut que lire ne voit pas de bouton ; ce qui est fini se dit d’abord. */
export const Ended: ScreenStory = {
  args: { path: '/G/13/certificats/formateurs/7' },
  parameters: {
    msw: handlersOf('G', one({ dateFin: addDays(today, -5), prolongations: [], prolongeable: false })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Il a pris fin le/)).toBeVisible();
    await expect(canvas.getByText('Il n’a jamais été prolongé.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Prolonger' })).toBeNull();
  },
};
