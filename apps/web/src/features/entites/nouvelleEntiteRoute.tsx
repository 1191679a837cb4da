import { entite } from '@habilis/api/entite/endpoints';
import { piecesRequises } from '@habilis/domain/demande-administrative/piecesRequises';
import { REGIMES, type Regime } from '@habilis/domain/entite/REGIMES';
import { TYPES_ENTITE, type TypeEntite } from '@habilis/domain/entite/TYPES_ENTITE';
import { checkCreation } from '@habilis/domain/entite/checkCreation';
import type { CreationEntite } from '@habilis/domain/entite/normalizeCreation';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { FieldSet } from '@habilis/ui/FieldSet';
import { Form } from '@habilis/ui/Form';
import { Inline } from '@habilis/ui/Inline';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Page } from '@habilis/ui/Page';
import { Select } from '@habilis/ui/Select';
import { Stack } from '@habilis/ui/Stack';
import { TextField } from '@habilis/ui/TextField';
import { useAtomValue } from 'jotai';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { rolePath } from '../../session/homePath.ts';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { ChosenFilesField } from '../../forms/ChosenFilesField.tsx';
import { AdresseFields } from '../../document/AdresseFields.tsx';
import { fieldId } from '../../forms/fieldId.ts';
import { FormFaults } from '../../forms/FormFaults.tsx';
import { IDENTITE_FIELDS, IdentiteFields } from '../../forms/IdentiteFields.tsx';
import { problemText } from '../../messages/reportError.ts';
import { tellDone } from '../../messages/tellDone.ts';
import { useChosenFiles } from '../../forms/useChosenFiles.ts';
import { useLeaveGuard } from '../../forms/useLeaveGuard.ts';
import { useSending } from '../../forms/useSending.ts';

type Typed = Omit<CreationEntite, 'adresse' | 'typeEntite' | 'regime'> & {
  readonly typeEntite: TypeEntite | null;
  readonly regime: Regime | null;
  readonly adresse: Parameters<typeof AdresseFields>[0]['adresse'];
};

const EMPTY: Typed = {
  raisonSociale: '',
  siret: '',
  numeroDeclarationActivite: null,
  typeEntite: null,
  regime: null,
  adresse: { ligne1: null, ligne2: null, codePostalVille: { codePostal: null, ville: null } },
  gestionnaire: { nom: '', prenom: '', email: '' },
};

const MANAGER = 'gestionnaire.';
const FIELDS = [
  'raisonSociale',
  'siret',
  'typeEntite',
  'regime',
  'numeroDeclarationActivite',
  'adresse.ligne1',
  'adresse.codePostalVille.codePostal',
  'adresse.codePostalVille.ville',
  ...IDENTITE_FIELDS.map((path) => `${MANAGER}${path}`),
];

/** What was typed, as the call takes it once its choices are made. */
const creationOf = ({ typeEntite, regime, adresse, ...typed }: Typed): CreationEntite => ({
  ...typed,
  typeEntite: typeEntite ?? 'OF',
  regime: regime ?? 'GENERAL',
  adresse: {
    ligne1: adresse.ligne1 ?? '',
    ligne2: adresse.ligne2,
    codePostalVille: {
      codePostal: adresse.codePostalVille.codePostal ?? '',
      ville: adresse.codePostalVille.ville ?? '',
    },
  },
});

function faultsOf(typed: Typed) {
  return (
    [
      ...checkCreation(creationOf(typed)),
      ...(typed.typeEntite === null ? [{ path: 'typeEntite', title: 'champ.type-entite-requis' }] : []),
      ...(typed.regime === null ? [{ path: 'regime', title: 'champ.regime-requis' }] : []),
    ]
      // As the fields stand on the page.
      .toSorted((one, other) => FIELDS.indexOf(one.path) - FIELDS.indexOf(other.path))
      .map(({ path, title }) => ({ path, label: problemText(title) }))
  );
}

/** The documents that may come with it: its manager gives the others. */
const slotsOf = ({ typeEntite, numeroDeclarationActivite }: Typed) =>
  piecesRequises({ typeEntite, numeroDeclarationActivite, declarationUrssaf: null, ndaEnCours: false }).map(
    ({ champ }) => champ,
  );

/** The control of a field: the address and the documents have their own names, the manager's stand alone. */
const idOf = (path: string): string =>
  path.startsWith('adresse.') || path.startsWith('fileUploads.') ? fieldId(path) : path.replace(MANAGER, '');

