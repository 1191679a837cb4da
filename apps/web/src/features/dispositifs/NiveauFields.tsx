import type { Dispositif } from '@habilis/api/dispositif/Dispositif';
import type { DispositifNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import { UNITES_DUREE } from '@habilis/domain/habilitation/plannedEndDate';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Checkbox } from '@habilis/ui/Checkbox';
import { FieldSet } from '@habilis/ui/FieldSet';
import { Grid } from '@habilis/ui/Grid';
import { NumberField } from '@habilis/ui/NumberField';
import { Section } from '@habilis/ui/Section';
import { Select } from '@habilis/ui/Select';
import { Stack } from '@habilis/ui/Stack';
import { steady } from '@habilis/ui/steady';
import { TextField } from '@habilis/ui/TextField';
import type { ReactNode } from 'react';
import { fieldId } from '../../forms/fieldId.ts';
import { ChampsEditor } from './ChampsEditor.tsx';
import type { NiveauDraft } from './niveauDraft.ts';

type Props = {
  readonly draft: NiveauDraft;
  readonly onChange: (changes: Partial<NiveauDraft>) => void;
  readonly faultOf: (path: string) => string | undefined;
  /** The paths of what it may not be saved without, apart by spaces: as text, so that a key draws its own field alone. */
  readonly required: string;
};

const wordOf = (t: Texts, required: string, path: string): string | undefined =>
  required.split(' ').includes(path) ? t('modals.obligatoire') : undefined;

const NONE = 'aucun';

type DureeProps = Pick<Props, 'onChange' | 'faultOf' | 'required'> & {
  readonly which: 'Habilitation' | 'Certificat';
  readonly value: number | null;
  readonly unit: NiveauDraft['uniteDureeValiditeCertificat'];
};

/** How long a habilitation or a certificat is valid; no unit means no end. */
const DureeFields = steady(function DureeFields({
  value,
  unit,
  onChange,
  faultOf,
  required,
  which,
}: DureeProps): ReactNode {
  const t = useText();
  const [duree, unite] = [`dureeValidite${which}`, `uniteDureeValidite${which}`] as const;
  return (
    <FieldSet legend={t(`dispositifs-niveaux.changement.${duree}`)}>
      <Grid cell="narrow" gap={16} alignsFields>
        <NumberField
          id={fieldId(duree)}
          label={t('dispositifs-niveaux.duree')}
          isDisabled={unit === null}
          value={value}
          onChange={(typed) => onChange({ [duree]: typed })}
          minValue={1}
          maxValue={999}
          errorMessage={faultOf(duree)}
          requiredLabel={wordOf(t, required, duree)}
        />
        <Select
          id={fieldId(unite)}
          label={t('dispositifs-niveaux.unite')}
          placeholder={t('dispositifs-niveaux.sans-duree')}
          options={[
            { id: NONE, label: t('dispositifs-niveaux.sans-duree') },
            ...UNITES_DUREE.map((id) => ({ id, label: t(`dispositifs-niveaux.unite.${id}`) })),
          ]}
          value={unit ?? NONE}
          onChange={(id) => {
            const chosen = UNITES_DUREE.find((one) => one === id) ?? null;
            onChange(chosen === null ? { [unite]: null, [duree]: null } : { [unite]: chosen });
          }}
          errorMessage={faultOf(unite)}
        />
      </Grid>
    </FieldSet>
  );
});

type Figure =
  | 'nbStagiairesMin'
  | 'nbStagiairesMax'
  | 'heuresInitiales'
  | 'heuresMac'
  | 'toleranceMacMois'
  | 'dureeSessionMaxJours';

type FiguresProps = Pick<Props, 'onChange' | 'faultOf' | 'required'> & Pick<NiveauDraft, Figure>;

