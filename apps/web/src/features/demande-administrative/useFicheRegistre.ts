import { demandeAdministrative } from '@habilis/api/demande-administrative/endpoints';
import type { FicheRegistre } from '@habilis/api/demande-administrative/FicheRegistre';
import { filledByRegistre, otherwiseInRegistre } from '@habilis/domain/demande-administrative/ficheRegistre';
import { isSiret } from '@habilis/domain/identifiant/isSiret';
import { cleanGroups } from '@habilis/domain/clean-text/cleanNumber';
import { isEmpty } from '@habilis/domain/null-when-empty/isEmpty';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../session/call.ts';
import type { DaTabProps } from './DaTabProps.ts';

type Read = { readonly siret: string; readonly fiche: FicheRegistre | null; readonly isFilled: boolean };

/** Reads what the register knows of the SIRET being typed, and fills in what is empty; without an answer everything is typed by hand. */
export function useFicheRegistre({ saisie, set, isReadOnly }: Pick<DaTabProps, 'saisie' | 'set' | 'isReadOnly'>) {
  const siret = cleanGroups(saisie.siret ?? '');
  const [opened] = useState(siret);
  const [read, setRead] = useState<Read | null>(null);
  // What was filled in before is left alone, until another SIRET is typed.
  const isWanted =
    !isReadOnly && isSiret(siret) && (siret !== opened || isEmpty(saisie.raisonSociale)) && read?.siret !== siret;
  const take = useEffectEvent((fiche: FicheRegistre | null) => {
    const filled = fiche === null ? {} : filledByRegistre(saisie, fiche);
    const isFilled = Object.keys(filled).length > 0;
    if (isFilled) set(filled);
    setRead({ siret, fiche, isFilled });
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    call(demandeAdministrative.registre, { params: { siret } }, { background: true, signal: controller.signal }).then(
      ({ fiche }) => take(fiche),
      () => {
        if (!controller.signal.aborted) take(null);
      },
    );
    return () => controller.abort();
  }, [isWanted, siret]);
  const known = read?.siret === siret ? read : null;
  return {
    isReading: isWanted,
    isFilled: known?.isFilled === true,
    fiche: known?.fiche ?? null,
    /** What the register says otherwise than what is typed. */
    otherwise: known?.fiche == null || isReadOnly ? null : otherwiseInRegistre(saisie, known.fiche),
  };
}
