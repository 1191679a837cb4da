import * as z from 'zod/mini';
import { answerJson, capability, endpoint, json } from '../endpoint.ts';
import { PersonneRef } from '../personne/PersonneRef.ts';
import { HabilisId, Id } from '../wire/formats.ts';
import { name } from '../wire/cleanedTexts.ts';
import { EtatDeCertificat } from './EtatDeCertificat.ts';

/** A formateur of a niveau, with what their certificat says today. */
const FormateurVerifie = z.object({
  formateur: PersonneRef,
  certificat: EtatDeCertificat,
});

/** The formateurs (rules/demandes#submit). */
export const formateur = {
  check: endpoint({
    method: 'POST',
    path: '/demande-habilitation/check-formateur',
    duringArret: 'lecture',
    summary: 'Vérifier un formateur avant de le déclarer dans une demande.',
    access: capability('none', 'edit-demande'),
    // Identifier and name are both required, so that trying identifiers reveals no name.
    body: json(z.object({ habilisId: HabilisId, nom: name(100), dispositifNiveauId: Id })),
    answer: answerJson(FormateurVerifie),
    problems: { 400: ['formateur.inconnu'], 404: ['introuvable'], 429: ['session-certification.trop-de-recherches'] },
  }),
};
