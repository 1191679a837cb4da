import { createClient } from '@habilis/api/client/createClient';
import { demandeAdministrative } from '@habilis/api/demande-administrative/endpoints';
import { isSiret } from '@habilis/domain/identifiant/isSiret';

const call = createClient({ baseUrl: '/api', token: () => null });

/** Checks types only: the type of the answer is inferred from the call. */
export async function loadName(id: number): Promise<{ name: string | null; isKnown: boolean }> {
  const { raisonSociale, siret } = await call(demandeAdministrative.get, { params: { id } });
  return { name: raisonSociale, isKnown: siret !== null && isSiret(siret) };
}
