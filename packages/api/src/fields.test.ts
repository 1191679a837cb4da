import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Actualite } from './actualite/Actualite.ts';
import { Alerte } from './alerte/Alerte.ts';
import { ApplicationProperties } from './application/endpoints.ts';
import { CALLS } from './contract.ts';
import { DemandeAdministrative } from './demande-administrative/DemandeAdministrative.ts';
import { HABILITATION_SOURCE_MODES } from '@habilis/domain/habilitation/HABILITATION_SOURCE_MODES';
import { DemandeHabilitation } from './demande-habilitation/DemandeHabilitation.ts';
import { DispositifNiveau } from './dispositif-niveau/DispositifNiveau.ts';
import type { Schema } from './endpoint.ts';
import { Entite } from './entite/Entite.ts';
import { CategorieFaq, Faq } from './faq/Faq.ts';
import { Habilitation } from './habilitation/Habilitation.ts';
import { Impersonation } from './impersonation/Impersonation.ts';
import { Manuel } from './manuel/Manuel.ts';
import { Message } from './message/Message.ts';
import { ModeleCertificat } from './modele-certificat/ModeleCertificat.ts';
import { Role } from './role/Role.ts';
import { LIEUX_FORMATION, SESSION_MODES } from '@habilis/domain/session-certification/etats';
import { SessionCertification } from './session-certification/SessionCertification.ts';
import { Account, IssuedToken } from './session/Account.ts';
import { NotificationPreference } from './notification/Notifications.ts';
import { coresOf, type Field, fieldsOf } from './test/fieldsOf.ts';
import { TypeMessage } from './type-message/TypeMessage.ts';
import { Problem } from './wire/Problem.ts';

const schemas = CALLS.flatMap(({ endpoint: { params, query, body, answer } }) =>
  [params, query, body?.schema, answer.kind === 'json' ? answer.schema : undefined].filter((one) => one !== undefined),
);
const fields: readonly Field[] = schemas.flatMap((schema) => fieldsOf(schema));

/** Paths of the named fields that a schema lacks. */
function missingOf(schema: Schema, names: string): string[] {
  const held = fieldsOf(schema).map(({ path }) => path);
  return names.split(' ').filter((name) => !held.includes(name));
}
const valueOf = (schema: z.ZodMiniObject, name: string, value: unknown) =>
  z.safeParse(schema.shape[name] ?? z.never(), value).success;

