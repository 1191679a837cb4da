import { PATHS } from '@habilis/api/page/paths';
import type { Screens } from '../../layout/Screens.ts';

export const screens: Screens = {
  site: [
    [PATHS.motDePasseOublie, 'invite.oubli.titre', () => import('./motDePasseOublieRoute.tsx')],
    [PATHS.inscription, 'compte.inscription.titre', () => import('./inscriptionRoute.tsx')],
    [PATHS.activation, 'compte.activation.titre', () => import('./activationRoute.tsx')],
    [PATHS.reinitialisation, 'compte.reinitialisation.titre', () => import('./reinitialisationRoute.tsx')],
    [PATHS.changementMail, 'compte.changement-mail.titre', () => import('./changementMailRoute.tsx')],
    [PATHS.validationDonnees, 'compte.validation.titre', () => import('./validationDonneesRoute.tsx'), { isOwn: true }],
  ],
  compte: [
    [PATHS.motDePasse, 'compte.mot-de-passe.titre', () => import('./motDePasseRoute.tsx')],
    [PATHS.securite, 'compte.securite.titre', () => import('./securiteRoute.tsx')],
    [PATHS.sessions, 'compte.sessions.titre', () => import('./sessionsRoute.tsx')],
  ],
};
