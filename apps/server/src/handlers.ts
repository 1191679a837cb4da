import type { Contract } from '@habilis/api/contract';
import type { Config } from './config.ts';
import type { Handlers } from './platform/Handler.ts';
import { accountHandlers } from './resources/account/handlers.ts';
import { actualiteHandlers } from './resources/actualite/handlers.ts';
import { alerteHandlers } from './resources/alerte/handlers.ts';
import { annuaireHandlers } from './resources/annuaire/handlers.ts';
import { applicationHandlers } from './resources/application/handlers.ts';
import { commissionHandlers } from './resources/commission/handlers.ts';
import { communeHandlers } from './resources/commune/handlers.ts';
import { demandeAdministrativeHandlers } from './resources/demande-administrative/handlers.ts';
import { demandeHabilitationHandlers } from './resources/demande-habilitation/handlers.ts';
import { demandeHandlers } from './resources/demande/handlers.ts';
import { dispositifHandlers } from './resources/dispositif/handlers.ts';
import { dispositifNiveauHandlers } from './resources/dispositif-niveau/handlers.ts';
import { entiteHandlers } from './resources/entite/handlers.ts';
import { examenHandlers } from './resources/examen/handlers.ts';
import { facteurHandlers } from './resources/facteur/handlers.ts';
import { faqHandlers } from './resources/faq/handlers.ts';
import { formateurHandlers } from './resources/formateur/handlers.ts';
import { fileHandlers } from './resources/file/handlers.ts';
import { habilitationHandlers } from './resources/habilitation/handlers.ts';
import { historiqueCommentaireHandlers } from './resources/historique-commentaire/handlers.ts';
import { messageHandlers } from './resources/message/handlers.ts';
import { impersonationHandlers } from './resources/impersonation/handlers.ts';
import { manuelHandlers } from './resources/manuel/handlers.ts';
import { lettreHandlers } from './resources/lettre/handlers.ts';
import { mrpHandlers } from './resources/mrp/handlers.ts';
import { sessionCertificationHandlers } from './resources/session-certification/handlers.ts';
import { notificationHandlers } from './resources/notification/handlers.ts';
import { presenceHandlers } from './resources/presence/handlers.ts';
import { qrcodeHandlers } from './resources/qrcode/handlers.ts';
import { sessionHandlers } from './resources/session/handlers.ts';
import { supportHandlers } from './resources/support/handlers.ts';
import { utilisateurHandlers } from './resources/utilisateur/handlers.ts';

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
