import { demandeAdministrative } from '@habilis/api/demande-administrative/endpoints';
import { isSiret } from '@habilis/domain/identifiant/isSiret';
import { useEffect } from 'react';
import { call } from '../../session/call.ts';
import type { OpenDemande } from './demandeKind.ts';

/** Asks the company register about the SIRET that is stored while it has not answered, once by visit; an outage leaves the check pending and blocks nothing. */
export function useRegisterCheck({ document, state }: OpenDemande): void {
  const { id, siret, verificationSiren, modifiable } = state.demande;
  const isPending = modifiable && verificationSiren.resultat === 'NON_VERIFIE';
  useEffect(() => {
    if (!isPending || id === null || siret === null || !isSiret(siret)) return undefined;
    const controller = new AbortController();
    call(demandeAdministrative.check, { params: { id } }, { background: true, signal: controller.signal }).then(
      (verificationSiren) => document.learn({ verificationSiren }),
      () => undefined,
    );
    return () => controller.abort();
  }, [document, id, siret, isPending]);
}
