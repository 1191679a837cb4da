import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProblemError } from '@habilis/api/client/errors';
import { faultIf } from '@habilis/domain/field-fault/faultIf';
import { Stack } from '@habilis/ui/Stack';
import { TextField } from '@habilis/ui/TextField';
import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { getDefaultStore } from 'jotai';
import { type ReactNode, useState } from 'react';
import { heard } from '@habilis/ui/heard';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { accountAtom } from '../session/atoms.ts';
import { createKept } from './createKept.ts';
import { FormDialog } from './FormDialog.tsx';
import { FormFaults } from './FormFaults.tsx';
import { type Form, useForm } from './useForm.ts';

const TAKEN = '01023145400017';

/** A form whose first field is checked here; the server refuses the second. */
function useExample() {
  return useForm({
    initial: { raisonSociale: '', siret: '' },
    judge: ({ raisonSociale, siret }) => [
      ...faultIf(siret === '', 'siret', 'champ.siret-requis'),
      ...faultIf(raisonSociale === '', 'raisonSociale', 'champ.raison-sociale-requise'),
    ],
    send: ({ siret }) =>
      siret === TAKEN
        ? Promise.reject(
            new ProblemError(400, {
              title: 'donnees-invalides',
              errors: [
                { path: 'siret', title: 'champ.siret-invalide' },
                { path: 'ailleurs', title: 'champ.invalide' },
              ],
            }),
          )
        : Promise.resolve(),
  });
}

function Fields({ form }: { form: ReturnType<typeof useExample> }): ReactNode {
  return (
    <>
      <TextField {...form.field('raisonSociale')} label="Raison sociale" />
      <TextField {...form.field('siret')} label="SIRET" />
    </>
  );
}

function OnAPage(): ReactNode {
  const form = useExample();
  return (
    <Stack gap={16}>
      <FormFaults said={form} />
      <Fields form={form} />
      <button type="button" onClick={form.submit}>
        Envoyer
      </button>
    </Stack>
  );
}

function InADialog(): ReactNode {
  const form = useExample();
  return (
    <FormDialog title="Créer une entité" submitLabel="Créer" form={form} onClose={() => undefined}>
      <Fields form={form} />
    </FormDialog>
  );
}

/** Ce qui est refusé se dit à son champ, et s’en va quand on le change. */
const meta = { title: 'Écrans/Formulaire', component: OnAPage, tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const Page: StoryObj<typeof meta> = {
  play: async ({ canvas, step, userEvent }) => {
    const send = () => userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    const summary = () => canvas.getByRole('list');
    // What may not be sent empty is heard before it is tried.
    for (const name of ['Raison sociale', 'SIRET']) await expect(canvas.getByLabelText(name)).toBeRequired();
    await step('le résumé prend le focus, et dit les champs dans leur ordre', async () => {
      heard.length = 0;
      await send();
      const faults = canvas.getByRole('heading', { level: 2 });
      await waitFor(() => expect(faults).toHaveFocus());
      await expect(faults).toHaveAccessibleDescription(/raison.sociale.*siret/i);
      const links = within(summary()).getAllByRole('link');
      await expect(links.map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/raison.sociale/i),
        expect.stringMatching(/siret/i),
      ]);
    });
    await step('un champ que l’on change n’est plus en faute, ni dans le résumé', async () => {
      await userEvent.type(canvas.getByLabelText('Raison sociale'), 'A');
      await expect(canvas.getByLabelText('Raison sociale')).toBeValid();
      await expect(within(summary()).getAllByRole('link')).toHaveLength(1);
      await userEvent.type(canvas.getByLabelText('SIRET'), TAKEN);
      await expect(canvas.queryByRole('list')).toBeNull();
      // The focus said them: nothing more is said at each key.
      await expect(heard).toEqual([]);
    });
    await step('le refus du serveur de même ; ce qui n’est d’aucun champ se dit de l’ensemble', async () => {
      await send();
      await waitFor(() => expect(canvas.getByLabelText('SIRET')).toBeInvalid());
      await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
      await userEvent.type(canvas.getByLabelText('SIRET'), '8');
      await expect(canvas.getByLabelText('SIRET')).toBeValid();
    });
  },
};

/** A form of one field, and what follows it. */
function OneName({ form, children }: { form: Form<{ nom: string }>; children?: ReactNode }): ReactNode {
  return (
    <Stack gap={16}>
      <FormFaults said={form} />
      <TextField {...form.field('nom')} label="Nom" />
      <button type="button" onClick={form.submit}>
        Envoyer
      </button>
      {children}
    </Stack>
  );
}

function SentForGood(): ReactNode {
  const form = useForm({
    initial: { nom: 'Marchal' },
    send: () => Promise.resolve(),
    onDone: () => Promise.reject(new ProblemError(503, { title: 'http.503' })),
  });
  return <OneName form={form}>{form.attempts > 0 && !form.isBusy && <output>Parti</output>}</OneName>;
}

/** Ce qui échoue après l’envoi n’est pas une faute du formulaire : il est parti. */
export const FailsOnceSent: StoryObj<typeof meta> = {
  render: () => <SentForGood />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    await expect(await canvas.findByText('Parti')).toBeVisible();
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
  },
};

function ToldByTheCatalogue(): ReactNode {
  const form = useForm({
    initial: { nom: 'Marchal' },
    send: () => Promise.reject(new ProblemError(403, { title: 'http.403' })),
  });
  return <OneName form={form} />;
}

/** Un refus que dit déjà un message de l’application n’est pas redit : le formulaire dit ce que devient la saisie. */
export const ToldOnce: StoryObj<typeof meta> = {
  render: () => <ToldByTheCatalogue />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    // By its key, or in words when another story has loaded the texts.
    await expect(await canvas.findByText(/non-envoye|L’envoi n’a pas abouti/)).toBeVisible();
    await expect(canvas.queryByText(/403|Accès refusé/)).toBeNull();
  },
};

