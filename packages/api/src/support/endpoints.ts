import * as z from 'zod/mini';
import { answerNothing, endpoint, guest, multipart } from '../endpoint.ts';
import { FileUploadInput } from '../file/FileUpload.ts';
import { text } from '../wire/texts.ts';

/** What somebody writes to the support. */
export const ContactMessage = z.object({
  nom: text(100),
  prenom: text(100),
  email: text(254),
  objet: text(200),
  message: text(10_000),
  fileUploads: z.array(FileUploadInput).check(z.maxLength(10)),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

/** The support. */
export const support = {
  contact: endpoint({
    method: 'POST',
    path: '/support/contact',
    summary: 'Écrire à l’assistance.',
    access: guest,
    body: multipart(ContactMessage, 'fileUploads'),
    answer: answerNothing,
  }),
};
