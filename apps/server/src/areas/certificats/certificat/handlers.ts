import type { certificat } from '@habilis/api/certificat/endpoints';
import type { pageTitulaire } from '@habilis/api/certificat/pageTitulaire';
import type { Config } from '../../../config.ts';
import type { Handlers } from '../../../platform/Handler.ts';
import { textsOf } from '../../../platform/textsOf.ts';
import { answerBadge, answerEmetteur, badgeDe, keptStatuts } from '../badge/answerBadges.ts';
import { papierTextsOf } from '../papier/papierTexts.ts';
import { cancelRevocation, revokeCertificat } from '../revocation/revokeCertificat.ts';
import { refaireCertificat } from './refaireCertificat.ts';
import { changerAdresse } from '../remise/changerAdresse.ts';
import { readRemise, remettre } from '../remise/remettre.ts';
import { readFeuille, readImage, downloadCertificats } from '../papier/downloadCertificats.ts';
import {
  sendToTitulaire,
  feuilleDuTitulaire,
  imageDuTitulaire,
  openedWithPaper,
  papierDuTitulaire,
  readDuTitulaire,
} from '../titulaire/lienTitulaire.ts';
import { exportCertificats } from './exportCertificats.ts';
import { listCertificats } from './listCertificats.ts';
import { listRenouvellements } from './listRenouvellements.ts';
import { readCertificat } from './readCertificat.ts';

/** The certificats of stagiaires over HTTP. */
export function certificatHandlers(config: Config): Handlers<Omit<typeof certificat, keyof typeof pageTitulaire>> {
  const texts = textsOf(config, ['listes', 'liste-certificats', 'sessions-certification']);
  const paperTexts = papierTextsOf(config);
  const statuts = keptStatuts(config);
  return {
    search: ({ body, context }) => listCertificats(context, body),
    export: ({ query, context }) => exportCertificats(context, texts, query),
    renouvellements: ({ context }) => listRenouvellements(context),
    envoyerAuTitulaire: ({ params, body, context }) => sendToTitulaire(config, context, { ...params, ...body }),
    duTitulaire: ({ params, context }) => readDuTitulaire(config, context, params.key),
    papierDuTitulaire: ({ params, context }) =>
      papierDuTitulaire(config, context, { texts: paperTexts, cle: params.key }),
    feuilleDuTitulaire: ({ params, context }) =>
      feuilleDuTitulaire(config, context, { texts: paperTexts, cle: params.key }),
    imageDuTitulaire: ({ params: { key: cle, image }, context }) => imageDuTitulaire(config, context, { cle, image }),
    feuille: ({ params, context }) => readFeuille(context, paperTexts, params.id),
    imageDeFeuille: ({ params, context }) => readImage(context, params),
    badge: ({ params, context }) => badgeDe(context, { config, texts: paperTexts }, params.id),
    badgeDuTitulaire: async ({ params, context }) =>
      answerBadge(context, { config, texts: paperTexts }, await openedWithPaper(config, context, params.key)),
    emetteur: ({ context }) => answerEmetteur(context, config),
    statuts: ({ params, context }) => statuts(context, params.liste),
    remise: ({ params, context }) => readRemise(context, params.id),
    remettre: ({ params, body, context }) => remettre(config, context, params.id, body),
    changerAdresse: ({ params, body, context }) => changerAdresse(context, params.id, body),
    get: ({ params, context }) => readCertificat(context, params.id),
    telecharger: ({ body, context }) => downloadCertificats(context, paperTexts, body),
    revoquer: ({ params, body, context }) => revokeCertificat(context, params.id, body),
    refaire: ({ params, context }) => refaireCertificat(config, context, params.id),
    annulerRevocation: async ({ params, context }) => {
      await cancelRevocation(context, params.id);
      return undefined;
    },
  };
}