const leave = fn();
let answer = () => undefined as unknown;

function SlowDialog(): ReactNode {
  const form = useForm({
    initial: { nom: 'Marchal' },
    send: () => new Promise((_, fail) => (answer = () => fail(new ProblemError(503, { title: 'http.503' })))),
  });
  return (
    <FormDialog title="Renommer" submitLabel="Enregistrer" form={form} onClose={leave}>
      <TextField {...form.field('nom')} label="Nom" />
    </FormDialog>
  );
}

/** Ce qui est en cours d’envoi ne se quitte pas : un échec se dirait dans une fenêtre déjà fermée, et la saisie serait perdue. */
export const BusyDialog: StoryObj<typeof meta> = {
  render: () => <SlowDialog />,
  play: async ({ userEvent }) => {
    leave.mockClear();
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByLabelText('Nom'), 'e{Enter}');
    const cancel = dialog.getAllByRole('button')[0];
    await waitFor(() => expect(cancel).toBeDisabled());
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(leave).not.toHaveBeenCalled();
    answer();
    await waitFor(() => expect(cancel).toBeEnabled());
    await expect(dialog.getByLabelText('Nom')).toHaveValue('Marchale');
  },
};

function LongDialog(): ReactNode {
  const form = useExample();
  return (
    <FormDialog title="Créer une entité" submitLabel="Créer" form={form} onClose={() => undefined}>
      <div style={{ blockSize: '150vh' }} />
      <Fields form={form} />
    </FormDialog>
  );
}

/** Le champ en faute se voit avec ce qui en est dit, même au bas d’une longue fenêtre. */
export const FaultInALongDialog: StoryObj<typeof meta> = {
  render: () => <LongDialog />,
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    // The control stands at the lower edge: it is in sight, what is said below it would not be.
    dialog.getByLabelText('Raison sociale').scrollIntoView({ block: 'end' });
    await userEvent.click(dialog.getByRole('button', { name: 'Créer' }));
    // By its key, or in words when another story has loaded the texts.
    const said = await dialog.findByText(/raison-sociale-requise|Saisissez la raison sociale/);
    await waitFor(() => expect(dialog.getByLabelText('Raison sociale')).toHaveFocus());
    const actions = dialog.getByRole('button', { name: 'Créer' }).getBoundingClientRect();
    await waitFor(() => expect(said.getBoundingClientRect().bottom).toBeLessThanOrEqual(actions.top));
  },
};

export const Dialog: StoryObj<typeof meta> = {
  render: () => <InADialog />,
  play: async ({ step, userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await step('le premier champ en faute prend le focus', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Créer' }));
      await waitFor(() => expect(dialog.getByLabelText('Raison sociale')).toHaveFocus());
    });
    await step('un champ que l’on change n’est plus en faute ; Entrée envoie', async () => {
      await userEvent.keyboard('A');
      await expect(dialog.getByLabelText('Raison sociale')).toBeValid();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(dialog.getByLabelText('SIRET')).toHaveFocus());
    });
  },
};

const kept = createKept<{ nom: string }>();

function KeptDialog({ of, onClose }: { of: string; onClose: () => void }): ReactNode {
  const form = useForm({ kept: kept.about(of), initial: { nom: '' }, send: () => Promise.resolve() });
  return (
    <FormDialog title={of} submitLabel="Enregistrer" form={form} onClose={onClose}>
      <TextField {...form.field('nom')} label="Nom" />
    </FormDialog>
  );
}

function OpensDialogs(): ReactNode {
  const [of, setOf] = useState<string | null>(null);
  const [isSignedIn, setSignedIn] = useState(true);
  const setSession = (isOn: boolean) => {
    document.cookie = isOn ? 'habilis-token=jeton' : 'habilis-token=; max-age=0';
    getDefaultStore().set(accountAtom, isOn ? exampleAccount({ habilisId: 'SUP93001' }) : null);
    setSignedIn(isOn);
    if (!isOn) setOf(null);
  };
  return (
    <Stack gap={16}>
      {isSignedIn && of !== null && <KeptDialog of={of} onClose={() => setOf(null)} />}
      <button type="button" onClick={() => setOf('Note')}>
        Ouvrir
      </button>
      <button type="button" onClick={() => setOf('Autre')}>
        Ouvrir l’autre
      </button>
      <button type="button" data-fin onClick={() => setSession(false)}>
        Fin
      </button>
      <button type="button" onClick={() => setSession(true)}>
        Retour
      </button>
    </Stack>
  );
}

const opened = async () => within(await screen.findByRole('alertdialog'));

/** Ce qui est tapé dans une fenêtre survit à la fin de la session : rouverte sur la même chose, elle le montre ; sur une autre, non ; quittée exprès, plus. */
export const OutlivesTheSession: StoryObj<typeof meta> = {
  render: () => <OpensDialogs />,
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('Retour');
    await press('Ouvrir');
    await userEvent.type((await opened()).getByLabelText('Nom'), 'Marchal');
    // Under the dialog, as a call refused meanwhile would.
    document.querySelector<HTMLElement>('[data-fin]')?.click();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await press('Retour');
    await press('Ouvrir l’autre');
    await expect((await opened()).getByLabelText('Nom')).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await press('Ouvrir');
    await expect((await opened()).getByLabelText('Nom')).toHaveValue('Marchal');
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await press('Ouvrir');
    await expect((await opened()).getByLabelText('Nom')).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    document.cookie = 'habilis-token=; max-age=0';
    getDefaultStore().set(accountAtom, null);
  },
};
