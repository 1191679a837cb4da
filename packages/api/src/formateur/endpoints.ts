import { ETATS_CERTIFICAT } from '@habilis/domain/demande-habilitation/etatCertificat';
import * as z from 'zod/mini';
import { answerJson, capability, endpoint, json } from '../endpoint.ts';
import { PersonneRef } from '../personne/PersonneRef.ts';
import { CalendarDate, HabilisId, Id } from '../wire/formats.ts';
import { text } from '../wire/texts.ts';

/** A trainer of a level, with what their certificate says today. */
const FormateurVerifie = z.object({
  formateur: PersonneRef,
  certificat: z.object({ etat: z.enum(ETATS_CERTIFICAT), dateFin: z.nullable(CalendarDate) }),
});

/** Those who train (domain, C.3). */
export const formateur = {
  check: endpoint({
    method: 'POST',
    path: '/demande-habilitation/check-formateur',
    summary: 'Vérifier un formateur avant de le déclarer dans une demande.',
    access: capability('none', 'edit-demande'),
    // Both are asked for, so that nobody learns a name by trying identifiers.
    body: json(z.object({ habilisId: HabilisId, nom: text(100), dispositifNiveauId: Id })),
    answer: answerJson(FormateurVerifie),
    problems: { 400: ['formateur.inconnu'] },
  }),
};
