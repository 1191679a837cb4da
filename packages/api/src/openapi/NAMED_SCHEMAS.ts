import type { Schema } from '../endpoint.ts';
import { AccountWrite } from '../account/AccountWrite.ts';
import { Indicateurs } from '../account/Indicateurs.ts';
import { KeyCheck, PasswordChoice, Registration } from '../account/Registration.ts';
import { UserProfile } from '../account/UserProfile.ts';
import { Actualite, ActualiteWrite } from '../actualite/Actualite.ts';
import { Alerte, AlerteDeTous, AlertesDuType } from '../alerte/Alerte.ts';
import { AnnuaireDepartement, AnnuaireEntite, AnnuaireFiche } from '../annuaire/AnnuaireEntite.ts';
import { ApplicationProperties, ServerProperties } from '../application/endpoints.ts';
import { Avis, AvisTypeSchema, AvisWrite } from '../avis/Avis.ts';
import { Defi, DefiResolu } from '../captcha/Defi.ts';
import { CertificatFormateur, Prolongation } from '../certificat-formateur/CertificatFormateur.ts';
import { Commune } from '../commune/endpoints.ts';
import {
  ActionPossible,
  DemandeAdministrative,
  DemandeAdministrativeWrite,
  VerificationSiren,
} from '../demande-administrative/DemandeAdministrative.ts';
import { DemandeHabilitation, DemandeHabilitationWrite } from '../demande-habilitation/DemandeHabilitation.ts';
import { DemandeSummary } from '../demande/DemandeSummary.ts';
import {
  DispositifNiveau,
  DispositifNiveauRef,
  DispositifNiveauWrite,
  HistoriqueNiveau,
  UploadFieldConfig,
} from '../dispositif-niveau/DispositifNiveau.ts';
import { Dispositif } from '../dispositif/Dispositif.ts';
import { CaisseWrite, DateFinActiviteWrite, Entite, EntiteCreation, EntiteRef } from '../entite/Entite.ts';
import { CategorieFaq, CategorieFaqWrite, Faq, FaqSearch, FaqWrite } from '../faq/Faq.ts';
import { ApplicationProposee, CleFaite, CleProposee, Facteur, FacteurAjoute, Facteurs } from '../facteur/Facteur.ts';
import { LienFournisseur, RetourLu } from '../fournisseur/Fournisseur.ts';
import { FileUpload, FileUploadInput } from '../file/FileUpload.ts';
import { DateFinWrite, Habilitation, HabilitationCreation, SuspensionWrite } from '../habilitation/Habilitation.ts';
import { PlateformeFixe, PlateformeFixeWrite } from '../habilitation/Plateforme.ts';
import { HistoriqueCommentaire } from '../historique-commentaire/endpoints.ts';
import { Impersonation, ImpersonationStart, PersonneTrouvee } from '../impersonation/Impersonation.ts';
import { Manuel, ManuelWrite } from '../manuel/Manuel.ts';
import { PointOrdreDuJour } from '../commission/Seance.ts';
import { CleReglage, ModificationReglage, Reglage } from '../reglage/Reglage.ts';
import { CibleMessage } from '../type-message/CibleMessage.ts';
import { CalculCible, Message, MessageRecu, MessageWrite } from '../message/Message.ts';
import {
  ExempleModele,
  FormeModele,
  ModeleCertificat,
  ModeleCertificatRef,
  ModeleCertificatWrite,
  ZoneModele,
} from '../modele-certificat/ModeleCertificat.ts';
import { CaisseRef } from '../mrp/CaisseRef.ts';
import { Mrp } from '../mrp/endpoints.ts';
import { Desabonnement } from '../notification/Desabonnement.ts';
import { NotificationPreference, Notifications } from '../notification/Notifications.ts';
import { PersonneRef } from '../personne/PersonneRef.ts';
import { CertificatVerifie } from '../qrcode/CertificatVerifie.ts';
import { CertificatDeListe } from '../qrcode/liste.ts';
import { Role, RoleTypeSchema } from '../role/Role.ts';
import {
  ApercuCloture,
  EtapeSession,
  ImportSession,
  ResultatsWrite,
  SessionCertification,
  SessionCorrectionWrite,
  SessionResultatsWrite,
  SessionSummary,
  SessionVerificationWrite,
  SessionWrite,
} from '../session-certification/SessionCertification.ts';
import {
  ColonneImport,
  ConflitResultat,
  Identite,
  LigneImportee,
  LigneJugee,
  LigneStagiaire,
  ResultatWrite,
  Stagiaire,
  StagiaireProche,
  StagiaireTrouve,
} from '../session-certification/Stagiaire.ts';
import { Account, AuthenticationState, Credentials, IssuedToken } from '../session/Account.ts';
import {
  CleTraceSchema,
  FigureStatistique,
  LienStatistique,
  LigneTrace,
  SujetSchema,
  TraceStatistique,
} from '../statistique/Statistique.ts';
import { ContactFormulaire, ContactMessage } from '../support/ContactMessage.ts';
import { TypeMessage, TypeMessageWrite } from '../type-message/TypeMessage.ts';
import {
  ApercuFusion,
  RoleUtilisateur,
  PerimetreWrite,
  RoleWrite,
  Utilisateur,
  UtilisateurCreation,
  UtilisateurSummary,
} from '../utilisateur/Utilisateur.ts';
import { CodePostalVille } from '../wire/CodePostalVille.ts';
import { CalendarDate, HabilisId, Id, Instant, PathId, Version } from '../wire/formats.ts';
import { Problem } from '../wire/Problem.ts';
import { WebhookLu } from '../webhook/Webhook.ts';

