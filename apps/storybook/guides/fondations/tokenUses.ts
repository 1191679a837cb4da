import type { Role } from '@habilis/ui/theme/roles';
import type { text } from '@habilis/ui/theme/text';
import type { VALUES } from '@habilis/ui/theme/values';

/** The use of each colour role. */
export const ROLE_USES: Readonly<Record<Role, string>> = {
  canvas: 'La page',
  surface: 'Champs et cartes',
  surfaceRaised: 'Ce qui flotte, barre d’actions',
  surfaceSunken: 'Navigation latérale, champ en lecture seule',
  surfaceHover: 'Survol d’une ligne, d’une option, d’un bouton discret',
  surfaceSelected: 'Ligne choisie, élément courant',
  text: 'Texte courant',
  textSubtle: 'Aide, dates, ce qui est second',
  textDisabled: 'Désactivé, exemple dans un champ',
  border: 'Filet entre deux lignes',
  borderStrong: 'Ligne des onglets, bord d’une carte, rail non parcouru',
  borderControl: 'Bord de tout champ',
  rule: 'Filet épais au-dessus d’une section, sous un en-tête de tableau',
  accent: 'Liens, bouton principal, élément courant',
  accentHover: 'Accent survolé',
  accentActive: 'Accent pressé',
  onAccent: 'Texte sur l’accent',
  accentTint: 'Grande surface teintée, réservée',
  block: 'L’unique bloc plein de la page',
  onBlock: 'Texte sur le bloc',
  onBlockSubtle: 'Texte second sur le bloc',
  blockLine: 'Filet dans le bloc',
  focus: 'Anneau du focus',
  success: 'Réussite : texte et icône',
  successTint: 'Réussite : fond',
  info: 'Information : texte et icône',
  infoTint: 'Information : fond',
  warning: 'À surveiller : texte et icône',
  warningTint: 'À surveiller : fond',
  danger: 'Faute, retard, refus : texte et icône',
  dangerTint: 'Faute, retard, refus : fond',
  dangerFill: 'Bouton qui confirme une destruction',
  dangerFillHover: 'Le même, survolé',
  dangerFillActive: 'Le même, pressé',
  onDanger: 'Texte sur ce bouton',
  neutralTint: 'Badge neutre, désactivé, squelette',
  scrim: 'Voile derrière une fenêtre',
  impersonation: 'Bandeau d’usurpation d’identité',
  onImpersonation: 'Texte sur ce bandeau',
};

/** The use of each text style. */
export const TEXT_USES: Readonly<Record<keyof typeof text, string>> = {
  display: 'Nom sur le certificat, marque de l’accueil',
  h1: 'Titre de la page, un seul',
  h2Strong: 'Titre du bloc plein',
  h2: 'Section, fenêtre, résumé des fautes',
  h3: 'Étape, état vide, titre d’une carte',
  body: 'Texte, champs, navigation',
  label: 'Nom d’un champ, bouton, onglet',
  small: 'Aide, tableau, date, badge, pied',
  mono: 'Numéros et dates que l’on compare',
};

type Uses<Group extends keyof typeof VALUES> = Readonly<Record<keyof (typeof VALUES)[Group], string>>;

/** The use of each radius, shadow and height. */
export const SHAPE_USES: { radius: Uses<'radius'>; shadow: Uses<'shadow'>; size: Uses<'size'> } = {
  radius: {
    control: 'Boutons, champs, badges, menus',
    card: 'Cartes, bloc plein, fenêtres, messages brefs',
  },
  shadow: { raised: 'Ce qui flotte', actionBar: 'Barre d’actions, seulement' },
  size: {
    control: 'Hauteur d’un champ ou d’un bouton ; 44 px au doigt',
    controlSmall: 'Filtres et pages ; 44 px au doigt',
  },
};

/** The use of each duration. */
export const DURATION_USES: Uses<'duration'> = {
  fast: 'Un survol, une pression, une couleur',
  enter: 'Ce qui arrive : menu, fenêtre, message',
  leave: 'Ce qui s’en va',
};
