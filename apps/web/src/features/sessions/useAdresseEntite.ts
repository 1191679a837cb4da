import { entite } from '@habilis/api/entite/endpoints';
import { isEmpty } from '@habilis/domain/null-when-empty/isEmpty';
import { can } from '@habilis/domain/role/can';
import { useAtomValue } from 'jotai';
import { useLayoutEffect, useRef } from 'react';
import { call } from '../../session/call.ts';
import { currentRoleAtom } from '../../session/atoms.ts';
import type { SessionDocument, SessionSaisie, SessionTabProps } from './sessionKind.ts';

const hasAdresse = ({ lieuFormationAdresse, lieuFormationCodePostalVille }: SessionSaisie): boolean =>
  !isEmpty(lieuFormationAdresse) ||
  !isEmpty(lieuFormationCodePostalVille.codePostal) ||
  !isEmpty(lieuFormationCodePostalVille.ville);

type Options = Pick<SessionTabProps, 'saisie' | 'set'> & { readonly session: SessionDocument };

/** Fills in the address of the entite for its own premises, where nothing is typed yet; whoever may not read it types it. */
export function useAdresseEntite({ session, saisie, set }: Options): () => void {
  const role = useAtomValue(currentRoleAtom);
  const latest = useRef({ saisie, set });
  useLayoutEffect(() => {
    latest.current = { saisie, set };
  });
  return () => {
    if (hasAdresse(saisie) || role === null || !can(role.type, 'read-entites')) return;
    call(entite.get, { params: { id: String(session.habilitation.entiteId) } }, { background: true }).then(
      ({ adresse, codePostalVille }) => {
        // Meanwhile something may have been typed, or another place chosen.
        const now = latest.current;
        if (codePostalVille === null || hasAdresse(now.saisie) || now.saisie.lieuFormationType !== 'LOCAUX') return;
        now.set({ lieuFormationAdresse: adresse?.ligne1 ?? null, lieuFormationCodePostalVille: codePostalVille });
      },
      // It is only proposed.
      () => undefined,
    );
  };
}
