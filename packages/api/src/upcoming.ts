import { accountUpcoming } from './account/upcomingEndpoints.ts';
import { actualiteUpcoming } from './actualite/upcomingEndpoints.ts';
import { certificatFormateur } from './certificat-formateur/endpoints.ts';
import type { ResourceContract } from './endpoint.ts';
import { faqUpcoming } from './faq/upcomingEndpoints.ts';
import { messageUpcoming } from './message/upcomingEndpoints.ts';
import { modeleCertificat } from './modele-certificat/endpoints.ts';
import { sessionCertificationUpcoming } from './session-certification/upcomingEndpoints.ts';
import { manuelUpcoming } from './manuel/upcomingEndpoints.ts';
import { typeMessage } from './type-message/endpoints.ts';

/** Calls that are declared but not built, by resource: the server answers them 501 `appel-a-venir`; a built one moves to `contract`. */
export const upcoming = {
  account: accountUpcoming,
  actualite: actualiteUpcoming,
  faq: faqUpcoming,
  manuel: manuelUpcoming,
  typeMessage,
  message: messageUpcoming,
  modeleCertificat,
  certificatFormateur,
  sessionCertification: sessionCertificationUpcoming,
} satisfies Readonly<Record<string, ResourceContract>>;
