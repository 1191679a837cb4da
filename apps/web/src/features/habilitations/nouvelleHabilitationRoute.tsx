import { dispositifNiveau } from '@habilis/api/dispositif-niveau/endpoints';
import type { DispositifNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import { entite } from '@habilis/api/entite/endpoints';
import { habilitation } from '@habilis/api/habilitation/endpoints';
import { checkCreationHabilitation } from '@habilis/domain/habilitation/checkCreationHabilitation';
import { plannedEndDate } from '@habilis/domain/habilitation/plannedEndDate';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Form } from '@habilis/ui/Form';
import { Inline } from '@habilis/ui/Inline';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Page } from '@habilis/ui/Page';
import { Stack } from '@habilis/ui/Stack';
import { useAtomValue } from 'jotai';
import { type ReactNode, useRef, useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { rolePath } from '../../session/homePath.ts';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { ChosenFilesField } from '../../forms/ChosenFilesField.tsx';
import { fieldId } from '../../forms/fieldId.ts';
import { FormFaults } from '../../forms/FormFaults.tsx';
import { problemText } from '../../messages/reportError.ts';
import { tellDone } from '../../messages/tellDone.ts';
import { useChosenFiles } from '../../forms/useChosenFiles.ts';
import { useLeaveGuard } from '../../forms/useLeaveGuard.ts';
import { useSending } from '../../forms/useSending.ts';
import { type Adresse, type CreationDraft, CreationFields, CreationPlateformes } from './CreationFields.tsx';

/** The slot of what proves an accreditation that no request tells of. */
const DECISION = 'decision';

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

/** What was typed, as the call takes it once its choices are made; places that the level has no use for are left out. */
function creationOf(draft: CreationDraft, niveau: DispositifNiveau | undefined, today: string) {
  const { entite: holder, niveauId, dateDebut, dateFin, plateformes, plateformeMobile } = draft;
  const hasPlaces = niveau?.avecPlateforme === true;
  return {
    entiteId: holder === null || holder.id === null ? null : Number(holder.id),
    dispositifNiveauId: niveauId,
    dateDebut,
    dateFin: dateFin ?? (niveau === undefined ? null : plannedEndDate(niveau, dateDebut, today)),
    plateformesFixes: hasPlaces ? plateformes.map((place) => ({ id: null, adresse: adresseOf(place) })) : [],
    plateformeMobile: hasPlaces && plateformeMobile,
  };
}

const PLACE_FIELDS = ['ligne1', 'codePostalVille.codePostal', 'codePostalVille.ville'];

const fieldsOf = ({ plateformes }: CreationDraft): string[] =>
  ['entiteId', 'dispositifNiveauId', 'dateDebut', 'dateFin', 'plateformesFixes'].concat(
    plateformes.flatMap((_, index) => PLACE_FIELDS.map((field) => `plateformesFixes.${index}.adresse.${field}`)),
  );

/** An accreditation that no request led to: one that was given before, or elsewhere. */
export function Component(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { today, horizon } = useServerProperties();
  const role = useAtomValue(currentRoleAtom);
  const { niveaux, entite: asked } = useLoaderData<typeof loader>();
  const isDirty = useRef(false);
  const [draft, setDraft] = useState<CreationDraft>({
    entite: asked,
    niveauId: null,
    dateDebut: today,
    dateFin: null,
    plateformes: [],
    plateformeMobile: false,
  });
  const sending = useSending(fieldsOf(draft));
  const chosen = useChosenFiles();
  const [progress, setProgress] = useState<number | null>(null);
  useLeaveGuard({ isDirty: () => isDirty.current });
  if (role === null) return null;
  const title = t('habilitations.creer');
  const niveau = niveaux.find(({ id }) => id === draft.niveauId);
  const set = (changes: Partial<CreationDraft>) => {
    isDirty.current = true;
    setDraft((before) => ({ ...before, ...changes }));
  };
  const submit = async () => {
    const creation = creationOf(draft, niveau, today);
    const { entiteId, dispositifNiveauId, dateDebut } = creation;
    const wrong = checkCreationHabilitation(creation, niveau ?? null, horizon);
    const known = [...wrong.map(({ path, title: fault }) => ({ path, label: problemText(fault) })), ...chosen.faults];
    await sending.send(async () => {
      if (entiteId === null || dispositifNiveauId === null || dateDebut === null) return;
      const body = { ...creation, entiteId, dispositifNiveauId, dateDebut, fileUploads: chosen.inputs };
      const { id } = await call(habilitation.create, { body, files: chosen.files }, { onUploadProgress: setProgress });
      isDirty.current = false;
      tellDone('habilitations.creee');
      await navigate(rolePath(role, `habilitations/${id}`), { replace: true });
    }, known);
    setProgress(null);
  };
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
      <FormFaults sending={sending} idOf={fieldId} />
      <Form onSubmit={() => void submit()} aria-label={title}>
        <Stack gap={22}>
          <CreationFields draft={draft} set={set} faultOf={sending.faultOf} niveaux={niveaux} />
          {niveau?.avecPlateforme === true && <CreationPlateformes draft={draft} set={set} faultOf={sending.faultOf} />}
          <ChosenFilesField
            chosen={chosen}
            champ={DECISION}
            label={t('habilitations.documents')}
            isMultiple
            progress={progress}
            faultOf={sending.faultOf}
          />
          <Inline gap={8}>
            <Button type="submit" variant="primary" isBusy={sending.isBusy}>
              {t('habilitations.creer-bouton')}
            </Button>
            <LinkButton href={back} variant="quiet">
              {t('modals.annuler')}
            </LinkButton>
          </Inline>
        </Stack>
      </Form>
    </Page>
  );
}
