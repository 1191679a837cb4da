import { ActionBar } from '@habilis/ui/ActionBar';
import { AutosaveStatus } from '@habilis/ui/AutosaveStatus';
import { Button } from '@habilis/ui/Button';
import { ErrorSummary } from '@habilis/ui/ErrorSummary';
import { Form } from '@habilis/ui/Form';
import { PageHeader } from '@habilis/ui/PageHeader';
import { Stack } from '@habilis/ui/Stack';
import { Tabs } from '@habilis/ui/Tabs';
import { TextField } from '@habilis/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { inColumn } from './inColumn.tsx';

const FIELDS = [
  { key: 'raison', tab: 'entite', tabLabel: 'Entité', label: 'Raison sociale', fault: 'Saisissez la raison sociale.' },
  { key: 'sigle', tab: 'entite', tabLabel: 'Entité', label: 'Sigle', fault: 'Saisissez le sigle.' },
  { key: 'voie', tab: 'adresse', tabLabel: 'Adresse', label: 'Voie', fault: 'Saisissez la voie.' },
] as const;
type Key = (typeof FIELDS)[number]['key'];
const TABS = [
  ['entite', 'Entité'],
  ['adresse', 'Adresse'],
] as const;

function FormWithTabs(): ReactNode {
  const [values, setValues] = useState<Record<Key, string>>({ raison: '', sigle: 'LPF', voie: '' });
  const [tab, setTab] = useState('entite');
  const [failures, setFailures] = useState(0);
  const faults = failures === 0 ? [] : FIELDS.filter(({ key }) => values[key] === '');
  const goTo = (key: Key, itsTab: string) => {
    setTab(itsTab);
    // Waits for the tab to show its fields.
    requestAnimationFrame(() => document.getElementById(key)?.focus());
  };
  return (
    <Form aria-label="Dossier administratif" onSubmit={() => setFailures(failures + 1)}>
      <Stack gap={24}>
        <PageHeader title="Dossier administratif" description="Lorraine Prévention Formation" />
        <ErrorSummary
          title={
            faults.length === 1
              ? 'Un champ est à corriger avant de soumettre'
              : `${faults.length} champs sont à corriger avant de soumettre`
          }
          focusKey={failures}
          errors={faults.map(({ key, tab: itsTab, tabLabel, fault }) => ({
            key,
            label: `${tabLabel} : ${fault}`,
            onPress: () => goTo(key, itsTab),
          }))}
        />
        <Tabs
          label="Parties du dossier"
          selected={tab}
          onSelect={setTab}
          items={TABS.map(([id, label]) => {
            const count = faults.filter((fault) => fault.tab === id).length;
            return {
              id,
              label,
              errors: count > 0 ? { count, label: count > 1 ? `${count} erreurs` : '1 erreur' } : undefined,
              content: (
                <Stack gap={22}>
                  {FIELDS.filter((field) => field.tab === id).map(({ key, label: words, fault }) => (
                    <TextField
                      key={key}
                      id={key}
                      label={words}
                      value={values[key]}
                      errorMessage={failures > 0 && values[key] === '' ? fault : undefined}
                      onChange={(value) => setValues({ ...values, [key]: value })}
                    />
                  ))}
                </Stack>
              ),
            };
          })}
        />
        <ActionBar status={<AutosaveStatus state="saved" label="Brouillon enregistré à 14:32" />}>
          <Button type="submit" variant="primary">
            Soumettre la demande
          </Button>
        </ActionBar>
      </Stack>
    </Form>
  );
}

/** Un long formulaire en onglets : ce qui manque se dit en haut, sur l’onglet et sous le champ. */
const meta = {
  title: 'Modèles/Formulaire à onglets',
  component: FormWithTabs,
  decorators: [inColumn],
  parameters: {
    layout: 'fullscreen',
    rules: [
      'Une colonne ; `TextField` et les autres champs à 22 px ; tout est obligatoire, sauf ce qui dit « (facultatif) ».',
      'Des onglets dès que le formulaire ne tient plus en deux écrans ; l’onglet en faute dit combien de fautes il contient.',
      'Le bouton n’est jamais désactivé : on laisse soumettre, puis `ErrorSummary` prend le focus et mène à chaque champ.',
      'Le brouillon s’enregistre seul et le dit par `AutosaveStatus` ; rien de ce qui est saisi ne se perd.',
      'Les actions sont dans `ActionBar`, de la moins à la plus importante, une seule principale.',
    ],
  },
} satisfies Meta<typeof FormWithTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Soumis avec des fautes',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Soumettre la demande' }));
    await expect(canvas.getByRole('heading', { name: /^2\schamps sont à corriger/ })).toBeVisible();
    await userEvent.click(canvas.getByText('Adresse : Saisissez la voie.'));
    const field = await canvas.findByRole('textbox', { name: 'Voie' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('3 rue des Halles');
    await expect(field).not.toBeInvalid();
    await expect(canvas.queryByText('Adresse : Saisissez la voie.')).toBeNull();
  },
};
