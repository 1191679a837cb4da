import { type Address, roleHome } from '@habilis/api/page/paths';
import { type FixedRolePage, rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import type { Capability } from '@habilis/domain/role/capability';
import { can } from '@habilis/domain/role/can';
import { isMrp, isDemandeur } from '@habilis/domain/role/roleGroup';
import type { MessageKey } from '@habilis/i18n/MessageKey';
import type { Texts } from '@habilis/i18n/TextProvider';
import type { NavigationGroup, NavigationItem } from '@habilis/ui/SideNavigation';
import {
  Activity,
  AppWindow,
  Award,
  BadgeCheck,
  Bell,
  BookOpen,
  Building2,
  CalendarClock,
  CalendarDays,
  ChartColumn,
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
  ScrollText,
  SlidersHorizontal,
  UserRoundCog,
  Users,
  Webhook,
} from 'lucide-react';

type Counts = { readonly taches: number | undefined; readonly alertes: number | undefined };

/** The groups of a long menu, in order. */
const GROUPS = ['dossiers', 'referentiel', 'personnes', 'assistance', 'suivi'] as const;
type GroupId = (typeof GROUPS)[number];

/** A menu of more entries than this is in groups that fold. */
const MOST_UNGROUPED = 16;

type Entry = {
  /** The page within the role's area. */
  readonly page: FixedRolePage | ((role: Role) => Address);
  readonly label: MessageKey;
  readonly icon: NavigationItem['icon'];
  /** Which roles see it. @default all */
  readonly isFor?: (role: Role) => boolean;
  readonly count?: keyof Counts;
  /** Where it stands in a long menu. @default before the groups */
  readonly group?: GroupId;
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
    group: 'dossiers',
    label: 'menu.mes-demandes',
    icon: Files,
    isFor: (role) => demandeurs(role) && can(role.type, 'read-demandes'),
  },
  {
    page: 'demandes',
    group: 'dossiers',
    label: 'menu.demandes',
    icon: Files,
    isFor: (role) => !demandeurs(role) && can(role.type, 'read-demandes'),
  },
  {
    page: 'habilitations',
    group: 'dossiers',
    label: 'habilitations.titre',
    icon: Award,
    isFor: holding('read-habilitations'),
  },
  {
    page: 'sessions',
    group: 'dossiers',
    label: 'sessions-certification.liste.titre',
    icon: CalendarDays,
    isFor: holding('read-sessions'),
  },
  {
    page: 'certificats',
    group: 'dossiers',
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
    group: 'personnes',
    label: 'entites.liste',
    icon: Building2,
    isFor: (role) => !demandeurs(role) && can(role.type, 'read-entites'),
  },
  {
    page: 'dispositifs',
    group: 'referentiel',
    label: 'dispositifs.titre',
    icon: Layers,
    isFor: (role) => allMrp(role) || can(role.type, 'edit-dispositifs'),
  },
  {
    page: 'modelesCertificat',
    group: 'referentiel',
    label: 'modeles-certificat.titre',
    icon: LayoutTemplate,
    isFor: holding('edit-modeles-certificat'),
  },
  {
    page: 'clesCertificat',
    group: 'referentiel',
    label: 'cles-certificat.titre',
    icon: KeyRound,
    isFor: holding('edit-settings'),
  },
  {
    page: 'reglages',
    group: 'referentiel',
    label: 'reglages.titre',
    icon: SlidersHorizontal,
    isFor: holding('edit-settings'),
  },
  {
    page: 'exploitation',
    group: 'referentiel',
    label: 'exploitation.titre',
    icon: Activity,
    isFor: holding('operate'),
  },
  {
    page: 'commission',
    group: 'dossiers',
    label: 'workflow.commission.titre',
    icon: Gavel,
    isFor: holding('read-commission'),
  },
  {
    page: 'utilisateurs',
    group: 'personnes',
    label: 'utilisateurs.titre',
    icon: Users,
    isFor: holding('manage-users', 'manage-entite-users'),
  },
  {
    page: 'applications',
    group: 'personnes',
    label: 'applications.titre',
    icon: AppWindow,
    isFor: holding('manage-applications'),
  },
  {
    page: 'webhooks',
    group: 'personnes',
    label: 'webhooks.titre',
    icon: Webhook,
    isFor: holding('manage-webhooks'),
  },
  {
    page: 'messagesSupport',
    group: 'assistance',
    label: 'supports.bureau.titre',
    icon: Headset,
    isFor: holding('answer-support'),
    count: 'taches',
  },
  { page: 'journal', group: 'suivi', label: 'journal.titre', icon: ScrollText, isFor: holding('read-journal') },
  { page: 'echeances', group: 'suivi', label: 'echeances.titre', icon: CalendarClock },
  { page: 'alertes', group: 'suivi', label: 'alertes.titre', icon: Bell, count: 'alertes' },
  { page: 'messages', group: 'suivi', label: 'messages.titre', icon: Inbox },
  {
    page: 'statistiques',
    group: 'suivi',
    label: 'statistiques.titre',
    icon: ChartColumn,
    isFor: holding('read-statistiques'),
  },
  { page: 'actualites', group: 'suivi', label: 'actualites.titre', icon: Newspaper },
  {
    page: 'enTantQue',
    group: 'personnes',
    label: 'menu.en-tant-que',
    icon: UserRoundCog,
    isFor: holding('impersonate'),
  },
];

/** The menu of a role: its entries in order and, when they are many, those of each group apart, help among them. */
type Menu = {
  readonly items: readonly NavigationItem[];
  readonly groups: readonly NavigationGroup[];
  readonly helpItems: readonly NavigationItem[];
};

/** The entries of a role's menu in order, with the counts of their pages. */
export function entriesOf(
  role: Role,
  pathname: string,
  counts: Counts,
  t: Texts,
): (NavigationItem & { group?: GroupId })[] {
  return ENTRIES.filter(({ isFor }) => isFor === undefined || isFor(role)).map(
    ({ page, label, icon, count, group }) => {
      const href = typeof page === 'string' ? rolePath(role, page) : page(role);
      return {
        href,
        label: t(label),
        icon,
        count: count && counts[count],
        isCurrent: pathname === href || (page !== roleHome && pathname.startsWith(`${href}/`)),
        ...(group === undefined ? {} : { group }),
      };
    },
  );
}

/** The help menu of a role; a message to the support names the current page, and who answers there writes none. */
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
    ...(can(role.type, 'answer-support') ? [] : [item('contact', t('supports.contact'), Mail, from)]),
  ];
}

/** The menu of a role, in groups where it is long. */
export function navigationOf(role: Role, pathname: string, counts: Counts, t: Texts): Menu {
  const entries = entriesOf(role, pathname, counts, t);
  const helpItems = helpNavigationOf(role, pathname, t);
  if (entries.length <= MOST_UNGROUPED) return { items: entries, groups: [], helpItems };
  const groups = GROUPS.map((id) => ({
    id,
    label: t(`menu.groupe.${id}`),
    items: [...entries.filter(({ group }) => group === id), ...(id === 'assistance' ? helpItems : [])],
  }));
  return { items: entries.filter(({ group }) => group === undefined), groups, helpItems: [] };
}
