import type { Capability } from '@habilis/domain/role/capability';
import * as z from 'zod/mini';
import { answerJson, answerNothing, capability, endpoint, json, type Schema } from '../endpoint.ts';
import { Id, PathId, Version } from '../wire/formats.ts';
import { text } from '../wire/texts.ts';
import {
  HomonymeWrite,
  ResultatsWrite,
  SessionCertification,
  SessionCorrectionWrite,
  SessionResultatsWrite,
  SessionVerificationWrite,
  SessionWrite,
} from './SessionCertification.ts';

const ById = z.object({ id: PathId });
const managers = ['manage-sessions', 'manage-network-sessions'] as const;
const verifiers = [...managers, 'finish-sessions'] as const;
const results = ['enter-resultats', ...verifiers] as const;

/** Why the table refuses a step. */
const STEP_TITLES = [
  'session-certification.action-interdite',
  'session-certification.commentaire-requis',
  'session-certification.avant-dernier-jour',
  'session-certification.resultats-entames',
  'session-certification.deja-relancee',
] as const;

/** What any write of a session is refused with: its place, its step, its version, or the right to hold it, asked again each time. */
export const PROBLEMS = {
  400: ['sessions-certification.erreurs.plateforme-forbidden', ...STEP_TITLES],
  409: [
    'session-certification.version-perimee',
    'session-certification.etape-modifiee',
    'session-certification.formateur-remplace',
    'session-certification.habilitation-rompue',
    'session-certification.habilitation-suspendue',
    'session-certification.habilitation-hors-periode',
    'session-certification.entite-fermee',
    'session-certification.entite-suspendue',
    'session-certification.niveau-ferme',
  ],
} as const;

/** What a write of its content is refused with too: naming a formateur looks somebody up, and look-ups are limited by account. */
const SAISIE_PROBLEMS = { ...PROBLEMS, 429: ['session-certification.trop-de-recherches'] } as const;

/** A save or a submit of one of the three steps of a session. */
function write<const P extends `/session-certification/${string}`, S extends Schema>(
  path: P,
  { body, needs, summary }: { body: S; needs: readonly Capability[]; summary: string },
) {
  return endpoint({
    method: 'PUT',
    path,
    summary,
    access: capability('session-certification-body', ...needs),
    machines: true,
    body: json(body),
    answer: answerJson(SessionCertification),
    problems: PROBLEMS,
  });
}

/** Saves and submits of a session, its results and its verification (SC1), and what ends or mends it. */
export const writes = {
  update: {
    ...write('/session-certification/update', {
      body: SessionWrite,
      needs: managers,
      summary: 'Enregistrer une session.',
    }),
    problems: SAISIE_PROBLEMS,
  },
  preparerMac: endpoint({
    method: 'POST',
    path: '/session-certification/preparer-mac',
    summary:
      'Préparer une session de maintien et actualisation des compétences avec les titulaires de certificats qui prennent fin.',
    access: capability('none', 'manage-sessions'),
    machines: true,
    body: json(
      z.object({
        /** UUID made by the client, so that two first calls make one session. */
        cleBrouillon: z.uuid(),
        /** Of one entite and one niveau. */
        certificatIds: z.array(Id).check(z.minLength(1), z.maxLength(200)),
      }),
    ),
    answer: answerJson(SessionCertification),
    problems: { ...SAISIE_PROBLEMS, 409: [...PROBLEMS[409], 'session-certification.deja-en-session'] },
  }),
  submit: {
    ...write('/session-certification/submit', {
      body: SessionWrite,
      needs: managers,
      summary: 'Soumettre une session à son formateur.',
    }),
    problems: SAISIE_PROBLEMS,
  },
  updateResultats: write('/session-certification/update-resultats', {
    body: ResultatsWrite,
    needs: results,
    summary: 'Enregistrer des résultats, chacun sur sa propre version.',
  }),
  submitResultats: write('/session-certification/submit-resultats', {
    body: SessionResultatsWrite,
    needs: results,
    summary: 'Soumettre les résultats, renvoyer la session à l’entité, la reprendre ou relancer son formateur.',
  }),
  updateVerification: write('/session-certification/update-verification', {
    body: SessionVerificationWrite,
    needs: verifiers,
    summary: 'Enregistrer la vérification.',
  }),
  submitVerification: write('/session-certification/submit-verification', {
    body: SessionVerificationWrite,
    needs: verifiers,
    summary: 'Clore la session et délivrer les certificats, ou la renvoyer au formateur.',
  }),
  direHomonyme: endpoint({
    method: 'POST',
    path: '/session-certification/:id/homonyme',
    summary:
      'Dire si deux stagiaires de même nom, dans des sessions des mêmes jours, sont deux personnes ou une seule.',
    access: capability('session-certification', ...results, ...managers),
    params: ById,
    body: json(HomonymeWrite),
    answer: answerJson(SessionCertification),
    problems: {
      400: ['session-certification.action-interdite'],
      409: ['session-certification.etape-modifiee'],
    },
  }),
  corriger: endpoint({
    method: 'POST',
    path: '/session-certification/:id/corriger',
    summary: 'Corriger des noms d’une session close, et refaire leurs certificats.',
    access: capability('session-certification', 'correct-session'),
    params: ById,
    body: json(SessionCorrectionWrite),
    answer: answerJson(SessionCertification),
    problems: {
      400: STEP_TITLES,
      409: ['session-certification.version-perimee', 'session-certification.etape-modifiee'],
    },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/session-certification/:id',
    summary: 'Supprimer une session qui n’est pas close.',
    access: capability('session-certification', 'delete-session', 'manage-network-sessions'),
    params: ById,
    body: json(z.object({ version: Version, commentaire: text(4000) })),
    answer: answerNothing,
    problems: {
      400: STEP_TITLES,
      409: ['session-certification.version-perimee', 'session-certification.etape-modifiee'],
    },
  }),
};
