import { modeleCertificat } from '@habilis/api/modele-certificat/endpoints';
import { rolePath } from '@habilis/api/page/rolePaths';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { ModeleEditor } from './ModeleEditor.tsx';

export async function loader({ params }: { params: { modeleId?: string } }) {
  return { modele: await call(modeleCertificat.get, { params: { id: params.modeleId ?? '' } }) };
}

/** The page of one model: its drawing, to change and to publish. */
export function Component(): ReactNode {
  const role = useAtomValue(currentRoleAtom);
  const { modele } = useLoaderData<typeof loader>();
  return role === null ? null : (
    <ModeleEditor key={modele.id} initial={modele} listHref={rolePath(role, 'modelesCertificat')} />
  );
}
