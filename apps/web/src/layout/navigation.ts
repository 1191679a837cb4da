import { type Address, roleHome } from '@habilis/api/page/paths';
import { type FixedRolePage, rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import type { Capability } from '@habilis/domain/role/capability';
import { can } from '@habilis/domain/role/can';
import { isMrp, isDemandeur } from '@habilis/domain/role/roleGroup';
import type { MessageKey } from '@habilis/i18n/MessageKey';
import type { Texts } from '@habilis/i18n/TextProvider';
import type { NavigationItem } from '@habilis/ui/SideNavigation';
import {
  Award,
  BadgeCheck,
  Bell,
  BookOpen,
  Building2,
  CalendarClock,
  CalendarDays,
  CircleQuestionMark,
  FileText,
  Files,
  Gavel,
  Headset,
  House,
  Inbox,
  KeyRound,
  Layers,
  LayoutTemplate,
  ListChecks,
  Mail,
  Newspaper,
  UserRoundCog,
  Users,
} from 'lucide-react';

type Counts = { readonly taches: number | undefined; readonly alertes: number | undefined };

type Entry = {
  /** The page within the role's area. */
  readonly page: FixedRolePage | ((role: Role) => Address);
  readonly label: MessageKey;
  readonly icon: NavigationItem['icon'];
  /** Which roles see it. @default all */
  readonly isFor?: (role: Role) => boolean;
  readonly count?: keyof Counts;
};

const allMrp = ({ type }: Role): boolean => isMrp(type);
const demandeurs = ({ type }: Role): boolean => isDemandeur(type);
const holding =
  (...capabilities: readonly Capability[]) =>
  ({ type }: Role): boolean =>
    capabilities.some((one) => can(type, one));

/** Whose tasks are sessions: to type, to enter results of, to verify. */
export const hasSessionTasks = (role: Role): boolean =>
  !allMrp(role) && holding('manage-sessions', 'enter-resultats')(role);

/** The menu in order: each role sees only its entries. */
const ENTRIES: readonly Entry[] = [
  { page: roleHome, label: 'menu.accueil', icon: House },
  { page: 'taches', label: 'menu.taches', icon: ListChecks, isFor: allMrp, count: 'taches' },
  { page: 'sessionsAFaire', label: 'menu.taches', icon: ListChecks, isFor: hasSessionTasks, count: 'taches' },
  {
    page: 'demandes',
    label: 'menu.mes-demandes',
    icon: Files,
    isFor: (role) => demandeurs(role) && can(role.type, 'read-demandes'),
  },
  {
    page: 'demandes',
    label: 'menu.demandes',
    icon: Files,
    isFor: (role) => !demandeurs(role) && can(role.type, 'read-demandes'),
  },
  { page: 'habilitations', label: 'habilitations.titre', icon: Award, isFor: holding('read-habilitations') },
  {
    page: 'sessions',
    label: 'sessions-certification.liste.titre',
    icon: CalendarDays,
    isFor: holding('read-sessions'),
  },
  {
    page: 'certificats',
    label: 'liste-certificats.titre',
    icon: BadgeCheck,
    isFor: holding('read-certificats'),
  },
  {
    page: (role) => rolePath(role, 'demandeAdministrative', role.demandeAdministrative?.id ?? 'nouvelle'),
    label: 'menu.dossier',
    icon: FileText,
    isFor: demandeurs,
  },
  {
    page: (role) => rolePath(role, 'entite', role.entite?.id ?? ''),
    label: 'menu.entite',
    icon: Building2,
    isFor: (role) => demandeurs(role) && role.entite !== null,
  },
  {
    page: 'entites',
    label: 'entites.liste',
    icon: Building2,
    isFor: (role) => !demandeurs(role) && can(role.type, 'read-entites'),
  },
  {
    page: 'dispositifs',
    label: 'dispositifs.titre',
    icon: Layers,
    isFor: (role) => allMrp(role) || can(role.type, 'edit-dispositifs'),
  },
  {
    page: 'modelesCertificat',
    label: 'modeles-certificat.titre',
    icon: LayoutTemplate,
    isFor: holding('edit-modeles-certificat'),
  },
  { page: 'clesCertificat', label: 'cles-certificat.titre', icon: KeyRound, isFor: holding('edit-settings') },
  { page: 'commission', label: 'workflow.commission.titre', icon: Gavel, isFor: holding('read-commission') },
  {
    page: 'utilisateurs',
    label: 'utilisateurs.titre',
    icon: Users,
    isFor: holding('manage-users', 'manage-entite-users'),
  },
  {
    page: 'messagesSupport',
    label: 'supports.bureau.titre',
    icon: Headset,
    isFor: holding('answer-support'),
    count: 'taches',
  },
  { page: 'echeances', label: 'echeances.titre', icon: CalendarClock },
  { page: 'alertes', label: 'alertes.titre', icon: Bell, count: 'alertes' },
  { page: 'messages', label: 'messages.titre', icon: Inbox },
  { page: 'actualites', label: 'actualites.titre', icon: Newspaper },
  { page: 'enTantQue', label: 'menu.en-tant-que', icon: UserRoundCog, isFor: holding('impersonate') },
];

/** The menu of a role, with the counts of its pages. */
export function navigationOf(role: Role, pathname: string, counts: Counts, t: Texts): NavigationItem[] {
  return ENTRIES.filter(({ isFor }) => isFor === undefined || isFor(role)).map(({ page, label, icon, count }) => {
    const href = typeof page === 'string' ? rolePath(role, page) : page(role);
    return {
      href,
      label: t(label),
      icon,
      count: count && counts[count],
      isCurrent: pathname === href || (page !== roleHome && pathname.startsWith(`${href}/`)),
    };
  });
}

/** The help menu of a role; a message to the support names the current page. */
export function helpNavigationOf(role: Role, pathname: string, t: Texts): NavigationItem[] {
  const item = (
    page: 'faqs' | 'manuels' | 'contact',
    label: string,
    icon: NavigationItem['icon'],
    search = '',
  ): NavigationItem => {
    const href = rolePath(role, page);
    return { href: `${href}${search}`, label, icon, isCurrent: pathname === href };
  };
  const from = pathname.includes('/assistance/') ? '' : `?depuis=${encodeURIComponent(pathname)}`;
  return [
    item('faqs', t('faqs.titre'), CircleQuestionMark),
    item('manuels', t('manuels.titre'), BookOpen),
    item('contact', t('supports.titre'), Mail, from),
  ];
}
