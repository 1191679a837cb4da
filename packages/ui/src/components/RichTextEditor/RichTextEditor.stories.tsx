import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { RichTextEditor, type RichTextEditorProps } from './RichTextEditor.tsx';

const plural = (count: number) => (count > 1 ? 's' : '');
const countLabel = (left: number) =>
  left < 0 ? `${-left} caractère${plural(-left)} de trop` : `${left} caractère${plural(left)} restant${plural(left)}`;

function Held(props: RichTextEditorProps): ReactNode {
  const [value, setValue] = useState(props.value);
  const onChange = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <RichTextEditor {...props} value={value} onChange={onChange} />;
}

/** Gives each value back late, as a busy page does. */
function HeldLate(props: RichTextEditorProps): ReactNode {
  const [value, setValue] = useState(props.value);
  const onChange = (next: string) => {
    setTimeout(() => setValue(next), 50);
    props.onChange(next);
  };
  return <RichTextEditor {...props} value={value} onChange={onChange} />;
}

/** Un texte avec des titres, des listes et des liens ; ce qui y est collé est ramené à ce que `RichText` montre. */
const meta = {
  title: 'Champs/RichTextEditor',
  component: RichTextEditor,
  parameters: {
    guide: {
      use: ['Un texte publié et assez long pour avoir des titres : une offre, une réponse, une page d’aide.'],
      avoid: [
        { when: 'Un commentaire, un motif.', instead: 'TextArea' },
        { when: 'Montrer le texte écrit.', instead: 'RichText' },
      ],
      anatomy: [
        ['Outils', 'Un seul arrêt du clavier ; un outil est allumé là où le texte l’a.'],
        ['Texte', 'Grandit avec ce qui est écrit, puis défile.'],
        ['Compte', 'Facultatif : les caractères restants, dits quand la frappe s’arrête près de la fin.'],
        ['Lien', 'Une fenêtre demande l’adresse ; « exemple.fr » suffit.'],
      ],
      keyboard: [
        ['Tab', 'Quitte le texte, comme tout autre champ.'],
        ['Ctrl B, Ctrl I', 'Gras, italique.'],
        ['Ctrl Alt 2, Ctrl Alt 3', 'Titre, sous-titre.'],
        ['Ctrl Maj 8, Ctrl Maj 7', 'Liste à puces, liste numérotée.'],
        ['Ctrl Z, Ctrl Y', 'Annule, rétablit.'],
        ['Flèche gauche, Flèche droite', 'D’un outil à l’autre ; Échap rend le texte.'],
      ],
      doDont: [{ do: 'Deux niveaux de titres au plus.', dont: 'Un titre en gras.' }],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Présentation',
    description: 'Elle paraît dans l’annuaire public.',
    value: '',
    onChange: fn(),
    words: {
      toolbar: 'Mise en forme',
      heading2: 'Titre',
      heading3: 'Sous-titre',
      strong: 'Gras',
      em: 'Italique',
      bulletList: 'Liste à puces',
      orderedList: 'Liste numérotée',
      undo: 'Annuler la frappe',
      redo: 'Rétablir la frappe',
      link: 'Lien',
      address: 'Adresse du lien',
      addressError: 'Saisissez une adresse, par exemple https://exemple.fr.',
      setLink: 'Poser le lien',
      removeLink: 'Retirer le lien',
      loading: 'L’éditeur arrive…',
    },
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof RichTextEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const textOf = (canvas: { findByRole: (role: string, options?: object) => Promise<HTMLElement> }) =>
  canvas.findByRole('textbox', { name: /Présentation/ });

/** Selects from one place of a text to another, as a mouse would. */
async function select(text: HTMLElement, from: number, to: number): Promise<void> {
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  const node = walker.nextNode();
  if (node === null) throw new Error('Nothing is written');
  text.focus();
  getSelection()?.setBaseAndExtent(node, from, node, to);
  // The browser tells the editor a moment later.
  await new Promise((resolve) => setTimeout(resolve, 60));
}

function pasted(html: string, plain: string): ClipboardEvent {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  clipboardData.setData('text/plain', plain);
  return new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
}

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const text = await textOf(canvas);
    await expect(text).toHaveAccessibleDescription('Elle paraît dans l’annuaire public.');
    await expect(text).toHaveAttribute('aria-multiline', 'true');
    await userEvent.click(canvas.getByText('Présentation'));
    await expect(text).toHaveFocus();
    await userEvent.keyboard('Bonjour');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>Bonjour</p>'));
  },
};

/** Une page occupée rend chaque valeur en retard : la frappe n’en est pas dérangée. */
export const KeepsFastTyping: Story = {
  render: (args) => <HeldLate {...args} />,
  play: async ({ canvas, userEvent }) => {
    const text = await textOf(canvas);
    await userEvent.click(canvas.getByText('Présentation'));
    for (const letter of 'Bonjour') {
      await userEvent.keyboard(letter);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(text).toHaveTextContent(/^Bonjour$/);
  },
};

/** Ce qui est écrit reprend la forme que les outils montrent. */
export const Formatted: Story = {
  args: { value: '<p>Statuts</p><p>Extrait</p>' },
  play: async ({ args, canvas, userEvent }) => {
    const text = await textOf(canvas);
    await select(text, 0, 7);
    const strong = canvas.getByRole('button', { name: 'Gras' });
    await userEvent.click(strong);
    await expect(args.onChange).toHaveBeenLastCalledWith('<p><strong>Statuts</strong></p><p>Extrait</p>');
    await expect(strong).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Titre' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('<h2><strong>Statuts</strong></h2><p>Extrait</p>');
    await userEvent.click(canvas.getByRole('button', { name: 'Sous-titre' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('<h3><strong>Statuts</strong></h3><p>Extrait</p>');
    await userEvent.click(canvas.getByRole('button', { name: 'Sous-titre' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Liste à puces' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      '<ul><li><p><strong>Statuts</strong></p></li></ul><p>Extrait</p>',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Liste numérotée' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      '<ol><li><p><strong>Statuts</strong></p></li></ol><p>Extrait</p>',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler la frappe' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      '<ul><li><p><strong>Statuts</strong></p></li></ul><p>Extrait</p>',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Rétablir la frappe' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      '<ol><li><p><strong>Statuts</strong></p></li></ol><p>Extrait</p>',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Liste numérotée' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('<p><strong>Statuts</strong></p><p>Extrait</p>');
  },
};

/** Les outils sont un seul arrêt ; Tab ne reste pas pris dans le texte. */
export const ByKeyboard: Story = {
  args: { value: '<p>Statuts</p>' },
  render: (args) => (
    <Stack>
      <Held {...args} />
      <Button>Suite</Button>
    </Stack>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const text = await textOf(canvas);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Titre' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const strong = canvas.getByRole('button', { name: 'Gras' });
    await expect(strong).toHaveFocus();
    await select(text, 0, 7);
    strong.focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('<p><strong>Statuts</strong></p>');
    await expect(strong).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(text).toHaveFocus();
    await userEvent.keyboard('{Control>}i{/Control}');
    await expect(args.onChange).toHaveBeenLastCalledWith('<p><strong><em>Statuts</em></strong></p>');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Suite' })).toHaveFocus();
  },
};

/** « exemple.fr » suffit ; une adresse qui n’en est pas une est refusée. */
export const Linked: Story = {
  args: { value: '<p>Voir la page</p>' },
  play: async ({ args, canvas, userEvent }) => {
    const text = await textOf(canvas);
    await select(text, 5, 12);
    await userEvent.click(canvas.getByRole('button', { name: 'Lien' }));
    const address = await screen.findByRole('textbox', { name: 'Adresse du lien' });
    await waitFor(() => expect(address).toHaveFocus());
    await userEvent.keyboard('javascript:alert(1){Enter}');
    await expect(address).toHaveAccessibleDescription(/Saisissez une adresse/);
    await userEvent.clear(address);
    await userEvent.type(address, 'exemple.fr/offre{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('<p>Voir <a href="https://exemple.fr/offre">la page</a></p>');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(text).toHaveFocus());
    await select(text.querySelector('a') ?? text, 2, 2);
    text.focus();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Lien' })).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(canvas.getByRole('button', { name: 'Lien' }));
    await expect(await screen.findByRole('textbox', { name: 'Adresse du lien' })).toHaveValue(
      'https://exemple.fr/offre',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Retirer le lien' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('<p>Voir la page</p>');
  },
};

/** Collé d’un traitement de texte : la forme utile reste, le reste part. */
export const Pasted: Story = {
  play: async ({ args, canvas }) => {
    const text = await textOf(canvas);
    text.focus();
    const event = pasted(
      '<html><head><style>p{color:red}</style></head><body><h1 style="font-size:40px">Pièces</h1>' +
        '<p class="MsoNormal"><b>Statuts</b><o:p></o:p> et <a href="javascript:x">extrait</a><img src="x" onerror="alert(1)"></p>' +
        '<script>alert(1)</script></body></html>',
      'Pièces',
    );
    text.dispatchEvent(event);
    await expect(event.defaultPrevented).toBe(true);
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('<h2>Pièces</h2><p><strong>Statuts</strong> et extrait</p>'),
    );
  },
};

/** Une autre valeur, venue d’ailleurs, remplace le texte ; rien d’interdit n’y entre. */
export const Replaced: Story = {
  args: { value: '<p>Avant</p>' },
  render: function Replaced(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Stack>
        <RichTextEditor {...args} value={value} />
        <Button onPress={() => setValue('<p>Après<script>alert(1)</script></p>')}>Reprendre l’autre version</Button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const text = await textOf(canvas);
    await expect(text).toHaveTextContent('Avant');
    await userEvent.click(canvas.getByRole('button', { name: /Reprendre/ }));
    await expect(text).toHaveTextContent(/^Après$/);
    await expect(text.querySelector('script')).toBeNull();
  },
};

/** Le compte n’arrête pas la frappe : c’est l’écran qui dit la faute. */
export const Counted: Story = {
  args: { count: { max: 20, label: countLabel }, value: '<p>Bonjour</p>' },
  play: async ({ canvas, userEvent }) => {
    const text = await textOf(canvas);
    await expect(canvas.getByText('13 caractères restants')).toBeVisible();
    await select(text, 7, 7);
    await userEvent.keyboard(' à toutes et tous');
    const tooMany = () => `${text.textContent.length - 20} caractères de trop`;
    await waitFor(() => expect(canvas.getAllByText(tooMany())[0]).toBeVisible());
    await expect(text.textContent.length).toBeGreaterThan(20);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(tooMany()));
  },
};

export const WithContent: Story = {
  args: {
    value:
      '<h2>Pour qui</h2><p>Les <strong>salariés</strong>, <em>sans prérequis</em>. Voir <a href="https://exemple.fr">la page</a>.</p>' +
      '<h3>Pièces</h3><ul><li><p>Statuts</p></li><li><p>Attestation</p></li></ul>',
  },
  play: async ({ canvas }) => {
    await expect((await textOf(canvas)).querySelectorAll('li')).toHaveLength(2);
  },
};

export const WithError: Story = {
  args: { id: 'presentation', errorMessage: 'Écrivez la présentation.' },
  play: async ({ canvas, canvasElement }) => {
    const text = await textOf(canvas);
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    await expect(text).toHaveAccessibleDescription(/Écrivez la présentation\./);
    canvasElement.querySelector<HTMLElement>('#presentation')?.focus();
    await expect(text).toHaveFocus();
  },
};

export const ReadOnly: Story = {
  args: { value: '<p>Les salariés d’une entreprise.</p>', isReadOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    const text = await textOf(canvas);
    await expect(canvas.queryByRole('toolbar')).toBeNull();
    await expect(text).toHaveAttribute('aria-readonly', 'true');
    await userEvent.tab();
    await expect(text).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LongWords: Story = {
  args: {
    label: 'Présentation de l’organisme interdépartementalinterprofessionnelinterrégional',
    value: '<p>AssociationInterprofessionnelleDeSantéAuTravailDesPaysDeLaLoire</p>',
    count: { max: 500, label: countLabel },
    errorMessage:
      'La présentation doit dire à qui s’adresse l’offre, où elle se tient et combien elle dure. Complétez-la.',
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    await textOf(canvas);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
