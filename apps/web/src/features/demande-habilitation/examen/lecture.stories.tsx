import { demandeHabilitation as dh } from '@habilis/api/demande-habilitation/endpoints';
import type { Vues } from '@habilis/api/lecture/Vues';
import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleAvis } from '@habilis/api/mocks/fixtures/exampleAvis';
import { exampleDemandeHabilitation, exampleDhFile } from '@habilis/api/mocks/fixtures/exampleDemandeHabilitation';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { lectureMocks } from '@habilis/api/mocks/lectureMocks';
import { mock } from '@habilis/api/mocks/mock';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { expect, screen, waitFor, within } from 'storybook/test';
import { type ScreenStory, screenStory } from '../../../screenStory.tsx';

/** Une demande à lire par l’instructeur qui l’a prise en charge. */
function toRead({ tab = 'pedagogie', vues }: { readonly tab?: string; readonly vues?: Vues } = {}) {
  const account = exampleAccount({ roles: [exampleRole({ type: 'I', id: 18 })] });
  const demandeHabilitation = exampleDemandeHabilitation(
    {
      fileUploads: [
        exampleDhFile(),
        exampleDhFile({ id: 42, champ: '102', userFilename: 'déroulé.docx', typeMime: 'application/msword' }),
        exampleDhFile({ id: 43, champ: 'lettreEngagement', userFilename: 'lettre signée.pdf' }),
      ],
    },
    { taskKey: 'instruction', role: 'I' },
  );
  return {
    args: { path: `/I/18/demandes-habilitation/433/${tab}` },
    parameters: {
      msw: [mock(dh.avis, exampleAvis()), ...lectureMocks(vues), ...sliceHandlers({ account, demandeHabilitation })],
    },
    beforeEach: () => localStorage.clear(),
  };
}

/** La demande d’habilitation à lire : ses faits à côté de ses pièces, un complément demandé sur le fait que l’on lit. */
const meta = {
  ...screenStory,
  title: 'Écrans/Lecture d’une demande',
  args: { path: '/I/18/demandes-habilitation/433/pedagogie' },
  parameters: { ...screenStory.parameters, msw: sliceHandlers() },
};
export default meta;

const LOADED = { timeout: 15_000 };
const page = () => screen.findByRole('region', { name: 'Page 1 sur 1' }, LOADED);

/** La première pièce non vue est ouverte ; J et K vont de l’une à l’autre, V la marque, sans souris ni téléchargement. */
export const ByKeys: ScreenStory = {
  ...toRead(),
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => expect(await page()).toHaveTextContent('Effectif moyen mensuel'), LOADED);
    await expect(canvas.getByRole('checkbox', { name: 'Vue' })).not.toBeChecked();
    await userEvent.keyboard('v');
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Vue' })).toBeChecked());
    await expect(canvas.getByText('1 pièce vue sur 3')).toBeInTheDocument();
    await userEvent.keyboard('j');
    await expect(await canvas.findByText('Cette pièce se télécharge')).toBeVisible();
    await userEvent.keyboard('j');
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Lettre d’engagement signée' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pièce suivante' })).toBeDisabled();
    await userEvent.keyboard('kk');
    await expect(canvas.getByRole('checkbox', { name: 'Vue' })).toBeChecked();
  },
};

/** Ce qui fut marqué ailleurs l’est ici. */
export const MarkedElsewhere: ScreenStory = {
  ...toRead({ vues: { sections: ['niveau'], fichiers: [41, 42] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 pièces vues sur 3')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /^Niveau.*vue/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Lettre d’engagement signée' })).toBeVisible();
  },
};

/** Un complément se demande sur le fait que l’on lit, sans rien cacher ; les points se rassemblent et partent ensemble. */
export const AskInPlace: ScreenStory = {
  ...toRead({ tab: 'formateurs' }),
  play: async ({ canvas, userEvent }) => {
    const ask = await canvas.findByRole('button', { name: 'Demander : Formateurs' });
    ask.focus();
    await userEvent.keyboard('c');
    await userEvent.click(await canvas.findByRole('button', { name: /Motif/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Périmé' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Ce que l’entité lira' }), 'Le certificat.');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('1 · Périmé')).toBeVisible();
    // The focus comes back to the point; another one that is left without words goes.
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Modifier' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Demander : Autres documents' }));
    await expect(canvas.getByRole('button', { name: '2 points à demander' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Modifier' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: '1 point à demander' }));
    const section = within(canvas.getByRole('region', { name: 'Demander un complément' }));
    await expect(section.getByRole('listitem')).toHaveTextContent('Le certificat.');
    await userEvent.click(section.getByRole('button', { name: 'Demander un complément' }));
    await waitFor(() => expect(section.getByRole('textbox', { name: /commentaire/i })).toBeInvalid());
    await userEvent.type(section.getByRole('textbox', { name: /commentaire/i }), 'Un point à revoir.');
    await userEvent.click(section.getByRole('button', { name: 'Demander un complément' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: '1 point à demander' })).toBeNull(), LOADED);
  },
};

/** Les touches d’une lettre se coupent, et le restent. */
export const KeysOff: ScreenStory = {
  ...toRead(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Raccourcis clavier' }));
    await userEvent.click(await screen.findByRole('switch', { name: 'Raccourcis d’une seule touche' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Raccourcis clavier' })).toHaveFocus());
    await userEvent.keyboard('v');
    await expect(canvas.getByRole('checkbox', { name: 'Vue' })).not.toBeChecked();
    await expect(Object.keys(localStorage).some((key) => key.startsWith('habilis-touches:'))).toBe(true);
    // The button that has the focus says its name, until the focus leaves it.
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const OnAPhone: ScreenStory = {
  ...toRead(),
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pièces' }));
    await expect(await page()).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
