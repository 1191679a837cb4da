import { modeleCertificat } from '@habilis/api/modele-certificat/endpoints';
import type { ModeleCertificat } from '@habilis/api/modele-certificat/ModeleCertificat';
import { rolePath } from '@habilis/api/page/rolePaths';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { ModeleEditor } from './ModeleEditor.tsx';
import { ModeleLecture } from './ModeleLecture.tsx';
import { keptDrawing, VERSION } from './useModele.ts';

type Address = { readonly params: { readonly modeleId?: string }; readonly request: Request };

export async function loader({ params, request }: Address) {
  const of = { params: { id: params.modeleId ?? '' } };
  const modele = await call(modeleCertificat.get, of);
  const isDraft = modele.etat === 'BROUILLON' && modele.publiee !== null;
  if (!isDraft || new URL(request.url).searchParams.get(VERSION) !== 'publiee') return { modele, brouillon: null };
  const publiee = await call(modeleCertificat.get, { ...of, query: { etat: 'PUBLIEE' } });
  return { modele: publiee, brouillon: modele.numeroVersion };
}
type Read = Awaited<ReturnType<typeof loader>>;

/** The page of one model: its draft to change and to publish, else the version that is published, or that one because the address asks for it. */
function Modele({ read, listHref }: { read: Read; listHref: string }): ReactNode {
  const [modele, setModele] = useState(read.modele);
  // The next version that was being drawn when the session ended is gone on with.
  const [isBegun, setBegun] = useState(() => read.brouillon === null && keptDrawing.read() !== undefined);
  if (modele.etat === 'PUBLIEE' && !isBegun)
    return (
      <ModeleLecture modele={modele} brouillon={read.brouillon} listHref={listHref} onBegin={() => setBegun(true)} />
    );
  const publish = (published: ModeleCertificat) => {
    setModele(published);
    setBegun(false);
  };
  return <ModeleEditor initial={modele} listHref={listHref} onPublished={publish} />;
}

/** The page of the model that the address names. */
export function Component(): ReactNode {
  const role = useAtomValue(currentRoleAtom);
  const read = useLoaderData<typeof loader>();
  const { search } = useLocation();
  // Read anew from the draft to what is published, and back; not where one jumps within the page, which would lose what is drawn.
  const key = `${read.modele.id} ${read.modele.numeroVersion} ${search}`;
  return role === null ? null : <Modele key={key} read={read} listHref={rolePath(role, 'modelesCertificat')} />;
}
