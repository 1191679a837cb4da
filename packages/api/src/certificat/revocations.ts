import * as z from 'zod/mini';
import { answerJson, answerNothing, capability, endpoint, json } from '../endpoint.ts';
import { Id, PathId } from '../wire/formats.ts';
import { RevocationCertificat, RevocationWrite } from './Revocation.ts';

/** The revocation of certificats. */
export const revocation = {
  revoquer: endpoint({
    method: 'POST',
    path: '/certificat/:id/revocation',
    summary: 'Révoquer un certificat ; on peut revenir sur sa décision pendant quelques minutes.',
    access: capability('certificat-a-revoquer', 'revoke-certificats'),
    params: z.object({ id: PathId }),
    body: json(RevocationWrite),
    answer: answerJson(RevocationCertificat),
    problems: { 409: ['certificat.deja-revoque', 'certificat.remplace'] },
  }),
  annulerRevocation: endpoint({
    method: 'DELETE',
    path: '/certificat/:id/revocation',
    summary: 'Annuler la révocation d’un certificat avant qu’elle prenne effet.',
    access: capability('certificat-a-revoquer', 'revoke-certificats'),
    params: z.object({ id: PathId }),
    answer: answerNothing,
    problems: { 409: ['certificat.revocation-effective', 'certificat.non-revoque', 'certificat.remplace'] },
  }),
  refaire: endpoint({
    method: 'POST',
    path: '/certificat/:id/refait',
    summary:
      'Refaire un certificat repris d’un registre précédent : le nouveau est signé, a son papier, et le remplace.',
    access: capability('certificat-a-revoquer', 'revoke-certificats'),
    params: z.object({ id: PathId }),
    answer: answerJson(z.object({ id: Id, numero: z.string() })),
    problems: {
      409: ['certificat.non-repris', 'certificat.deja-revoque', 'certificat.remplace', 'certificat.titulaire-masque'],
    },
  }),
};
