import { SessionCertification, type SessionWrite } from '@habilis/api/session-certification/SessionCertification';
import { isCodePostal } from '@habilis/domain/adresse/isCodePostal';
import { normalizeAdresse } from '@habilis/domain/adresse/normalizeAdresse';
import { normalizeHabilisId } from '@habilis/domain/identifiant/normalizeHabilisId';
import type { SessionSaisie as SessionContent } from '@habilis/domain/session-saisie/SessionSaisie';
import * as z from 'zod/mini';
import type { DemandeKind, WriteBase } from '../../document/DemandeKind.ts';
import type { TabProps } from '../../document/TabProps.ts';
import type { OpenDemande } from '../../document/useDocument.ts';

/** What is typed of a session; its stagiaires join and leave by calls of their own. */
export const SessionSaisie = z.extend(
  z.pick(SessionCertification, {
    mode: true,
    dateSession: true,
    dateFinSession: true,
    heureDebut: true,
    heureFin: true,
    lieuFormation: true,
    lieuFormationType: true,
    lieuFormationAdresse: true,
    plateformeFixeId: true,
  }),
  {
    /** As typed: not whole yet, it is nobody's. */
    animateurHabilisId: z.nullable(z.string()),
    lieuFormationCodePostalVille: z.object({ codePostal: z.nullable(z.string()), ville: z.nullable(z.string()) }),
  },
);
export type SessionSaisie = z.infer<typeof SessionSaisie>;

/** The props of the tab of what is typed. */
export type SessionTabProps = TabProps<SessionSaisie>;

/** The session with what the documents of demandes also have: a session has no files, and nobody claims it. */
export function asDocument(session: SessionCertification) {
  return {
    ...session,
    draftWorkflowComment: null,
    currentWorkflowTask: { currentTaskDefinitionKey: session.etat, assignedUserHabilisId: null },
    actionsPossibles: session.actionsPossibles.map((one) => ({ ...one, affectationRequise: false })),
    fileUploads: [],
    // Only a draft is typed here: results and names have forms of their own.
    modifiable: session.modifiable && session.etat === 'SAISIE',
    resultatsModifiables: session.modifiable && session.etat === 'RESULTATS',
  };
}
export type SessionDocument = ReturnType<typeof asDocument>;

/** A session whose page is open. */
export type OpenSession = OpenDemande<SessionDocument, SessionSaisie, SessionBody>;

/** A write of a session, as the machinery of documents makes it. */
export type SessionBody = SessionWrite & WriteBase;

const NO_PLACE = { codePostal: null, ville: null };

/** What is typed, as the rules of the domain and the calls take it: a postal code alone is no place yet. */
export function contentOf(saisie: SessionSaisie): SessionContent {
  const { ligne1, codePostalVille } = normalizeAdresse({
    ligne1: saisie.lieuFormationAdresse,
    ligne2: null,
    codePostalVille: saisie.lieuFormationCodePostalVille,
  });
  const { codePostal, ville } = codePostalVille;
  return {
    ...saisie,
    animateurHabilisId: normalizeHabilisId(saisie.animateurHabilisId ?? ''),
    lieuFormationAdresse: ligne1,
    lieuFormationCodePostalVille:
      isCodePostal(codePostal ?? '') && codePostal !== null && ville !== null ? { codePostal, ville } : null,
  };
}

/** A write without what only demandes have. */
export function writeOf({
  fileUploads: _files,
  draftWorkflowComment: _comment,
  currentWorkflowTask: _task,
  ...write
}: SessionBody): SessionWrite {
  return write;
}

/** The changes that follow from a change: a first day is also the last one until it is told, and another place has another address. */
function follow(saisie: SessionSaisie, changes: Partial<SessionSaisie>): SessionSaisie {
  const { dateSession, dateFinSession } = saisie;
  const isShort = dateSession !== null && (dateFinSession === null || dateFinSession < dateSession);
  const days = changes.dateSession !== undefined && isShort ? { dateFinSession: dateSession } : {};
  const abroad =
    changes.lieuFormation === 'HF'
      ? { lieuFormationType: null, plateformeFixeId: null, lieuFormationCodePostalVille: NO_PLACE }
      : {};
  const elsewhere =
    changes.lieuFormationType === undefined
      ? {}
      : changes.lieuFormationType === 'PLATEFORME_FIXE'
        ? { lieuFormationCodePostalVille: NO_PLACE, lieuFormationAdresse: null }
        : { plateformeFixeId: null };
  return { ...saisie, ...days, ...abroad, ...elsewhere };
}

/** A session as a document that is filled in and saves itself. */
export const sessionKind: DemandeKind<SessionDocument, SessionSaisie, SessionBody> = {
  type: 'SC',
  removalOf: () => 'SC',
  Demande: z.pipe(SessionCertification, z.transform(asDocument)),
  Saisie: SessionSaisie,
  isOfAction: (path) => path === 'commentaire',
  firstTask: 'SAISIE',
  // Read by its schema, as what was kept in the browser is: both are compared.
  saisieOf: (session) =>
    z.parse(SessionSaisie, {
      ...session,
      lieuFormationCodePostalVille: session.lieuFormationCodePostalVille ?? NO_PLACE,
    }),
  normalize: (saisie) => {
    const { animateurHabilisId, lieuFormationAdresse, lieuFormationCodePostalVille } = contentOf(saisie);
    return {
      ...saisie,
      animateurHabilisId,
      lieuFormationAdresse,
      lieuFormationCodePostalVille: lieuFormationCodePostalVille ?? NO_PLACE,
    };
  },
  follow,
  bodyOf: (base, saisie, { habilitation }) => ({
    ...base,
    ...contentOf(saisie),
    habilitationId: habilitation.id,
    stagiaires: null,
  }),
};
