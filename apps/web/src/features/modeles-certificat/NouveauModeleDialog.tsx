import type { DispositifNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import { modeleCertificat } from '@habilis/api/modele-certificat/endpoints';
import type { ModeleCertificat } from '@habilis/api/modele-certificat/ModeleCertificat';
import { FORMATS_PAPIER, type FormatPapier, type Orientation } from '@habilis/domain/modele-certificat/Dessin';
import { modeleSimple } from '@habilis/domain/modele-certificat/modeleSimple';
import { isEmpty } from '@habilis/domain/null-when-empty/isEmpty';
import { motsModeleSimple } from '@habilis/i18n/motsModeleSimple';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Select } from '@habilis/ui/Select';
import { TextField } from '@habilis/ui/TextField';
import type { ReactNode } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/useForm.ts';
import { call } from '../../session/call.ts';

/** A paper and its way round, as one choice. */
const PAPIERS = [
  { id: 'A4-PAYSAGE', format: 'A4', orientation: 'PAYSAGE' },
  { id: 'A4-PORTRAIT', format: 'A4', orientation: 'PORTRAIT' },
  { id: 'CR80-PAYSAGE', format: 'CR80', orientation: 'PAYSAGE' },
] as const satisfies readonly { id: string; format: FormatPapier; orientation: Orientation }[];

/** The plain model to begin with: what is there already is easier to move than to invent. */
const dessinOf = (t: Texts, papier: string) => {
  const { format, orientation } = PAPIERS.find(({ id }) => id === papier) ?? PAPIERS[0];
  const dessin = modeleSimple(format, orientation, motsModeleSimple(t));
  return { ...dessin, zones: [...dessin.zones], formes: [...dessin.formes] };
};

type Props = {
  readonly niveaux: readonly DispositifNiveau[];
  /** The dialog is busy until it ends. */
  readonly onDone: (modele: ModeleCertificat) => unknown;
  readonly onClose: () => void;
};

/** Begins a model of a niveau from the plain one. */
export function NouveauModeleDialog({ niveaux, onDone, onClose }: Props): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const form = useForm({
    initial: { intitule: '', niveau: '', papier: PAPIERS[0].id as string },
    judge: ({ intitule, niveau }) => [
      ...(isEmpty(intitule) ? [{ path: 'intitule', title: 'champ.requis' }] : []),
      ...(niveau === '' ? [{ path: 'niveau', title: 'champ.requis' }] : []),
    ],
    send: ({ intitule, niveau, papier }) =>
      call(modeleCertificat.create, {
        body: {
          id: null,
          version: 0,
          dispositifNiveauId: Number(niveau),
          intitule: intitule.trim(),
          mode: null,
          actif: true,
          dateDebutValidite: today,
          dateFinValidite: null,
          texteLegal: null,
          signataire: { nom: '', fonction: '' },
          langue: 'fr',
          fileUploads: [],
          ...dessinOf(t, papier),
        },
      }),
    done: 'modeles-certificat.cree',
    onDone,
  });
  return (
    <FormDialog
      title={t('modeles-certificat.nouveau')}
      message={t('modeles-certificat.nouveau-aide')}
      submitLabel={t('modeles-certificat.creer')}
      form={form}
      onClose={onClose}
    >
      <TextField {...form.field('intitule')} label={t('modeles-certificat.intitule')} maxLength={200} autoFocus />
      <Select
        {...form.field('niveau')}
        label={t('modeles-certificat.niveau')}
        placeholder={t('modeles-certificat.choisir')}
        options={niveaux
          .filter(({ modifiable }) => modifiable)
          .map(({ id, libelle }) => ({ id: String(id), label: libelle }))}
      />
      <Select
        {...form.field('papier')}
        label={t('modeles-certificat.papier')}
        placeholder={t('modeles-certificat.choisir')}
        options={PAPIERS.filter(({ format }) => FORMATS_PAPIER.includes(format)).map(({ id }) => ({
          id,
          label: t(`modeles-certificat.format.${id}`),
        }))}
      />
    </FormDialog>
  );
}
