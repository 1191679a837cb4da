import { demande } from '@habilis/api/demande/endpoints';
import { demandeHabilitation as dh } from '@habilis/api/demande-habilitation/endpoints';
import type { Endpoint } from '@habilis/api/endpoint';
import { habilitation } from '@habilis/api/habilitation/endpoints';
import { historiqueCommentaire } from '@habilis/api/historique-commentaire/endpoints';
import { examenMocks } from '@habilis/api/mocks/examenMocks';
import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleAvis } from '@habilis/api/mocks/fixtures/exampleAvis';
import { exampleDemandeHabilitation } from '@habilis/api/mocks/fixtures/exampleDemandeHabilitation';
import { exampleDemandeSummary } from '@habilis/api/mocks/fixtures/exampleDemandeSummary';
import { exampleHabilitation } from '@habilis/api/mocks/fixtures/exampleHabilitations';
import { exampleHistorique } from '@habilis/api/mocks/fixtures/exampleHistorique';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { type MockAnswer, mock } from '@habilis/api/mocks/mock';
import { perRun } from '@habilis/api/mocks/perRun';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { expect, screen, waitFor, within } from 'storybook/test';
import { type ScreenStory, screenStory } from '../screenStory.tsx';

const accountOf = (type: RoleType) => exampleAccount({ roles: [exampleRole({ type, id: 18 })] });

/** Pendant qu’une page est relue après une action, rien de ce qui agit ne s’ouvre, et rien de ce qui est pressé ne se perd. */
const meta = {
  ...screenStory,
  title: 'Écrans/Relecture',
  args: { path: '/I/18/demandes-habilitation/433/avis' },
  parameters: { ...screenStory.parameters, msw: sliceHandlers({ account: accountOf('I') }) },
};
export default meta;

/** A call answered at once when the page opens, and held when it is read again. */
function heldAfterTheFirst<E extends Endpoint>(endpoint: E, answer: MockAnswer<E>) {
  const gate = perRun(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    return { reads: 0, promise, resolve };
  });
  const handler = mock(endpoint, async () => {
    const state = gate();
    state.reads++;
    if (state.reads > 1) await state.promise;
    return answer;
  });
  return {
    handler,
    /** Resolves once the call is held. */
    held: () => waitFor(() => expect(gate().reads).toBe(2), { timeout: 5000 }),
    release: () => gate().resolve(),
  };
}

const examined = exampleDemandeHabilitation({}, { taskKey: 'instruction', role: 'I' });
const demandeRead = heldAfterTheFirst(historiqueCommentaire.list, exampleHistorique());

/** Une demande examinée : ses actions, ses points et ses choix attendent d’être relus, puis servent de nouveau. */
export const Demande: ScreenStory = {
  globals: { viewport: { value: 'w1280' } },
  parameters: {
    msw: [
      mock(dh.avis, exampleAvis()),
      demandeRead.handler,
      ...examenMocks(),
      ...sliceHandlers({ account: accountOf('I'), demandeHabilitation: examined }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const others = await canvas.findByRole('button', { name: 'Autres actions' });
    const reviewed = () => canvas.getAllByRole('button', { name: /^Demander/ });
    await userEvent.click(others);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Libérer' }));
    await demandeRead.held();
    // The trigger keeps the focus, and opens nothing.
    await expect(others).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(others);
    await expect(screen.queryByRole('menu')).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Transmettre/ })).toBeDisabled();
    for (const one of reviewed()) await expect(one).toBeDisabled();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    demandeRead.release();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Transmettre/ })).toBeEnabled());
    for (const one of reviewed()) await expect(one).toBeEnabled();
  },
};

const one = exampleHabilitation({ id: 12 }, { role: 'RD' });
const habilitationRead = heldAfterTheFirst(habilitation.get, one);

/** Une habilitation : la question reste ouverte, occupée, jusqu’à ce que la page dise ce qui a changé. */
export const Dialog: ScreenStory = {
  args: { path: '/RD/18/habilitations/12' },
  parameters: { msw: [habilitationRead.handler, ...sliceHandlers({ account: accountOf('RD') })] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Suspendre' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: /Motif/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Écarts à l’audit' }));
    await userEvent.type(dialog.getByLabelText(/Commentaire/), 'Deux écarts.');
    await userEvent.click(dialog.getByRole('button', { name: 'Suspendre' }));
    await habilitationRead.held();
    await expect(dialog.getByRole('button', { name: 'Suspendre' })).toHaveAttribute('aria-disabled', 'true');
    habilitationRead.release();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

const libre = exampleDemandeSummary({
  assignedUserHabilisId: null,
  nomPrenomAssignedUserHabilis: null,
  currentTaskDefinitionKey: 'da_instruction',
});
const rows = [
  { ...libre, id: 301, numero: 'DA-2026-0301' },
  { ...libre, id: 302, numero: 'DA-2026-0302' },
];
const listRead = heldAfterTheFirst(demande.todoList, { elements: rows, total: 2, page: 1, taille: 25 });
const claimed = perRun((): number[] => []);

/** Une liste : deux demandes réclamées coup sur coup le sont toutes deux, chacune une fois. */
export const ClaimsOneAfterTheOther: ScreenStory = {
  args: { path: '/I/18/taches' },
  globals: { viewport: { value: 'w1280' } },
  parameters: {
    msw: [
      mock(demande.grouper, ({ body }) =>
        body.demandes.map(({ type, id }) => {
          claimed().push(id);
          return { type, id, title: null, responsable: null };
        }),
      ),
      listRead.handler,
      ...sliceHandlers({ account: accountOf('I') }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = await canvas.findAllByRole('button', { name: /^Prendre en charge/ });
    if (first === undefined || second === undefined) throw new Error('two rows to claim');
    await userEvent.click(first);
    await listRead.held();
    await userEvent.dblClick(second);
    await expect(claimed()).toEqual([301]);
    listRead.release();
    await waitFor(() => expect(claimed()).toEqual([301, 302]));
  },
};