const Figures = steady(function Figures({ onChange, faultOf, required, ...figures }: FiguresProps): ReactNode {
  const t = useText();
  const optional = t('entites.facultatif');
  const figure = (path: Figure, isOptional = false, minValue = 1) => (
    <NumberField
      id={fieldId(path)}
      label={t(`dispositifs-niveaux.changement.${path}`)}
      {...(isOptional ? { optionalLabel: optional } : {})}
      value={figures[path]}
      onChange={(value) => onChange({ [path]: value })}
      minValue={minValue}
      maxValue={999}
      errorMessage={faultOf(path)}
      requiredLabel={wordOf(t, required, path)}
    />
  );
  return (
    <Grid gap={16} alignsFields>
      {figure('nbStagiairesMin')}
      {figure('nbStagiairesMax')}
      {figure('heuresInitiales', true)}
      {figure('heuresMac', true)}
      {figure('toleranceMacMois', true, 0)}
      {figure('dureeSessionMaxJours')}
    </Grid>
  );
});

type IdentityProps = Props & { readonly dispositifs: readonly Dispositif[] };

function NewIdentity({ draft, onChange, faultOf, required, dispositifs }: IdentityProps): ReactNode {
  const t = useText();
  const choose = (id: string) => {
    const dispositif = dispositifs.find((one) => String(one.id) === id);
    if (dispositif !== undefined) onChange({ dispositifId: dispositif.id, code: `${dispositif.code}-` });
  };
  return (
    <>
      <Select
        id={fieldId('dispositifId')}
        label={t('dispositifs-niveaux.dispositif')}
        placeholder={t('utilisateurs.choisir')}
        options={dispositifs
          .filter(({ modifiable }) => modifiable)
          .map(({ id, libelle }) => ({ id: String(id), label: libelle }))}
        value={draft.dispositifId === null ? null : String(draft.dispositifId)}
        onChange={choose}
        errorMessage={faultOf('dispositifId')}
        requiredLabel={wordOf(t, required, 'dispositifId')}
      />
      <TextField
        id={fieldId('code')}
        label={t('dispositifs-niveaux.code')}
        description={t('dispositifs-niveaux.code-aide')}
        width="short"
        isMono
        value={draft.code}
        onChange={(code) => onChange({ code: code.toUpperCase() })}
        maxLength={20}
        errorMessage={faultOf('code')}
        requiredLabel={wordOf(t, required, 'code')}
      />
    </>
  );
}

/** The dispositif, code and name of a niveau: only a new one may choose its dispositif and its code. */
function Identity(props: IdentityProps): ReactNode {
  const t = useText();
  const { draft, onChange, faultOf, required } = props;
  return (
    <>
      {draft.id === null && <NewIdentity {...props} />}
      <TextField
        id={fieldId('niveau')}
        label={t('dispositifs-niveaux.changement.niveau')}
        value={draft.niveau}
        onChange={(niveau) => onChange({ niveau })}
        maxLength={100}
        errorMessage={faultOf('niveau')}
        requiredLabel={wordOf(t, required, 'niveau')}
      />
      <TextField
        id={fieldId('besoin')}
        label={t('dispositifs-niveaux.changement.besoin')}
        description={t('dispositifs-niveaux.besoin-aide')}
        optionalLabel={t('entites.facultatif')}
        value={draft.besoin ?? ''}
        onChange={(besoin) => onChange({ besoin: besoin === '' ? null : besoin })}
        maxLength={160}
        errorMessage={faultOf('besoin')}
      />
      <Checkbox
        label={t('dispositifs-niveaux.changement.ouvert')}
        description={t('dispositifs-niveaux.ouvert-aide')}
        isSelected={draft.ouvert}
        onChange={(ouvert) => onChange({ ouvert })}
      />
    </>
  );
}

function Habilitation({ draft, onChange, faultOf, required }: Props): ReactNode {
  const t = useText();
  return (
    <Section title={t('dispositifs-niveaux.habilitation')}>
      <Stack gap={22}>
        <DureeFields
          which="Habilitation"
          value={draft.dureeValiditeHabilitation}
          unit={draft.uniteDureeValiditeHabilitation}
          onChange={onChange}
          faultOf={faultOf}
          required={required}
        />
        <Checkbox
          label={t('dispositifs-niveaux.changement.avecTechnique')}
          description={t('dispositifs-niveaux.technique-aide')}
          isSelected={draft.avecTechnique}
          onChange={(avecTechnique) => onChange({ avecTechnique })}
        />
        <Checkbox
          label={t('dispositifs-niveaux.changement.avecPlateforme')}
          isSelected={draft.avecPlateforme}
          onChange={(avecPlateforme) => onChange({ avecPlateforme })}
        />
      </Stack>
    </Section>
  );
}

