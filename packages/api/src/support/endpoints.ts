import * as z from 'zod/mini';
import { answerJson, endpoint, guest, multipart, signedIn } from '../endpoint.ts';
import { ContactFormulaire, ContactMessage, ContactRecu, MonMessage } from './ContactMessage.ts';

/** The support. */
export const support = {
  formulaire: endpoint({
    method: 'GET',
    path: '/support/formulaire',
    summary: 'Préparer un message à l’assistance : ce que l’on peut joindre, et le défi posé à un invité.',
    access: guest,
    answer: answerJson(ContactFormulaire),
  }),
  miens: endpoint({
    method: 'GET',
    path: '/support/miens',
    summary: 'Lire les derniers messages que l’on a écrits à l’assistance, et ses réponses.',
    access: signedIn,
    // What a person and the support tell each other is theirs alone.
    impersonation: 'refused',
    answer: answerJson(z.array(MonMessage)),
  }),
  contact: endpoint({
    method: 'POST',
    path: '/support/contact',
    summary: 'Écrire à l’assistance.',
    access: guest,
    impersonation: 'refused',
    body: multipart(ContactMessage, 'fileUploads', { depot: 'support' }),
    answer: answerJson(ContactRecu),
    problems: {
      400: ['captcha.requis', 'captcha.invalide', 'captcha.perime', 'captcha.deja-utilise', 'support.trop-de-pieces'],
      413: ['support.pieces-trop-lourdes'],
      429: ['trop-de-messages'],
    },
  }),
};
