import { type FixedRolePage, rolePath } from '@habilis/api/page/rolePaths';
import type { GenreTrouve, GroupeTrouve } from '@habilis/api/recherche/Recherche';
import type { Role } from '@habilis/api/role/Role';
import { formatSiret } from '@habilis/domain/identifiant/formatSiret';
import { isDemandeur } from '@habilis/domain/role/roleGroup';
import { formatDate } from '@habilis/i18n/format';
import type { Texts } from '@habilis/i18n/TextProvider';
import type { CommandEnd, CommandItem } from '@habilis/ui/SearchCommand';
import {
  Award,
  BadgeCheck,
  Building2,
  CalendarDays,
  CircleAlert,
  ClockAlert,
  FileText,
  Layers,
  type LucideIcon,
  Users,
} from 'lucide-react';
import { demandePath } from '../demande/demandePath.ts';
import { deadlineView } from '../etat/deadlineView.ts';
import { STATUT_CERTIFICAT_LOOKS } from '../etat/STATUT_CERTIFICAT_LOOKS.ts';
import { ETAT_ENTITE_LOOKS } from '../etat/ETAT_ENTITE_LOOKS.ts';
import { ETAT_HABILITATION_LOOKS } from '../etat/ETAT_HABILITATION_LOOKS.ts';
import { ETAT_SESSION_LOOKS } from '../etat/ETAT_SESSION_LOOKS.ts';
import { ETAT_UTILISATEUR_LOOKS } from '../etat/ETAT_UTILISATEUR_LOOKS.ts';

/** With what a result is shown. */
export type Shown = { readonly t: Texts; readonly role: Role; readonly today: string };

type Trouves = { [G in GenreTrouve]: Extract<GroupeTrouve, { genre: G }>['resultats'][number] };
/** A result of one kind. */
type Trouve<G extends GenreTrouve> = Trouves[G];
/** The results of one kind; the kind tells what they are. */
export type GroupeDe<G extends GenreTrouve> = {
  [K in G]: { readonly genre: K; readonly resultats: readonly Trouves[K][] };
}[G];
type Found = { readonly id: number | string } & Pick<CommandItem, 'href' | 'title'> & {
    readonly code?: string | undefined;
    readonly description?: string | undefined;
    readonly end?: CommandEnd | undefined;
  };
type Count = { readonly total: number; readonly depasse: 'oui' | 'non' };

type Genre<G extends GenreTrouve> = {
  readonly icon: LucideIcon;
  readonly label: (t: Texts) => string;
  /** The line that leads to the whole list. */
  readonly all: (t: Texts, count: Count) => string;
  /** The page of that list, when the role's menu has it. */
  readonly page: FixedRolePage;
  /** What that list is asked beside the words, so that it holds all that was found. */
  readonly asked?: Readonly<Record<string, string>>;
  readonly item: (found: Trouve<G>, shown: Shown) => Found;
};

const filled = (...parts: readonly (string | null)[]): string | undefined =>
  parts.filter((part) => part !== null && part !== '').join(' · ') || undefined;

/** By when a demande is due for those who work on it; where it stands for its entite, and once nothing is due. */
function endOfDemande(
  { dateDebutTache: start, dateEcheance: due, currentTaskDefinitionKey: tache }: Trouve<'demande'>,
  { t, role, today }: Shown,
): CommandEnd {
  if (start === null || due === null || isDemandeur(role.type)) {
    return { label: t.find(`workflow.tache.${tache}`) ?? tache };
  }
  const { state, words: label } = deadlineView(t, { start, due, today }, true);
  if (state === 'late') return { label, icon: CircleAlert, tone: 'danger' };
  return state === 'soon' ? { label, icon: ClockAlert, tone: 'warning' } : { label };
}

