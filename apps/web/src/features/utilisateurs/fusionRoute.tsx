import { rolePath } from '@habilis/api/page/rolePaths';
import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import type { ApercuFusion } from '@habilis/api/utilisateur/Utilisateur';
import { isHabilisId } from '@habilis/domain/identifiant/isHabilisId';
import { useText } from '@habilis/i18n/TextProvider';
import { ComboBox } from '@habilis/ui/ComboBox';
import { Page } from '@habilis/ui/Page';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { replace, useLoaderData, useLocation, useNavigate } from 'react-router';
import { currentRoleAtom } from '../../session/atoms.ts';
import { pathInApp } from '../../session/acting.ts';
import { call } from '../../session/call.ts';
import { foundOrNull } from '../../session/foundOrNull.ts';
import { FusionPreview } from './FusionPreview.tsx';
import { AreaHeader } from '../../layout/AreaHeader.tsx';

const MOST_FOUND = 10;

async function previewOf(habilisId: string, autreHabilisId: string): Promise<ApercuFusion | null> {
  if (!isHabilisId(autreHabilisId)) return null;
  return foundOrNull(() => call(utilisateur.fusionPreview, { params: { habilisId, autreHabilisId } }));
}

export async function loader({ params, request }: { params: { habilisId?: string }; request: Request }) {
  const habilisId = params.habilisId ?? '';
  const { pathname, searchParams, search } = new URL(request.url);
  const [person, apercu] = await Promise.all([
    call(utilisateur.get, { params: { habilisId } }),
    previewOf(habilisId, searchParams.get('avec') ?? ''),
  ]);
  if (person.habilisId !== habilisId) throw replace(pathInApp(pathname).replace(habilisId, person.habilisId) + search);
  return { person, apercu };
}

/** The persons who match what is typed, without the person of this page. */
const findBut = (kept: string) => async (recherche: string, signal: AbortSignal) => {
  const query = { recherche, taille: MOST_FOUND };
  const { elements } = await call(utilisateur.search, { query }, { background: true, signal });
  return elements
    .filter(({ habilisId }) => habilisId !== kept)
    .map(({ habilisId, prenom, nom, email }) => ({ id: habilisId, label: `${prenom} ${nom}, ${habilisId}, ${email}` }));
};

/** Merges two accounts of one person. */
export function Component(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const role = useAtomValue(currentRoleAtom);
  const { person, apercu } = useLoaderData<typeof loader>();
  if (role === null) return null;
  const name = `${person.prenom} ${person.nom}`;
  const pathOf = (habilisId: string) => rolePath(role, 'utilisateur', habilisId);
  const absorbe = apercu?.absorbe ?? null;
  const chosen =
    absorbe === null
      ? null
      : { id: absorbe.habilisId, label: `${absorbe.prenom} ${absorbe.nom}, ${absorbe.habilisId}, ${absorbe.email}` };
  return (
    <Page
      header={
        <AreaHeader
          title={t('utilisateurs.fusionner')}
          above={[
            { label: t('utilisateurs.titre'), href: rolePath(role, 'utilisateurs') },
            { label: name, href: pathOf(person.habilisId) },
          ]}
          description={t('utilisateurs.fusion-aide')}
        />
      }
    >
      <ComboBox
        label={t('utilisateurs.fusion-avec', { nom: name })}
        description={t('utilisateurs.fusion-avec-aide')}
        value={chosen}
        onChange={(found) => {
          if (found === null || found.id !== null)
            void navigate(found === null ? pathname : `${pathname}?avec=${found.id}`, { replace: true });
        }}
        source={{
          load: findBut(person.habilisId),
          words: {
            loading: t('utilisateurs.recherche-en-cours'),
            failed: t('utilisateurs.recherche-echouee'),
            retry: t('erreurs.page.reessayer'),
          },
        }}
        words={{ open: t('utilisateurs.choisir'), empty: t('utilisateurs.personne-trouvee') }}
      />
      {apercu !== null && (
        <FusionPreview
          key={`${apercu.garde.habilisId} ${apercu.absorbe.habilisId}`}
          apercu={apercu}
          inverseHref={`${pathOf(apercu.absorbe.habilisId)}/fusion?avec=${apercu.garde.habilisId}`}
          onMerged={() => navigate(pathOf(apercu.garde.habilisId), { replace: true })}
        />
      )}
    </Page>
  );
}