type SessionsProps = Props & {
  /** The niveaux to choose that of the formateurs from. */
  readonly niveaux: readonly DispositifNiveau[];
};

function Sessions({ draft, onChange, faultOf, required, niveaux }: SessionsProps): ReactNode {
  const t = useText();
  const formateurs = niveaux.filter((one) => one.dispositif.id === draft.dispositifId && one.id !== draft.id);
  return (
    <Section title={t('dispositifs-niveaux.sessions')}>
      <Stack gap={22}>
        <DureeFields
          which="Certificat"
          value={draft.dureeValiditeCertificat}
          unit={draft.uniteDureeValiditeCertificat}
          onChange={onChange}
          faultOf={faultOf}
          required={required}
        />
        <Figures
          nbStagiairesMin={draft.nbStagiairesMin}
          nbStagiairesMax={draft.nbStagiairesMax}
          heuresInitiales={draft.heuresInitiales}
          heuresMac={draft.heuresMac}
          toleranceMacMois={draft.toleranceMacMois}
          dureeSessionMaxJours={draft.dureeSessionMaxJours}
          onChange={onChange}
          faultOf={faultOf}
          required={required}
        />
        <Select
          id={fieldId('niveauFormateurId')}
          label={t('dispositifs-niveaux.changement.niveauFormateurId')}
          placeholder={t('dispositifs-niveaux.formateurs-aucun')}
          options={[
            { id: NONE, label: t('dispositifs-niveaux.formateurs-aucun') },
            ...formateurs.map(({ id, libelle }) => ({ id: String(id), label: libelle })),
          ]}
          value={draft.niveauFormateurId === null ? NONE : String(draft.niveauFormateurId)}
          onChange={(id) => onChange({ niveauFormateurId: id === NONE ? null : Number(id) })}
          errorMessage={faultOf('niveauFormateurId')}
        />
        <Checkbox
          label={t('dispositifs-niveaux.changement.sessionParFormateur')}
          isSelected={draft.sessionParFormateur}
          onChange={(sessionParFormateur) => onChange({ sessionParFormateur })}
        />
      </Stack>
    </Section>
  );
}

function Pieces({ draft, onChange, faultOf, required }: Props): ReactNode {
  const t = useText();
  return (
    <Section title={t('dispositifs-niveaux.pieces')}>
      <Stack gap={36}>
        <ChampsEditor
          liste="pedagogiqueUploadFieldsConfig"
          title={t('dispositifs-niveaux.pieces-pedagogiques')}
          champs={draft.pedagogiqueUploadFieldsConfig}
          onChange={(champs) => onChange({ pedagogiqueUploadFieldsConfig: champs })}
          faultOf={faultOf}
          required={required}
        />
        {draft.avecTechnique && (
          <ChampsEditor
            liste="techniqueUploadFieldsConfig"
            title={t('dispositifs-niveaux.pieces-techniques')}
            champs={draft.techniqueUploadFieldsConfig}
            onChange={(champs) => onChange({ techniqueUploadFieldsConfig: champs })}
            faultOf={faultOf}
            required={required}
          />
        )}
      </Stack>
    </Section>
  );
}

/** Every parameter of a niveau, as fields. */
export function NiveauFields({ dispositifs, niveaux, ...props }: IdentityProps & SessionsProps): ReactNode {
  const t = useText();
  return (
    <Stack gap={36}>
      <Section title={t('dispositifs-niveaux.niveau')}>
        <Stack gap={22}>
          <Identity {...props} dispositifs={dispositifs} />
        </Stack>
      </Section>
      <Habilitation {...props} />
      <Sessions {...props} niveaux={niveaux} />
      <Pieces {...props} />
    </Stack>
  );
}
