import type { Contract } from '@habilis/api/contract';
import type { Config } from './config.ts';
import type { Handlers } from './platform/Handler.ts';
import { accountHandlers } from './areas/personnes/account/handlers.ts';
import { actualiteHandlers } from './areas/communication/actualite/handlers.ts';
import { alerteHandlers } from './areas/avertir/alerte/handlers.ts';
import { annuaireHandlers } from './areas/entites/annuaire/handlers.ts';
import { applicationHandlers } from './areas/reglages/application/handlers.ts';
import { commissionHandlers } from './areas/demandes/commission/handlers.ts';
import { communeHandlers } from './areas/niveaux/commune/handlers.ts';
import { demandeAdministrativeHandlers } from './areas/demandes/demande-administrative/handlers.ts';
import { demandeHabilitationHandlers } from './areas/demandes/demande-habilitation/handlers.ts';
import { demandeHandlers } from './areas/demandes/demande/handlers.ts';
import { dispositifHandlers } from './areas/niveaux/dispositif/handlers.ts';
import { dispositifNiveauHandlers } from './areas/niveaux/dispositif-niveau/handlers.ts';
import { entiteHandlers } from './areas/entites/entite/handlers.ts';
import { examenHandlers } from './areas/demandes/examen/handlers.ts';
import { facteurHandlers } from './areas/personnes/facteur/handlers.ts';
import { faqHandlers } from './areas/communication/faq/handlers.ts';
import { formateurHandlers } from './areas/niveaux/formateur/handlers.ts';
import { fileHandlers } from './areas/fichiers/file/handlers.ts';
import { habilitationHandlers } from './areas/habilitations/habilitation/handlers.ts';
import { historiqueCommentaireHandlers } from './areas/demandes/historique-commentaire/handlers.ts';
import { messageHandlers } from './areas/communication/message/handlers.ts';
import { impersonationHandlers } from './areas/personnes/impersonation/handlers.ts';
import { manuelHandlers } from './areas/communication/manuel/handlers.ts';
import { lettreHandlers } from './areas/demandes/lettre/handlers.ts';
import { mrpHandlers } from './areas/niveaux/mrp/handlers.ts';
import { sessionCertificationHandlers } from './areas/sessions/session-certification/handlers.ts';
import { notificationHandlers } from './areas/avertir/notification/handlers.ts';
import { presenceHandlers } from './areas/demandes/presence/handlers.ts';
import { qrcodeHandlers } from './areas/certificats/qrcode/handlers.ts';
import { sessionHandlers } from './areas/personnes/session/handlers.ts';
import { supportHandlers } from './areas/communication/support/handlers.ts';
import { utilisateurHandlers } from './areas/personnes/utilisateur/handlers.ts';

/** A handler for every call of the contract: a missing one does not compile. */
export const handlersOf = (config: Config) =>
  ({
    session: sessionHandlers(config),
    account: accountHandlers(config),
    impersonation: impersonationHandlers,
    facteur: facteurHandlers(config),
    application: applicationHandlers(config),
    mrp: mrpHandlers,
    dispositif: dispositifHandlers,
    dispositifNiveau: dispositifNiveauHandlers,
    commune: communeHandlers,
    annuaire: annuaireHandlers(config),
    qrcode: qrcodeHandlers,
    file: fileHandlers,
    demande: demandeHandlers(config),
    demandeAdministrative: demandeAdministrativeHandlers,
    commission: commissionHandlers(config),
    entite: entiteHandlers(config),
    demandeHabilitation: demandeHabilitationHandlers,
    formateur: formateurHandlers,
    lettre: lettreHandlers(config),
    historiqueCommentaire: historiqueCommentaireHandlers,
    presence: presenceHandlers,
    examen: examenHandlers,
    habilitation: habilitationHandlers(config),
    sessionCertification: sessionCertificationHandlers,
    alerte: alerteHandlers,
    message: messageHandlers,
    actualite: actualiteHandlers,
    faq: faqHandlers,
    manuel: manuelHandlers,
    support: supportHandlers(config),
    notification: notificationHandlers(config),
    utilisateur: utilisateurHandlers,
  }) satisfies { readonly [R in keyof Contract]: Handlers<Contract[R]> };