/** How each kind of result is named, shown and opened: a further kind is one more entry. */
export const GENRES: { readonly [G in GenreTrouve]: Genre<G> } = {
  demande: {
    icon: FileText,
    label: (t) => t('menu.recherche.demandes'),
    all: (t, count) => t('menu.recherche.voir-demandes', count),
    page: 'demandes',
    item: (found, shown) => ({
      id: found.id,
      href: demandePath(shown.role, found),
      title: found.raisonSociale ?? shown.t('listes.sans-nom'),
      code: found.numero ?? shown.t('listes.sans-numero'),
      description:
        found.type === 'DA'
          ? shown.t('listes.administratif')
          : (found.libelleDispositifNiveau ?? shown.t('listes.niveau-a-choisir')),
      end: endOfDemande(found, shown),
    }),
  },
  habilitation: {
    icon: Award,
    label: (t) => t('menu.recherche.habilitations'),
    all: (t, count) => t('menu.recherche.voir-habilitations', count),
    page: 'habilitations',
    item: ({ id, numero, raisonSociale, libelleDispositifNiveau, etat }, { t, role }) => ({
      id,
      href: rolePath(role, 'habilitation', id),
      title: raisonSociale,
      code: numero,
      description: libelleDispositifNiveau,
      end: { label: t(`habilitations.etat.${etat}`), ...ETAT_HABILITATION_LOOKS[etat] },
    }),
  },
  session: {
    icon: CalendarDays,
    label: (t) => t('menu.recherche.sessions'),
    all: (t, count) => t('menu.recherche.voir-sessions', count),
    page: 'sessions',
    asked: { vue: 'toutes' },
    item: (found, { t, role }) => ({
      id: found.id,
      href: rolePath(role, 'session', found.id),
      title: found.raisonSociale,
      code: found.numero ?? t('listes.sans-numero'),
      description: filled(
        // First, for what does not fit is cut: the day tells two sessions of one entite apart.
        found.dateSession === null ? null : formatDate(found.dateSession),
        found.libelleDispositifNiveau,
      ),
      end: { label: t(`sessions-certification.etat.${found.etat}`), ...ETAT_SESSION_LOOKS[found.etat] },
    }),
  },
  certificat: {
    icon: BadgeCheck,
    label: (t) => t('menu.recherche.certificats'),
    all: (t, count) => t('menu.recherche.voir-certificats', count),
    page: 'certificats',
    asked: { vue: 'tous' },
    item: ({ id, numero, nom, prenom, statut, libelleDispositifNiveau, raisonSociale }, { t, role }) => ({
      id,
      href: rolePath(role, 'certificat', id),
      title: `${prenom} ${nom}`,
      code: numero,
      description: filled(libelleDispositifNiveau, raisonSociale),
      end: { label: t(`liste-certificats.statut.${statut}`), ...STATUT_CERTIFICAT_LOOKS[statut] },
    }),
  },
  entite: {
    icon: Building2,
    label: (t) => t('menu.recherche.entites'),
    all: (t, count) => t('menu.recherche.voir-entites', count),
    page: 'entites',
    item: ({ id, raisonSociale, siret, codePostal, ville, etat }, { t, role }) => ({
      id,
      href: rolePath(role, 'entite', id),
      title: raisonSociale,
      code: siret === null ? undefined : formatSiret(siret),
      description: filled(filled(codePostal, ville)?.replace(' · ', ' ') ?? null),
      end: etat === 'active' ? undefined : { label: t(`entites.etat.${etat}`), ...ETAT_ENTITE_LOOKS[etat] },
    }),
  },
  personne: {
    icon: Users,
    label: (t) => t('menu.recherche.personnes'),
    all: (t, count) => t('menu.recherche.voir-personnes', count),
    page: 'utilisateurs',
    item: ({ habilisId, nomPrenom, roles, etat }, { t, role }) => ({
      id: habilisId,
      href: rolePath(role, 'utilisateur', habilisId),
      title: nomPrenom,
      code: habilisId,
      description: filled(...roles.map((one) => t(`roles.${one}`))),
      end: etat === 'active' ? undefined : { label: t(`utilisateurs.etat.${etat}`), ...ETAT_UTILISATEUR_LOOKS[etat] },
    }),
  },
  niveau: {
    icon: Layers,
    label: (t) => t('menu.recherche.niveaux'),
    all: (t, count) => t('menu.recherche.voir-niveaux', count),
    page: 'dispositifs',
    item: ({ id, code, libelle }, { role }) => ({ id, href: rolePath(role, 'niveau', id), title: libelle, code }),
  },
};
