import { rolePath } from '@habilis/api/page/rolePaths';
import { entite } from '@habilis/api/entite/endpoints';
import { piecesRequises } from '@habilis/domain/demande-administrative/piecesRequises';
import { REGIMES } from '@habilis/domain/entite/REGIMES';
import { TYPES_ENTITE } from '@habilis/domain/entite/TYPES_ENTITE';
import { checkCreation } from '@habilis/domain/entite/checkCreation';
import type { CreationEntite } from '@habilis/domain/entite/normalizeCreation';
import { useText } from '@habilis/i18n/TextProvider';
import { FieldSet } from '@habilis/ui/FieldSet';
import { Page } from '@habilis/ui/Page';
import { Select } from '@habilis/ui/Select';
import { Stack } from '@habilis/ui/Stack';
import { TextField } from '@habilis/ui/TextField';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { ChosenFilesField } from '../../forms/ChosenFilesField.tsx';
import { AdresseFields } from '../../document/AdresseFields.tsx';
import { IdentiteFields } from '../../forms/IdentiteFields.tsx';
import { useChosenFiles } from '../../forms/useChosenFiles.ts';
import { createKept } from '../../forms/createKept.ts';
import { PageForm } from '../../forms/PageForm.tsx';
import { useForm } from '../../forms/useForm.ts';

type Typed = Omit<CreationEntite, 'adresse'> & { readonly adresse: Parameters<typeof AdresseFields>[0]['adresse'] };

const kept = createKept<Typed>();

const EMPTY: Typed = {
  raisonSociale: '',
  siret: '',
  numeroDeclarationActivite: null,
  typeEntite: null,
  regime: null,
  adresse: { ligne1: null, ligne2: null, codePostalVille: { codePostal: null, ville: null } },
  gestionnaire: { nom: '', prenom: '', email: '' },
};

/** What was typed, in the form that is checked and sent. */
const creationOf = ({ adresse: { ligne1, ligne2, codePostalVille }, ...typed }: Typed): CreationEntite => ({
  ...typed,
  adresse: {
    ligne1: ligne1 ?? '',
    ligne2,
    codePostalVille: { codePostal: codePostalVille.codePostal ?? '', ville: codePostalVille.ville ?? '' },
  },
});

/** The documents that may be joined now: the entite's manager gives the others later. */
const slotsOf = ({ typeEntite, numeroDeclarationActivite }: Typed) =>
  piecesRequises({ typeEntite, numeroDeclarationActivite, declarationUrssaf: null, ndaEnCours: false }).map(
    ({ champ }) => champ,
  );

/** The entite being created, its documents, and how far they are sent; created, it leads to its page. */
function useCreation() {
  const navigate = useNavigate();
  const role = useAtomValue(currentRoleAtom);
  const chosen = useChosenFiles();
  const [progress, setProgress] = useState<number | null>(null);
  const form = useForm({
    kept,
    initial: EMPTY,
    draft: creationOf,
    judge: (creation) => [...checkCreation(creation), ...chosen.faults],
    send: async ({ typeEntite, regime, ...creation }) => {
      if (typeEntite === null || regime === null) return null;
      const body = { ...creation, typeEntite, regime, fileUploads: chosen.inputs };
      return call(entite.create, { body, files: chosen.files }, { onUploadProgress: setProgress });
    },
    done: 'entites.creee',
    onDone: async (created) => {
      if (role !== null && created !== null) await navigate(rolePath(role, 'entite', created.id), { replace: true });
    },
    onAnswered: () => setProgress(null),
  });
  return { form, chosen, progress };
}

/** What it is called, and what it is before the law. */
function Identite({ form }: Pick<ReturnType<typeof useCreation>, 'form'>): ReactNode {
  const t = useText();
  const { values, set } = form;
  return (
    <>
      <TextField
        {...form.field('raisonSociale')}
        label={t('entites.raison-sociale')}
        description={t('entites.raison-sociale-aide')}
        maxLength={200}
      />
      <TextField
        {...form.field('siret')}
        label={t('entites.siret')}
        description={t('entites.siret-aide')}
        isMono
        width="short"
        maxLength={30}
      />
      <Select
        {...form.field('typeEntite')}
        label={t('entites.type')}
        placeholder={t('entites.choisir')}
        options={TYPES_ENTITE.map((id) => ({ id, label: t(`entites.type-entite.${id}`) }))}
        onChange={(id) => set({ typeEntite: TYPES_ENTITE.find((type) => type === id) ?? null })}
      />
      <Select
        {...form.field('regime')}
        label={t('entites.regime')}
        placeholder={t('entites.choisir')}
        options={REGIMES.map((id) => ({ id, label: t(`entites.regime.${id}`) }))}
        onChange={(id) => set({ regime: REGIMES.find((regime) => regime === id) ?? null })}
      />
      <TextField
        {...form.field('numeroDeclarationActivite')}
        label={t('entites.nda')}
        optionalLabel={t('entites.facultatif')}
        description={t('entites.nda-aide')}
        value={values.numeroDeclarationActivite ?? ''}
        onChange={(numeroDeclarationActivite) => set({ numeroDeclarationActivite })}
        isMono
        width="short"
        maxLength={30}
      />
    </>
  );
}

/** Creates an entite that needs no examination, with its first manager. */
export function Component(): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const { form, chosen, progress } = useCreation();
  if (role === null) return null;
  const title = t('entites.creer');
  const { values, set, at, faultOf } = form;
  const back = rolePath(role, 'entites');
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
      <PageForm title={title} submitLabel={t('entites.creer-bouton')} form={form} cancelHref={back}>
        <Identite form={form} />
        <AdresseFields
          path="adresse"
          adresse={values.adresse}
          onChange={(adresse) => set({ adresse })}
          faultOf={faultOf}
          markOf={() => undefined}
          isReadOnly={false}
        />
        <FieldSet legend={t('entites.gestionnaire')}>
          <IdentiteFields
            form={{
              values: values.gestionnaire,
              set: (changes) => set({ gestionnaire: { ...values.gestionnaire, ...changes } }),
              at,
            }}
            prefix="gestionnaire."
            emailHelp={t('entites.gestionnaire-aide')}
          />
        </FieldSet>
        <FieldSet legend={t('entites.pieces')}>
          <Stack gap={22}>
            {slotsOf(values).map((champ) => (
              <ChosenFilesField
                key={champ}
                chosen={chosen}
                champ={champ}
                label={t(`entites.piece.${champ}`)}
                isMultiple={champ === 'autre'}
                progress={progress}
                faultOf={faultOf}
              />
            ))}
          </Stack>
        </FieldSet>
      </PageForm>
    </Page>
  );
}
