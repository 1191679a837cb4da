import type { application } from '@habilis/api/application/endpoints';
import { horizonOf } from '@habilis/domain/date/horizonOf';
import type { Config } from '../../../config.ts';
import type { Handlers } from '../../../platform/Handler.ts';
import { csrfCookie } from '../../../platform/http/csrf.ts';

/** What the server says of itself. */
export function applicationHandlers(config: Config): Handlers<typeof application> {
  return {
    serverProperties: async ({ context }) => {
      context.exchange.setHeader('Set-Cookie', csrfCookie(context.exchange.isSecure));
      return {
        name: 'Habilis',
        version: config.version,
        environment: config.environment,
        supportEmail: config.supportEmail,
        today: context.today,
        maxFileBytes: context.settings.tailleMaxFichierOctets,
        maxRequestBytes: context.settings.tailleMaxRequeteOctets,
        delaiSuspensionJours: context.settings.delaiSuspensionJours,
        validiteAttestationUrssafJours: context.settings.validiteAttestationUrssafJours,
        horizon: horizonOf(context.today, context.settings.horizonDatesMois),
        suspensionCaisseMois: context.settings.suspensionCaisseMois,
        delaiAnnulationRevocationMinutes: context.settings.delaiAnnulationRevocationMinutes,
        delaiRetraitMessageMinutes: context.settings.delaiRetraitMessageMinutes,
        conservation: {
          comptesNonActivesJours: context.settings.conservationComptesNonActivesJours,
          connexionsJours: context.settings.conservationConnexionsJours,
          journalJours: context.settings.conservationJournalJours,
          courrielsJours: context.settings.conservationCourrielsJours,
          consultationsJours: context.settings.conservationConsultationsJours,
          messagesSupportJours: context.settings.conservationMessagesSupportJours,
          demandesSupprimeesJours: context.settings.conservationDemandesSupprimeesJours,
        },
        mentions: {
          editeur: context.settings.mentionsEditeur,
          hebergeur: context.settings.mentionsHebergeur,
        },
        fournisseur: config.fournisseur?.nom ?? null,
      };
    },
    applicationProperties: async ({ context }) => ({
      allowedFileExtensions: [...context.settings.extensionsFichier],
      allowedSupportFileExtensions: [...context.settings.extensionsSupport],
      allowedManuelFileExtensions: [...context.settings.extensionsManuel],
    }),
  };
}
