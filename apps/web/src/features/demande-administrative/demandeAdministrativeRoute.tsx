import type { DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { demandeAdministrative } from '@habilis/api/demande-administrative/endpoints';
import { historiqueCommentaire } from '@habilis/api/historique-commentaire/endpoints';
import { DA_TABS } from '@habilis/domain/demande-administrative/tabOfField';
import { formatSiret } from '@habilis/domain/identifiant/formatSiret';
import { useText } from '@habilis/i18n/TextProvider';
import { Identifier } from '@habilis/ui/Identifier';
import { PageHeader } from '@habilis/ui/PageHeader';
import { Stack } from '@habilis/ui/Stack';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useLoaderData, useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { accountAtom, currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { rolePath } from '../../session/homePath.ts';
import { loadAccount } from '../../session/loadAccount.ts';
import { DemandeForm } from './DemandeForm.tsx';

const NEW = 'nouvelle';

export async function loader({ params, request }: { params: { demandeId?: string }; request: Request }) {
  if (params.demandeId === NEW) {
    const isWithDemande = new URL(request.url).searchParams.has('avec-demande');
    const start = isWithDemande ? demandeAdministrative.start : demandeAdministrative.startWithoutDemandeHabilitation;
    return { demande: await call(start, {}), steps: [], readAt: Date.now() };
  }
  const id = params.demandeId ?? '';
  const [demande, steps] = await Promise.all([
    call(demandeAdministrative.get, { params: { id } }),
    call(historiqueCommentaire.list, { params: { id, type: 'DA' } }),
  ]);
  return { demande, steps, readAt: Date.now() };
}

/** Saving a draft changes the address, not the page: nothing is read again for it. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: {
  currentUrl: URL;
  nextUrl: URL;
  defaultShouldRevalidate: boolean;
}): boolean =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;

function Header({ demande, homeHref }: { demande: DemandeAdministrative; homeHref: string }): ReactNode {
  const t = useText();
  const title = demande.raisonSociale ?? t('entites.nouveau');
  const { ville, codePostal } = demande.adresse.codePostalVille;
  return (
    <PageHeader
      title={title}
      titleEnd={demande.numero === null ? undefined : <Identifier>{demande.numero}</Identifier>}
      breadcrumbsLabel={t('menu.fil')}
      breadcrumbs={[{ label: t('menu.accueil'), href: homeHref }, { label: t('entites.titre') }]}
      description={
        demande.siret === null ? undefined : (
          <span>
            {codePostal} {ville} · SIRET <Identifier>{formatSiret(demande.siret)}</Identifier>
          </span>
        )
      }
    />
  );
}

/** One administrative request, for whoever may see it. */
export function Component(): ReactNode {
  const data = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const [search, setSearch] = useSearchParams();
  const role = useAtomValue(currentRoleAtom);
  const account = useAtomValue(accountAtom);
  const [generation, setGeneration] = useState(data);
  // After an action everything is read again, and the form starts from it.
  const [wantsFresh, setWantsFresh] = useState(false);
  if (generation !== data && (wantsFresh || generation.demande.id !== data.demande.id)) {
    setWantsFresh(false);
    setGeneration(data);
  }
  if (role === null || account === null) return null;
  const tab = DA_TABS.find((one) => one === search.get('onglet')) ?? 'entite';
  const refresh = () => {
    setWantsFresh(true);
    void loadAccount({ isFresh: true }).catch(() => undefined);
    void revalidator.revalidate();
  };
  const stored = (demande: DemandeAdministrative) => {
    if (generation.demande.id === null && demande.id !== null) {
      // The first save gave the draft its number: the address follows without a new page.
      window.history.replaceState(window.history.state, '', rolePath(role, `demandes-administratives/${demande.id}`));
      void loadAccount({ isFresh: true }).catch(() => undefined);
    }
  };
  return (
    <Stack gap={20}>
      <Header demande={generation.demande} homeHref={rolePath(role)} />
      <DemandeForm
        key={`${generation.demande.id ?? NEW}-${generation.readAt}`}
        initial={generation.demande}
        steps={generation.steps}
        role={role}
        habilisId={account.habilisId}
        tab={tab}
        onTab={(onglet) => setSearch({ onglet }, { replace: true, preventScrollReset: true })}
        onStored={stored}
        onDone={refresh}
        onDeleted={() => {
          void loadAccount({ isFresh: true }).catch(() => undefined);
          void navigate(rolePath(role), { replace: true });
        }}
      />
    </Stack>
  );
}