/** A new entity that needs no examination, with its first manager. */
export function Component(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const role = useAtomValue(currentRoleAtom);
  const sending = useSending(FIELDS);
  const [typed, setTyped] = useState<Typed>(EMPTY);
  const isDirty = useRef(false);
  const chosen = useChosenFiles();
  const [progress, setProgress] = useState<number | null>(null);
  useLeaveGuard({ isDirty: () => isDirty.current });
  if (role === null) return null;
  const title = t('entites.creer');
  const set = (changes: Partial<Typed>) => {
    isDirty.current = true;
    setTyped((before) => ({ ...before, ...changes }));
  };
  const submit = async () => {
    await sending.send(async () => {
      const body = { ...creationOf(typed), fileUploads: chosen.inputs };
      const { id } = await call(entite.create, { body, files: chosen.files }, { onUploadProgress: setProgress });
      isDirty.current = false;
      tellDone('entites.creee');
      await navigate(rolePath(role, `entites/${id}`), { replace: true });
    }, [...faultsOf(typed), ...chosen.faults]);
    setProgress(null);
  };
  return (
    <Page
      width="text"
      header={
        <AreaHeader
          title={title}
          above={[{ label: t('entites.liste'), href: rolePath(role, 'entites') }]}
          description={t('entites.creer-aide')}
        />
      }
    >
      <FormFaults sending={sending} idOf={idOf} />
      <Form onSubmit={() => void submit()} aria-label={title}>
        <Stack gap={22}>
          <TextField
            id="raisonSociale"
            label={t('entites.raison-sociale')}
            description={t('entites.raison-sociale-aide')}
            value={typed.raisonSociale}
            onChange={(raisonSociale) => set({ raisonSociale })}
            maxLength={200}
            errorMessage={sending.faultOf('raisonSociale')}
          />
          <TextField
            id="siret"
            label={t('entites.siret')}
            description={t('entites.siret-aide')}
            value={typed.siret}
            onChange={(siret) => set({ siret })}
            isMono
            width="short"
            maxLength={20}
            errorMessage={sending.faultOf('siret')}
          />
          <Select
            id="typeEntite"
            label={t('entites.type')}
            placeholder={t('entites.choisir')}
            options={TYPES_ENTITE.map((id) => ({ id, label: t(`entites.type-entite.${id}`) }))}
            value={typed.typeEntite}
            onChange={(id) => set({ typeEntite: TYPES_ENTITE.find((type) => type === id) ?? null })}
            errorMessage={sending.faultOf('typeEntite')}
          />
          <Select
            id="regime"
            label={t('entites.regime')}
            placeholder={t('entites.choisir')}
            options={REGIMES.map((id) => ({ id, label: t(`entites.regime.${id}`) }))}
            value={typed.regime}
            onChange={(id) => set({ regime: REGIMES.find((regime) => regime === id) ?? null })}
            errorMessage={sending.faultOf('regime')}
          />
          <TextField
            id="numeroDeclarationActivite"
            label={t('entites.nda')}
            optionalLabel={t('entites.facultatif')}
            description={t('entites.nda-aide')}
            value={typed.numeroDeclarationActivite ?? ''}
            onChange={(numeroDeclarationActivite) => set({ numeroDeclarationActivite })}
            isMono
            width="short"
            maxLength={20}
            errorMessage={sending.faultOf('numeroDeclarationActivite')}
          />
          <AdresseFields
            path="adresse"
            adresse={typed.adresse}
            onChange={(adresse) => set({ adresse })}
            faultOf={sending.faultOf}
            markOf={() => undefined}
            isReadOnly={false}
          />
          <FieldSet legend={t('entites.gestionnaire')}>
            <IdentiteFields
              value={typed.gestionnaire}
              onChange={(gestionnaire) => set({ gestionnaire })}
              faultOf={(path) => sending.faultOf(`${MANAGER}${path}`)}
              emailHelp={t('entites.gestionnaire-aide')}
            />
          </FieldSet>
          <FieldSet legend={t('entites.pieces')}>
            <Stack gap={22}>
              {slotsOf(typed).map((champ) => (
                <ChosenFilesField
                  key={champ}
                  chosen={chosen}
                  champ={champ}
                  label={t(`entites.piece.${champ}`)}
                  isMultiple={champ === 'autre'}
                  progress={progress}
                  faultOf={sending.faultOf}
                />
              ))}
            </Stack>
          </FieldSet>
          <Inline gap={8}>
            <Button type="submit" variant="primary" isBusy={sending.isBusy}>
              {t('entites.creer-bouton')}
            </Button>
            <LinkButton href={rolePath(role, 'entites')} variant="quiet">
              {t('modals.annuler')}
            </LinkButton>
          </Inline>
        </Stack>
      </Form>
    </Page>
  );
}