/** The schemas named in the OpenAPI document; the others are written inline. */
export const NAMED_SCHEMAS: Readonly<Record<string, Schema>> = {
  Account,
  AccountWrite,
  ActionPossible,
  Actualite,
  ActualiteWrite,
  Alerte,
  AlerteDeTous,
  AlertesDuType,
  ApercuCloture,
  ApercuFusion,
  AnnuaireDepartement,
  AnnuaireEntite,
  AnnuaireFiche,
  ApplicationProperties,
  ApplicationProposee,
  AuthenticationState,
  Avis,
  AvisType: AvisTypeSchema,
  AvisWrite,
  CaisseRef,
  CaisseWrite,
  CalculCible,
  CalendarDate,
  CategorieFaq,
  CategorieFaqWrite,
  CertificatFormateur,
  CertificatVerifie,
  CertificatDeListe,
  CibleMessage,
  CodePostalVille,
  CleFaite,
  CleProposee,
  CleReglage,
  CleTrace: CleTraceSchema,
  ColonneImport,
  Commune,
  ConflitResultat,
  ContactFormulaire,
  ContactMessage,
  Credentials,
  DateFinActiviteWrite,
  DateFinWrite,
  Defi,
  DefiResolu,
  DemandeAdministrative,
  DemandeAdministrativeWrite,
  DemandeHabilitation,
  DemandeHabilitationWrite,
  DemandeSummary,
  Desabonnement,
  Dispositif,
  DispositifNiveau,
  DispositifNiveauRef,
  DispositifNiveauWrite,
  Entite,
  EntiteCreation,
  EntiteRef,
  Facteur,
  FacteurAjoute,
  Facteurs,
  LienFournisseur,
  RetourLu,
  Faq,
  FaqSearch,
  FaqWrite,
  EtapeSession,
  FigureStatistique,
  FileUpload,
  FileUploadInput,
  HabilisId,
  Habilitation,
  HabilitationCreation,
  HistoriqueCommentaire,
  HistoriqueNiveau,
  Id,
  Identite,
  ImportSession,
  Impersonation,
  ImpersonationStart,
  Indicateurs,
  Instant,
  IssuedToken,
  KeyCheck,
  LienStatistique,
  LigneImportee,
  LigneJugee,
  LigneStagiaire,
  LigneTrace,
  Manuel,
  ManuelWrite,
  Message,
  MessageRecu,
  MessageWrite,
  ModificationReglage,
  ModeleCertificat,
  ExempleModele,
  FormeModele,
  ZoneModele,
  ModeleCertificatRef,
  ModeleCertificatWrite,
  Mrp,
  NotificationPreference,
  Notifications,
  PasswordChoice,
  PathId,
  PerimetreWrite,
  PersonneRef,
  PersonneTrouvee,
  PlateformeFixe,
  PlateformeFixeWrite,
  PointOrdreDuJour,
  Problem,
  Prolongation,
  Reglage,
  Registration,
  ResultatsWrite,
  ResultatWrite,
  Role,
  RoleType: RoleTypeSchema,
  RoleUtilisateur,
  RoleWrite,
  ServerProperties,
  SessionCertification,
  SessionCorrectionWrite,
  SessionResultatsWrite,
  SessionSummary,
  SessionVerificationWrite,
  SessionWrite,
  Stagiaire,
  StagiaireProche,
  StagiaireTrouve,
  SuspensionWrite,
  SujetStatistique: SujetSchema,
  TraceStatistique,
  TypeMessage,
  TypeMessageWrite,
  UploadFieldConfig,
  UserProfile,
  Utilisateur,
  UtilisateurCreation,
  UtilisateurSummary,
  VerificationSiren,
  Version,
  Webhook: WebhookLu,
};
