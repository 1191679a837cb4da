import type { Scope } from '@habilis/api/endpoint';
import type { ScopeCheck } from './platform/http/registerCall.ts';
import { mayReadFile } from './resources/file/mayReadFile.ts';
import { mayReadDemandeAdministrative } from './resources/demande-administrative/scope.ts';

const ID = /^[1-9]\d{0,8}$/;

/** The check of the object named by a call's path, by the scope that the contract declares; a body's object is its handler's to check. */
export const SCOPE_CHECKS: Readonly<Partial<Record<Scope, ScopeCheck>>> = {
  'demande-administrative': async (context, { id = '', type }) => {
    // No accreditation request exists yet: none is in anybody's scope.
    if (type !== undefined && type !== 'DA') return false;
    return ID.test(id) && mayReadDemandeAdministrative(context, Number(id));
  },
  fichier: async (context, { id = '' }) => ID.test(id) && mayReadFile(context, Number(id)),
};