test('[F1] a session holds its token and its lifetime, and the person with their roles', () => {
  expect(missingOf(IssuedToken, 'id_token validity')).toEqual([]);
  expect(missingOf(Account, 'habilisId nom prenom personalDataValidated roles')).toEqual([]);
});
test('[F2] a role', () => {
  expect(missingOf(Role, 'id type label raisonSociale entite mrp notifSet demandeAdministrative')).toEqual([]);
});
test('[F3] the impersonated person', () => {
  expect(missingOf(Impersonation, 'prenom nom habilisId')).toEqual([]);
});
test('[F4] a news item', () => {
  expect(missingOf(Actualite, 'id titre contenu dateDebutPublication dateFinPublication rang')).toEqual([]);
});
test('[F5] an alert', () => {
  expect(
    missingOf(
      Alerte,
      'type dateEmission dateEcheance wfRoleIdCible habilisIdCible numeroDemande numeroHabilitation numeroSession dateFinSession dateSuppressionSession libelleDispositifNiveau nomPrenomFormateur raisonSocialeEntite intituleCertificat',
    ),
  ).toEqual([]);
});
test('[F7][F8] a demande administrative and its task', () => {
  expect(
    missingOf(
      DemandeAdministrative,
      'siret numeroDeclarationActivite regime declarationUrssaf typeEntite diffusion diffusionEmail diffusionSiteWeb diffusionTelephone.indicatif diffusionTelephone.numero contact.telephone.numero dateSuspensionAdministrative adresse.codePostalVille.codePostal adresse.codePostalVille.ville currentWorkflowTask.selectedActionKey currentWorkflowTask.currentTaskDefinitionKey currentWorkflowTask.assignedUserHabilisId draftWorkflowComment',
    ),
  ).toEqual([]);
});
test('[F11] a demande d’habilitation is a DH, an administrative one is not', () => {
  expect(valueOf(DemandeHabilitation, 'type', 'DH')).toBe(true);
  expect(valueOf(DemandeAdministrative, 'type', 'DH')).toBe(false);
});
test('[F12] a fixed platform is added by the mode APF', () => {
  expect(HABILITATION_SOURCE_MODES).toContain('APF');
  expect(valueOf(DemandeHabilitation, 'habilitationSourceMode', 'APF')).toBe(true);
});
test('[F13] a demande d’habilitation', () => {
  expect(
    missingOf(
      DemandeHabilitation,
      'type numero dateCnh dateDebut dateFin dispositifNiveau habilitationSourceMode habilitationSource habilitationSourceId typeDernierAvis currentWfTaskDefKeys instructeurNomPrenom demandeurNomPrenom nomPrenomAssignedUserHabilis caisse entiteDemandeuse.raisonSociale entiteDemandeuse.caisseInstructrice dateLastSoumission dateFirstSoumission fileUploads fileUploads.type',
    ),
  ).toEqual([]);
});
test('[F15] a habilitation', () => {
  expect(
    missingOf(
      Habilitation,
      'dateDebut dateFin dateDebutSuspension dateFinSuspension rupture commentaireSuspension commentaireDateFin plateformesFixes.adresse.codePostalVille plateformesFixes.dateValidationCnh plateformeMobile fileUploads',
    ),
  ).toEqual([]);
});
test('[F16] a niveau', () => {
  expect(
    missingOf(
      DispositifNiveau,
      'dureeValiditeHabilitation uniteDureeValiditeHabilitation avecTechnique avecPlateforme pedagogiqueUploadFieldsConfig.id pedagogiqueUploadFieldsConfig.nomChamp techniqueUploadFieldsConfig.id techniqueUploadFieldsConfig.nomChamp dispositif.libelleCourt niveau',
    ),
  ).toEqual([]);
});
test('[F18] an entite', () => {
  expect(
    missingOf(
      Entite,
      'raisonSociale demandeAdministrativeId dateFinActivite commentaireDateFin caisseInstructrice commentaireAffectationCaisseInstructrice',
    ),
  ).toEqual([]);
});
test('[F19] a question and a category', () => {
  expect(missingOf(Faq, 'id publie question reponse categorieFaq module faqRoles')).toEqual([]);
  expect(missingOf(CategorieFaq, 'id intituleCategorie rang')).toEqual([]);
});
test('[F21] a manual', () => {
  expect(missingOf(Manuel, 'id intitule module manuelRoles typeAcces storageFilename uploadDate userFilename')).toEqual(
    [],
  );
});
test('[F22][K18] a type of message is a TM, a message an M with its dates and its sender', () => {
  const shared =
    'id titre intitule descriptif diffuseurI diffuseurRD diffuseurCNH diffuseurADM ciblesMessage.roleType ciblesMessage.cibleMessageCriterias';
  expect(missingOf(TypeMessage, shared)).toEqual([]);
  expect(
    missingOf(
      Message,
      `${shared} dateDebutDiffusion dateFinDiffusion diffuseurNomPrenom diffuseurHabilisId diffuseurRoleType emailSent`,
    ),
  ).toEqual([]);
  expect([valueOf(TypeMessage, 'type', 'TM'), valueOf(Message, 'type', 'M')]).toEqual([true, true]);
});
test('[F23] a certification session', () => {
  expect(
    missingOf(
      SessionCertification,
      'dateSession habilitation lieuFormation lieuFormationType lieuFormationCodePostalVille animateurHabilisId lastCreatorUpdaterHabilisId stagiaires numero etat',
    ),
  ).toEqual([]);
});
test('[F24][F25] a session is outside France or in it, a first one or an upkeep', () => {
  expect(LIEUX_FORMATION).toEqual(['HF', 'FR']);
  expect(SESSION_MODES).toEqual(['INI', 'MAC']);
});
test('[F26] application properties', () => {
  expect(
    missingOf(ApplicationProperties, 'allowedFileExtensions allowedSupportFileExtensions allowedManuelFileExtensions'),
  ).toEqual([]);
});
test('[F29] an error body has a title', () => {
  expect(z.safeParse(Problem, {}).success).toBe(false);
  expect(z.safeParse(Problem, { title: 'demande.version-perimee' }).success).toBe(true);
});
test('[C8] a certificat model', () => {
  expect(
    missingOf(
      ModeleCertificat,
      'orientation format fileUploads signataire.nom signataire.fonction zones.champ langue dateDebutValidite dateFinValidite',
    ),
  ).toEqual([]);
});
test('[N2] a notification preference', () => {
  const preference = (canal: string, frequence: string) =>
    z.safeParse(NotificationPreference, { type: 'MESSAGE', canal, frequence }).success;
  for (const frequence of ['IMMEDIAT', 'QUOTIDIEN', 'HEBDO']) expect(preference('EMAIL', frequence)).toBe(true);
  expect([preference('NONE', 'HEBDO'), preference('SMS', 'HEBDO'), preference('EMAIL', 'MENSUEL')]).toEqual([
    true,
    false,
    false,
  ]);
});
test('[W20] what is named a date is a calendar date, what ends in Le an instant', () => {
  const named = (pattern: RegExp) => fields.filter(({ path }) => pattern.test(path));
  const dates = named(/(^|\.)(date[A-Z]\w*|today)$/);
  const instants = named(/(^|\.)[a-z]\w*[a-zé]Le$/);
  expect([dates.length > 50, instants.length > 2]).toEqual([true, true]);
  const isHeld = (value: string) => (field: Field) =>
    coresOf(field.schema).every((one) => z.safeParse(one, value).success);
  expect(dates.filter((field) => !isHeld('2026-11-20')(field) || isHeld('20/11/2026')(field))).toEqual([]);
  expect(instants.filter((field) => !isHeld('2026-11-20T08:00:00Z')(field) || isHeld('2026-11-20')(field))).toEqual([]);
});
test('[D7] nothing asks for a social security number or for health data', () => {
  const asked = fields.filter(({ path }) => /(^|\.)nir$|Nir$|secu|sante|medic|handicap|aptitude/.test(path));
  expect(asked).toEqual([]);
});
