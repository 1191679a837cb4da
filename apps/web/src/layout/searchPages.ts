import { PATHS } from '@habilis/api/page/paths';
import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import { can } from '@habilis/domain/role/can';
import { ACRONYMS } from '@habilis/i18n/acronyms';
import type { Texts } from '@habilis/i18n/TextProvider';
import { Bell, CircleQuestionMark, Plus, UserRoundCog } from 'lucide-react';
import type { SearchPage } from '../recherche/SearchPage.ts';
import { entriesOf, helpNavigationOf } from './navigation.ts';

const NO_COUNTS = { taches: undefined, alertes: undefined };

/** What a role may begin. */
function actionsOf(role: Role, t: Texts): SearchPage[] {
  const isAsking = can(role.type, 'edit-demande') && (role.entite !== null || role.demandeAdministrative !== null);
  const actions: readonly (SearchPage & { readonly isFor: boolean })[] = [
    {
      isFor: isAsking,
      href: rolePath(role, 'demandeHabilitation', 'nouvelle'),
      label: t('menu.recherche.nouvelle-demande'),
      icon: Plus,
      otherWords: t('habilitations.demande.demander'),
    },
    {
      isFor: can(role.type, 'manage-sessions'),
      href: rolePath(role, 'nouvelleSession'),
      label: t('sessions-certification.ouvrir'),
      icon: Plus,
    },
    {
      isFor: can(role.type, 'create-habilitation'),
      href: rolePath(role, 'nouvelleHabilitation'),
      label: t('menu.recherche.nouvelle-habilitation'),
      icon: Plus,
      otherWords: t('habilitations.creer'),
    },
    {
      isFor: can(role.type, 'create-entite'),
      href: rolePath(role, 'nouvelleEntite'),
      label: t('menu.recherche.nouvelle-entite'),
      icon: Plus,
      otherWords: t('entites.creer'),
    },
    {
      isFor: can(role.type, 'manage-users'),
      href: rolePath(role, 'nouvelUtilisateur'),
      label: t('menu.recherche.nouvel-utilisateur'),
      icon: Plus,
      otherWords: t('utilisateurs.creer'),
    },
    {
      isFor: can(role.type, 'edit-dispositifs'),
      href: rolePath(role, 'nouveauNiveau'),
      label: t('menu.recherche.nouveau-niveau'),
      icon: Plus,
      otherWords: t('dispositifs-niveaux.creer'),
    },
  ];
  return actions.filter(({ isFor }) => isFor);
}

/** The pages that the search finds: those of the menu, what the role may begin, help, one's own account unless one acts for another, and what an acronym means. */
export function searchPages(role: Role, isActing: boolean, t: Texts): SearchPage[] {
  const menu = [...entriesOf(role, '', NO_COUNTS, t), ...actionsOf(role, t), ...helpNavigationOf(role, '', t)];
  const account = [
    { href: PATHS.compte, label: t('compte.titre'), icon: UserRoundCog },
    { href: PATHS.motDePasse, label: t('compte.mot-de-passe.titre'), icon: UserRoundCog },
    { href: PATHS.securite, label: t('compte.securite.titre'), icon: UserRoundCog },
    { href: PATHS.sessions, label: t('compte.sessions.titre'), icon: UserRoundCog },
  ];
  const help = rolePath(role, 'faqs');
  const acronyms = ACRONYMS.map((sigle) => ({
    href: `${help}#sigles`,
    label: t('termes.sigle-trouve', { sigle, sens: t(`termes.sigle.${sigle}`) }),
    icon: CircleQuestionMark,
  }));
  return [
    ...menu,
    { href: rolePath(role, 'notifications'), label: t('compte.notifications.titre'), icon: Bell },
    ...(isActing ? [] : account),
    ...acronyms,
  ];
}
