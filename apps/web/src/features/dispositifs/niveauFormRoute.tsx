import { rolePath } from '@habilis/api/page/rolePaths';
import { ProblemError } from '@habilis/api/client/errors';
import { dispositif } from '@habilis/api/dispositif/endpoints';
import {
  DependancesNiveau,
  DispositifNiveau,
  type DispositifNiveauWrite,
} from '@habilis/api/dispositif-niveau/DispositifNiveau';
import { dispositifNiveau } from '@habilis/api/dispositif-niveau/endpoints';
import type { Role } from '@habilis/api/role/Role';
import { DURCISSEMENTS } from '@habilis/domain/durcissement/DURCISSEMENTS';
import { useText } from '@habilis/i18n/TextProvider';
import { Page } from '@habilis/ui/Page';
import { useAtomValue } from 'jotai';
import { memo, type ReactNode } from 'react';
import { data, useLoaderData, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { confirm } from '../../messages/dialogAtoms.ts';
import { currentTexts } from '../../messages/texts.ts';
import { createKept } from '../../forms/createKept.ts';
import { PageForm } from '../../forms/PageForm.tsx';
import { StaleNotice } from '../../forms/StaleNotice.tsx';
import { useForm } from '../../forms/useForm.ts';
import { pathsOf } from '../../forms/withoutValue.ts';
import { useStale } from '../../forms/useStale.ts';
import { draftOf, faultsOfDraft, NEW_NIVEAU, type NiveauDraft, writeOf } from './niveauDraft.ts';
import { NiveauFields } from './NiveauFields.tsx';

const kept = createKept<NiveauDraft>();

export async function loader({ params }: { params: { niveauId?: string } }) {
  const [dispositifs, niveaux] = await Promise.all([call(dispositif.list, {}), call(dispositifNiveau.list, {})]);
  if (params.niveauId === undefined) return { dispositifs, niveaux, niveau: null };
  const niveau = niveaux.find(({ id, modifiable }) => modifiable && String(id) === params.niveauId);
  // A niveau that the role may not change has no form.
  if (niveau === undefined) throw data(null, { status: 404 });
  return { dispositifs, niveaux, niveau };
}

/** What the refusal of a stricter niveau brings; undefined for any other error. */
const hardenedIn = (error: unknown): unknown =>
  error instanceof ProblemError && error.problem.title === 'dispositif-niveau.plus-strict'
    ? error.problem.courant
    : undefined;

const Hardening = z.extend(DependancesNiveau, { durcissements: z.array(z.enum(DURCISSEMENTS)) });

/** Shows by name what hangs on a niveau that becomes stricter, and asks to confirm it. */
function confirmHardening(courant: unknown): Promise<boolean> {
  const t = currentTexts();
  const read = z.safeParse(Hardening, courant).data;
  const counted = (['habilitations', 'demandes', 'sessions', 'formateurs'] as const).flatMap((kind) => {
    const n = read?.[kind] ?? 0;
    const noms = read?.noms[kind] ?? [];
    const named = { noms: noms.join(', '), reste: n - noms.length };
    return n === 0 ? [] : [t(`dispositifs-niveaux.durcir.${kind}`, { n }), t('dispositifs-niveaux.durcir.noms', named)];
  });
  const closed = read?.durcissements.includes('fermeture') === true ? [t('dispositifs-niveaux.durcir.fermeture')] : [];
  return confirm({
    title: t('dispositifs-niveaux.durcir.titre'),
    message: [...closed, ...counted].join(' '),
    confirmLabel: t('dispositifs-niveaux.durcir.confirmer'),
  });
}

/** Saves a niveau; what makes it stricter is confirmed, then sent again. */
async function save(write: DispositifNiveauWrite): Promise<DispositifNiveau> {
  if (write.id === null) return call(dispositifNiveau.create, { body: write });
  try {
    return await call(dispositifNiveau.update, { body: write });
  } catch (error) {
    const courant = hardenedIn(error);
    if (courant === undefined || !(await confirmHardening(courant))) throw error;
    return call(dispositifNiveau.update, { body: { ...write, durcissementConfirme: true } });
  }
}

const titleKey = (niveau: DispositifNiveau | null) =>
  niveau === null ? 'dispositifs-niveaux.creer' : 'dispositifs-niveaux.modifier';
const backOf = (role: Role, niveau: DispositifNiveau | null) =>
  niveau === null ? rolePath(role, 'dispositifs') : rolePath(role, 'niveau', niveau.id);

/** What the form is about; a key typed in it does not draw it again. */
const Head = memo(function Head({ niveau, role }: { niveau: DispositifNiveau | null; role: Role }): ReactNode {
  const t = useText();
  return (
    <AreaHeader
      title={t(titleKey(niveau))}
      above={[
        { label: t('dispositifs.titre'), href: rolePath(role, 'dispositifs') },
        ...(niveau === null ? [] : [{ label: niveau.libelle, href: backOf(role, niveau) }]),
      ]}
      description={niveau === null ? t('dispositifs-niveaux.creer-aide') : niveau.libelle}
    />
  );
});

/** The form of a niveau, new or existing. */
export function Component(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const role = useAtomValue(currentRoleAtom);
  const { dispositifs, niveaux, niveau } = useLoaderData<typeof loader>();
  const { theirs, settle, watch } = useStale('dispositif-niveau.version-perimee', DispositifNiveau);
  const form = useForm({
    kept,
    initial: () => (niveau === null ? NEW_NIVEAU : draftOf(niveau)),
    judge: (draft) => faultsOfDraft(draft, dispositifs),
    send: async (draft) => {
      const write = writeOf(draft);
      return write === null ? null : watch(() => save(write));
    },
    done: niveau === null ? 'dispositifs-niveaux.niveau-cree' : 'dispositifs-niveaux.niveau-enregistre',
    onDone: async (saved) => {
      if (role !== null && saved !== null) await navigate(rolePath(role, 'niveau', saved.id), { replace: true });
    },
  });
  if (role === null) return null;
  return (
    <Page width="text" header={<Head niveau={niveau} role={role} />}>
      <PageForm
        title={t(titleKey(niveau))}
        submitLabel={t(niveau === null ? 'dispositifs-niveaux.creer-bouton' : 'dispositifs-niveaux.enregistrer')}
        form={form}
        cancelHref={backOf(role, niveau)}
        notice={
          theirs !== null && (
            <StaleNotice
              title={t('dispositifs-niveaux.perime.titre')}
              form={form}
              theirs={draftOf(theirs)}
              onSettled={settle}
            />
          )
        }
      >
        <NiveauFields
          draft={form.values}
          onChange={form.set}
          faultOf={form.faultOf}
          required={pathsOf(form.values)
            .filter((path) => form.at(path).requiredLabel !== undefined)
            .join(' ')}
          dispositifs={dispositifs}
          niveaux={niveaux}
        />
      </PageForm>
    </Page>
  );
}
