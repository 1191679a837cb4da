import { modeleCertificat } from '@habilis/api/modele-certificat/endpoints';
import type { ModeleCertificat } from '@habilis/api/modele-certificat/ModeleCertificat';
import { rolePath } from '@habilis/api/page/rolePaths';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useLoaderData } from 'react-router';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { ModeleEditor } from './ModeleEditor.tsx';
import { ModeleLecture } from './ModeleLecture.tsx';

export async function loader({ params }: { params: { modeleId?: string } }) {
  return { modele: await call(modeleCertificat.get, { params: { id: params.modeleId ?? '' } }) };
}

/** The page of one model: its draft to change and to publish, else the version that is published. */
function Modele({ read, listHref }: { read: ModeleCertificat; listHref: string }): ReactNode {
  const [modele, setModele] = useState(read);
  const [isBegun, setBegun] = useState(false);
  if (modele.etat === 'PUBLIEE' && !isBegun)
    return <ModeleLecture modele={modele} listHref={listHref} onBegin={() => setBegun(true)} />;
  const publish = (published: ModeleCertificat) => {
    setModele(published);
    setBegun(false);
  };
  return <ModeleEditor initial={modele} listHref={listHref} onPublished={publish} />;
}

/** The page of the model that the address names. */
export function Component(): ReactNode {
  const role = useAtomValue(currentRoleAtom);
  const { modele } = useLoaderData<typeof loader>();
  return role === null ? null : <Modele key={modele.id} read={modele} listHref={rolePath(role, 'modelesCertificat')} />;
}
