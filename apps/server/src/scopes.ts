import type { Scope } from '@habilis/api/endpoint';
import type { ScopeCheck } from './platform/http/registerCall.ts';
import { mayEditNiveau } from './areas/niveaux/dispositif-niveau/editableDispositifs.ts';
import { mayReadFile } from './areas/fichiers/file/mayReadFile.ts';
import { mayReadAvisHabilitation } from './areas/habilitations/habilitation/listAvisHabilitation.ts';
import { mayReadHabilitation } from './areas/habilitations/habilitation/scope.ts';
import { mayReadDemandeAdministrative } from './areas/demandes/demande-administrative/scope.ts';
import { mayReadEntite } from './areas/entites/entite/scope.ts';
import { mayReadPersonne, mayReadRole } from './areas/personnes/utilisateur/scope.ts';
import { mayReadDemandeHabilitation } from './areas/demandes/demande-habilitation/scope.ts';

/** The path names no object: the handler keeps its list, or the object of its body, to the caller's scope. */
const keptByHandler: ScopeCheck = async () => true;
/** No object of this kind exists yet: none is in anybody's scope. */
const nobodys: ScopeCheck = async () => false;

/** The check of the object that a call names, by the scope that the contract declares: a scope without its check does not compile. */
export const SCOPE_CHECKS: Readonly<Record<Scope, ScopeCheck>> = {
  none: keptByHandler,
  list: keptByHandler,
  demande: async (context, { id, type }) =>
    type === 'DH' ? mayReadDemandeHabilitation(context, Number(id)) : mayReadDemandeAdministrative(context, Number(id)),
  'demande-administrative': async (context, { id }) => mayReadDemandeAdministrative(context, Number(id)),
  'demande-administrative-body': keptByHandler,
  'demande-habilitation': async (context, { id }) => mayReadDemandeHabilitation(context, Number(id)),
  'demande-habilitation-body': keptByHandler,
  'dispositif-niveau': (context, { id }) => mayEditNiveau(context, Number(id)),
  'dispositif-niveau-body': keptByHandler,
  entite: async (context, { entityId, id = entityId }) => mayReadEntite(context, Number(id)),
  'entite-body': keptByHandler,
  habilitation: async (context, { id }) => mayReadHabilitation(context, Number(id)),
  'habilitation-body': keptByHandler,
  'habilitation-avis': async (context, { id }) => mayReadAvisHabilitation(context, Number(id)),
  'session-certification': nobodys,
  'session-certification-body': nobodys,
  'modele-certificat': nobodys,
  'modele-certificat-body': nobodys,
  'certificat-formateur': nobodys,
  'certificat-formateur-body': nobodys,
  message: nobodys,
  'message-body': nobodys,
  personne: async (context, { habilisId = '', autreHabilisId = habilisId }) =>
    (await mayReadPersonne(context, habilisId)) && mayReadPersonne(context, autreHabilisId),
  role: async (context, { roleId }) => mayReadRole(context, Number(roleId)),
  fichier: async (context, { id }) => mayReadFile(context, Number(id)),
};
