import { rolePath } from '@habilis/api/page/rolePaths';
import { dispositifNiveau } from '@habilis/api/dispositif-niveau/endpoints';
import type { DispositifNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import { entite } from '@habilis/api/entite/endpoints';
import { habilitation } from '@habilis/api/habilitation/endpoints';
import type { Role } from '@habilis/api/role/Role';
import { checkCreationHabilitation } from '@habilis/domain/habilitation/checkCreationHabilitation';
import { plannedEndDate } from '@habilis/domain/habilitation/plannedEndDate';
import { useText } from '@habilis/i18n/TextProvider';
import { Page } from '@habilis/ui/Page';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { ChosenFilesField } from '../../forms/ChosenFilesField.tsx';
import { useChosenFiles } from '../../forms/useChosenFiles.ts';
import { createKept } from '../../forms/createKept.ts';
import { PageForm } from '../../forms/PageForm.tsx';
import { useForm } from '../../forms/useForm.ts';
import { type Adresse, type CreationDraft, CreationFields, CreationPlateformes } from './CreationFields.tsx';

/** The slot of the document that proves a habilitation without a demande. */
const DECISION = 'decision';

const kept = createKept<CreationDraft>();

export async function loader({ request }: { request: Request }) {
  const entiteId = new URL(request.url).searchParams.get('entite');
  const [niveaux, holder] = await Promise.all([
    call(dispositifNiveau.list, {}),
    entiteId === null ? null : call(entite.get, { params: { id: entiteId } }),
  ]);
  return { niveaux, entite: holder === null ? null : { id: String(holder.id), label: holder.raisonSociale } };
}

const adresseOf = ({ ligne1, ligne2, codePostalVille: { codePostal, ville } }: Adresse) => ({
  ligne1,
  ligne2,
  codePostalVille: { codePostal: codePostal ?? '', ville: ville ?? '' },
});

/** What was typed, as the call takes it once the choices are made; drops the platforms when the niveau needs none. */
function creationOf(draft: CreationDraft, niveau: DispositifNiveau | undefined, today: string) {
  const { entite: holder, dispositifNiveauId, dateDebut, dateFin, plateformes, plateformeMobile } = draft;
  const hasPlaces = niveau?.avecPlateforme === true;
  return {
    entiteId: holder === null || holder.id === null ? null : Number(holder.id),
    dispositifNiveauId,
    dateDebut,
    dateFin: dateFin ?? (niveau === undefined ? null : plannedEndDate(niveau, dateDebut, today)),
    plateformesFixes: hasPlaces ? plateformes.map((place) => ({ id: null, adresse: adresseOf(place) })) : [],
    plateformeMobile: hasPlaces && plateformeMobile,
  };
}

/** A habilitation as it is typed, with its documents; opens it once it is recorded. */
function useCreation({ niveaux, entite: asked }: Awaited<ReturnType<typeof loader>>, role: Role | null) {
  const navigate = useNavigate();
  const { today, horizon } = useServerProperties();
  const niveauOf = ({ dispositifNiveauId: chosenId }: Pick<CreationDraft, 'dispositifNiveauId'>) =>
    niveaux.find(({ id }) => id === chosenId);
  const chosen = useChosenFiles();
  const [progress, setProgress] = useState<number | null>(null);
  const form = useForm({
    kept,
    initial: (): CreationDraft => ({
      entite: asked,
      dispositifNiveauId: null,
      dateDebut: today,
      dateFin: null,
      plateformes: [],
      plateformeMobile: false,
    }),
    draft: (typed) => creationOf(typed, niveauOf(typed), today),
    judge: (creation) => [
      ...checkCreationHabilitation(creation, niveauOf(creation) ?? null, horizon),
      ...chosen.faults,
    ],
    send: async ({ entiteId, dispositifNiveauId, dateDebut, ...creation }) => {
      if (entiteId === null || dispositifNiveauId === null || dateDebut === null) return null;
      const body = { ...creation, entiteId, dispositifNiveauId, dateDebut, fileUploads: chosen.inputs };
      return call(habilitation.create, { body, files: chosen.files }, { onUploadProgress: setProgress });
    },
    done: 'habilitations.creee',
    onDone: async (created) => {
      if (role !== null && created !== null)
        await navigate(rolePath(role, 'habilitation', created.id), { replace: true });
    },
    onAnswered: () => setProgress(null),
  });
  return { form, chosen, progress, niveau: niveauOf(form.values) };
}

/** Records a habilitation without a demande: one given earlier, or elsewhere. */
export function Component(): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const loaded = useLoaderData<typeof loader>();
  const { form, chosen, progress, niveau } = useCreation(loaded, role);
  if (role === null) return null;
  const title = t('habilitations.creer');
  const back = rolePath(role, 'habilitations');
  return (
    <Page
      width="text"
      header={
        <AreaHeader
          title={title}
          above={[{ label: t('habilitations.titre'), href: back }]}
          description={t('habilitations.creer-aide')}
        />
      }
    >
      <PageForm title={title} submitLabel={t('habilitations.creer-bouton')} form={form} cancelHref={back}>
        <CreationFields form={form} niveaux={loaded.niveaux} />
        {niveau?.avecPlateforme === true && <CreationPlateformes form={form} />}
        <ChosenFilesField
          chosen={chosen}
          champ={DECISION}
          label={t('habilitations.documents')}
          isMultiple
          progress={progress}
          faultOf={form.faultOf}
        />
      </PageForm>
    </Page>
  );
}
