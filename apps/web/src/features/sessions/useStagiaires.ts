import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { SessionCertification } from '@habilis/api/session-certification/SessionCertification';
import { useState } from 'react';
import { v4 as uuid } from 'uuid';
import { tellDone } from '../../messages/tellDone.ts';
import { tellRefused } from '../../messages/tellRefused.ts';
import { call } from '../../session/call.ts';
import { conflictOf } from '../../document/conflictOf.ts';
import { nomDe } from './nomDe.ts';
import { asDocument, type OpenSession, sessionKind, writeOf } from './sessionKind.ts';

type Stagiaire = SessionCertification['stagiaires'][number];
type Identite = {
  readonly nom: string;
  readonly prenom: string;
  readonly dateNaissance: string | null;
  readonly courriel: string | null;
};

/** Changes the stagiaires of a draft once what is typed was saved; a conflict is shown above the form. */
function useChange({ document }: OpenSession) {
  const [isBusy, setBusy] = useState(false);
  /** Saves what is typed, which makes a new session, and gives its id. */
  const stored = async (): Promise<number> => {
    await document.store();
    const { id } = document.getState().demande;
    if (id === null) throw new Error('une session enregistrée a un identifiant');
    return id;
  };
  /** Rejects with what the form shows. */
  const change = async (send: (session: { readonly id: number }) => Promise<SessionCertification>) => {
    setBusy(true);
    try {
      document.learn(asDocument(await send({ id: await stored() })));
    } catch (error) {
      const conflict = conflictOf(error, sessionKind.Demande);
      if (conflict !== undefined) document.setConflict(conflict);
      throw error;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, stored, change };
}

/** The stagiaires of a draft: each joins or leaves by a call of its own, after what is typed was saved; a conflict is told in the page. */
export function useStagiaires(open: OpenSession) {
  const { document } = open;
  const { isBusy, stored, change } = useChange(open);
  /** Rewrites the list of stagiaires: those that stay, and who joins by the key of a look-up. */
  const rewrite = (kept: readonly Stagiaire[], cle: string | null) => {
    const body = {
      ...writeOf(document.bodyFor({})),
      stagiaires: [
        ...kept.map(({ id }) => ({ stagiaireId: id, cle: null })),
        ...(cle === null ? [] : [{ stagiaireId: null, cle }]),
      ],
    };
    return call(sessionCertification.update, { body }, { idempotencyKey: uuid() });
  };
  const current = () => document.getState().demande.stagiaires;

  return {
    isBusy,
    /** Someone whom a look-up named: for certain, or chosen among those alike. */
    join: (cle: string) => change(() => rewrite(current(), cle)),
    /** Someone who is not known yet. */
    enter: (identite: Identite) =>
      change(({ id }) =>
        call(
          sessionCertification.createPreAccount,
          { body: { ...identite, sessionId: id } },
          { idempotencyKey: uuid() },
        ),
      ),
    /** Takes a stagiaire out, and tells that or the refusal. */
    remove: async (gone: Stagiaire) => {
      const { preCompteId } = gone;
      const others = current().filter(({ id }) => id !== gone.id);
      await change(() =>
        preCompteId === null
          ? rewrite(others, null)
          : call(sessionCertification.removePreAccount, { body: { preCompteId } }, { idempotencyKey: uuid() }),
      ).then(
        () => tellDone('sessions-certification.saisie.retire', { nom: nomDe(gone) }),
        (error: unknown) => tellRefused(error),
      );
    },
    /** Takes an imported class out again, and tells that or the refusal. */
    undoImport: async (importId: number) => {
      await change(({ id }) =>
        call(sessionCertification.annulerImport, { params: { id }, body: { importId } }, { idempotencyKey: uuid() }),
      ).then(
        () => tellDone('sessions-certification.import.retiree'),
        (error: unknown) => tellRefused(error),
      );
    },
    /** For a look-up in the session. */
    stored,
  };
}
export type Stagiaires = ReturnType<typeof useStagiaires>;
