import { account } from './account/endpoints.ts';
import { application } from './application/endpoints.ts';
import { commune } from './commune/endpoints.ts';
import { demandeAdministrative } from './demande-administrative/endpoints.ts';
import { demande } from './demande/endpoints.ts';
import type { ResourceContract } from './endpoint.ts';
import { file } from './file/endpoints.ts';
import { historiqueCommentaire } from './historique-commentaire/endpoints.ts';
import { mrp } from './mrp/endpoints.ts';
import { session } from './session/endpoints.ts';

/** Every call that the server answers, by resource. */
export const contract = {
  session,
  account,
  application,
  mrp,
  commune,
  file,
  demande,
  demandeAdministrative,
  historiqueCommentaire,
} satisfies Readonly<Record<string, ResourceContract>>;
export type Contract = typeof contract;
