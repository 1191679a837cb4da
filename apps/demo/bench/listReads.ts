import { CERTIFICAT_SORTS } from '@habilis/api/certificat/endpoints';
import { DEMANDE_SORTS, TODO_VIEWS } from '@habilis/api/demande/demandeQuery';
import { ENTITE_SORTS } from '@habilis/api/entite/endpoints';
import { HABILITATION_SORTS } from '@habilis/api/habilitation/endpoints';
import { SESSION_SORTS } from '@habilis/api/session-certification/endpoints';
import { UTILISATEUR_SORTS } from '@habilis/api/utilisateur/endpoints';
import { CERTIFICAT_VUES } from '@habilis/domain/certificat/vues';
import { SESSION_VUE_KEYS } from '@habilis/domain/session-certification/vues';
import { HABILITATION_ETATS } from '@habilis/domain/habilitation/etatHabilitation';

/** A read of a list, a counter or a search; with a body, it is a POST. */
export type Read = {
  readonly name: string;
  readonly caller: string;
  readonly path: string;
  readonly body?: Readonly<Record<string, string | number>>;
};

const CALLERS = {
  instructeur: 'INS50001',
  'responsable de caisse': 'RCA60001',
  expert: 'EXP80001',
  répartiteur: 'REP70001',
  'responsable de dispositif': 'RDI90001',
  commission: 'CNH91001',
  administrateur: 'ADM92001',
  gestionnaire: 'LPF20001',
} as const;
type CallerName = keyof typeof CALLERS;

const read = (who: CallerName, name: string, path: string, body?: Read['body']): Read => ({
  name: `${who} : ${name}`,
  caller: CALLERS[who],
  path,
  ...(body === undefined ? {} : { body }),
});

const ORDERS = ['asc', 'desc'] as const;

/** A list in each of its orders, ascending and descending. */
const inEachOrder = (sorts: readonly string[], readOf: (name: string, query: string) => Read): Read[] =>
  sorts.flatMap((tri) => ORDERS.map((ordre) => readOf(`par ${tri} ${ordre}`, `tri=${tri}&ordre=${ordre}`)));

const WORDS = 'institut+formation+sologne';

/** Questions to the directory, each asked of its list and of its map. */
const ANNUAIRE_QUESTIONS = {
  entière: '',
  'd’un niveau': 'niveau=SST-1',
  'd’un mot': 'texte=sologne',
  'd’un lieu': 'lieu=orleans',
} as const;

const annuaire: readonly Read[] = [
  ...Object.entries(ANNUAIRE_QUESTIONS).flatMap(([name, query]) => [
    read('gestionnaire', `annuaire ${name}`, `/annuaire?taille=5&${query}`),
    read('gestionnaire', `annuaire ${name}, par département`, `/annuaire/departements?${query}`),
  ]),
  read('gestionnaire', 'annuaire d’un département', '/annuaire?taille=5&departement=45'),
  read('gestionnaire', 'annuaire, pour leurs salariés', '/annuaire?taille=5&ouverture=SALARIES'),
];

/** Filters of the list of demandes, tried one at a time. */
const DEMANDE_FILTERS = {
  'd’une nature': 'nature=REN',
  administratives: 'nature=DA',
  'd’un dispositif': 'dispositifId=1',
  'd’un niveau': 'niveau=SST-1',
  'd’une caisse': 'caisse=NORD_EST',
  'en retard': 'echeance=depassee',
  'dues sous 7 jours': 'echeance=7',
  'soumises un mois': 'soumiseDu=2026-01-01&soumiseAu=2026-01-31',
  'sur une tâche': 'tache=sous_commission',
  acceptées: 'tache=acceptee',
  'd’un mot': 'recherche=formation',
  'de trois mots': `recherche=${WORDS}`,
  'd’un numéro': 'recherche=DH-2025-10500',
} as const;

const demandes = (who: CallerName): Read[] => [
  ...inEachOrder(DEMANDE_SORTS, (name, query) => read(who, `demandes ${name}`, `/demande/current-list?${query}`)),
  ...Object.entries(DEMANDE_FILTERS).flatMap(([name, query]) => [
    read(who, `demandes ${name}`, `/demande/current-list?${query}`),
    read(who, `demandes ${name}, par échéance`, `/demande/current-list?${query}&tri=dateEcheance&ordre=desc`),
  ]),
  // Words common to many names, found early or late in their order.
  read(who, 'demandes d’un mot, par entité', '/demande/current-list?recherche=formation&tri=raisonSociale'),
  read(who, 'demandes d’un mot tardif, par entité', '/demande/current-list?recherche=reseau&tri=raisonSociale'),
  read(who, 'demandes, page 600', '/demande/current-list?page=600'),
];

const taches = (who: CallerName): Read[] => [
  read(who, 'compteurs', '/demande/todo-list/count'),
  ...(who === 'gestionnaire' ? [] : [read(who, 'stock par tâche', '/demande/todo-list/stock')]),
  ...inEachOrder(DEMANDE_SORTS, (name, query) => read(who, `tâches ${name}`, `/demande/todo-list?${query}`)),
  ...TODO_VIEWS.map((vue) => read(who, `tâches ${vue}`, `/demande/todo-list?vue=${vue}`)),
  read(who, 'tâches de trois mots', `/demande/todo-list?recherche=${WORDS}`),
];

const habilitations = (who: CallerName): Read[] => [
  ...inEachOrder(HABILITATION_SORTS, (name, query) => read(who, `habilitations ${name}`, `/habilitation/?${query}`)),
  ...HABILITATION_ETATS.map((etat) => read(who, `habilitations ${etat}`, `/habilitation/?etat=${etat}`)),
  read(who, 'habilitations d’un niveau', '/habilitation/?niveau=SST-1'),
  read(who, 'habilitations d’une caisse', '/habilitation/?caisse=NORD_EST'),
  read(who, 'habilitations qui finissent', '/habilitation/?finAvant=2027-01-01&tri=dateFin'),
  read(who, 'habilitations d’un mot', '/habilitation/?recherche=formation'),
  read(who, 'habilitations de trois mots', `/habilitation/?recherche=${WORDS}`),
];

const search = (body: NonNullable<Read['body']>): [string, typeof body] => ['/entite/search', body];

const entites = (who: CallerName): Read[] => [
  read(who, 'choix d’une entité', '/entite/'),
  read(who, 'choix d’une entité d’un mot', '/entite/?recherche=formation'),
  ...ENTITE_SORTS.flatMap((tri) =>
    ORDERS.map((ordre) => read(who, `entités par ${tri} ${ordre}`, ...search({ tri, ordre }))),
  ),
  read(who, 'entités d’une caisse', ...search({ caisseId: 11 })),
  read(who, 'entités d’un département', ...search({ departement: '54' })),
  read(who, 'entités d’un niveau', ...search({ niveau: 'SST-1' })),
  read(who, 'entités actives', ...search({ etat: 'active' })),
  read(who, 'entités fermées', ...search({ etat: 'fermee' })),
  read(who, 'entités du registre', ...search({ registre: 'OK' })),
  read(who, 'entités d’un mot', ...search({ recherche: 'formation' })),
  read(who, 'entités de trois mots', ...search({ recherche: 'institut formation sologne' })),
  read(who, 'entités d’un numéro', ...search({ recherche: 'DH-2025-10500' })),
  read(who, 'entités d’un SIRET', ...search({ recherche: '050000019' })),
];

const utilisateurs = (who: CallerName): Read[] => [
  ...inEachOrder(UTILISATEUR_SORTS, (name, query) => read(who, `utilisateurs ${name}`, `/utilisateur/search?${query}`)),
  read(who, 'utilisateurs d’un rôle', '/utilisateur/search?role=F'),
  read(who, 'utilisateurs d’un rôle rare', '/utilisateur/search?role=E'),
  read(who, 'utilisateurs d’une caisse', '/utilisateur/search?caisse=NORD_EST'),
  read(who, 'utilisateurs d’une entité', '/utilisateur/search?entite=institut+formation+sologne'),
  read(who, 'utilisateurs bloqués', '/utilisateur/search?etat=bloquee'),
  read(who, 'utilisateurs actifs', '/utilisateur/search?etat=active'),
  read(who, 'utilisateurs d’un mot', '/utilisateur/search?recherche=zoe'),
  read(who, 'utilisateurs d’un nom tardif', '/utilisateur/search?recherche=zimmer'),
  read(who, 'utilisateurs de trois mots', '/utilisateur/search?recherche=zoe+nivelle+personne12'),
  read(who, 'entités pour un rôle', '/utilisateur/entites?recherche=formation'),
];

const sessionsOf = (body: NonNullable<Read['body']>): [string, typeof body] => ['/session-certification/search', body];

/** Filters of the list of sessions, tried one at a time; the words are those of stagiaires, common and rare. */
const SESSION_FILTERS = {
  'd’un mode': { mode: 'MAC' },
  'd’un niveau': { niveau: 'SST-1' },
  'd’une caisse': { caisse: 'NORD_EST' },
  'd’un formateur': { animateur: 'FOR40001' },
  'd’un mois': { dateDebut: '2026-03-01', dateFin: '2026-03-31' },
  'd’une année': { dateDebut: '2025-01-01', dateFin: '2025-12-31' },
  'à clôturer': { vue: 'en-cours', suppressionAvant: '2026-12-31' },
  'd’un état': { etat: 'RESULTATS' },
  supprimées: { etat: 'SUPPRIMEE' },
  'd’un mot': { recherche: 'formation' },
  'de trois mots': { recherche: 'institut formation sologne' },
  'd’un prénom': { recherche: 'zoe' },
  'd’un nom': { recherche: 'nivelleard' },
  'd’un stagiaire': { recherche: 'zoe nivelleard' },
  'd’un identifiant': { recherche: 'SAA00017' },
  'd’un numéro': { recherche: 'S-2025-1050' },
  'd’une ville': { recherche: 'nancy' },
} as const;

const sessions = (who: CallerName): Read[] => [
  read(who, 'compteurs de sessions', '/session-certification/compteurs'),
  ...(['toutes', 'en-cours'] as const).flatMap((vue) =>
    SESSION_SORTS.flatMap((tri) =>
      ORDERS.map((ordre) => read(who, `sessions ${vue} par ${tri} ${ordre}`, ...sessionsOf({ vue, tri, ordre }))),
    ),
  ),
  ...SESSION_VUE_KEYS.map((vue) => read(who, `sessions ${vue}`, ...sessionsOf({ vue }))),
  ...Object.entries(SESSION_FILTERS).flatMap(([name, filter]) => [
    read(who, `sessions ${name}`, ...sessionsOf(filter)),
    read(who, `sessions ${name}, par entité`, ...sessionsOf({ ...filter, tri: 'raisonSociale', ordre: 'desc' })),
  ]),
  read(who, 'sessions, page 600', ...sessionsOf({ vue: 'toutes', page: 600 })),
];

const certificatsOf = (body: NonNullable<Read['body']>): [string, typeof body] => ['/certificat/search', body];

/** Filters of the list of certificats, tried one at a time; the words are those of holders, common and rare. */
const CERTIFICAT_FILTERS = {
  'd’un mode': { mode: 'MAC' },
  'd’un niveau': { niveau: 'SST-1' },
  'd’une caisse': { caisse: 'NORD_EST' },
  'd’une entité': { entite: 'institut formation sologne' },
  'd’un formateur': { formateur: 'FOR40001' },
  'obtenus en un mois': { obtenuDu: '2026-03-01', obtenuAu: '2026-03-31' },
  'qui finissent': { vue: 'en-vigueur', finAvant: '2027-01-01' },
  'd’un prénom': { recherche: 'zoe' },
  'd’un nom': { recherche: 'nivelleard' },
  'd’un titulaire': { recherche: 'zoe nivelleard' },
  'd’un identifiant': { recherche: 'SAA00017' },
  'd’un numéro': { recherche: 'SST-1-2025-1000' },
  'd’un rang': { recherche: '1000017' },
  'sans résultat': { recherche: 'introuvable' },
} as const;

const certificats = (who: CallerName): Read[] => [
  ...CERTIFICAT_VUES.flatMap((vue) =>
    CERTIFICAT_SORTS.flatMap((tri) =>
      ORDERS.map((ordre) => read(who, `certificats ${vue} par ${tri} ${ordre}`, ...certificatsOf({ vue, tri, ordre }))),
    ),
  ),
  ...Object.entries(CERTIFICAT_FILTERS).flatMap(([name, filter]) => [
    read(who, `certificats ${name}`, ...certificatsOf(filter)),
    read(who, `certificats ${name}, par fin`, ...certificatsOf({ ...filter, tri: 'dateFin', ordre: 'desc' })),
  ]),
  read(who, 'certificats, page 600', ...certificatsOf({ page: 600 })),
];

/** What is typed in the header: common and rare words, several, one that comes late, elided, numbers, a SIRET, an identifier, two letters. */
const TYPED = {
  'd’un mot': 'formation',
  'de trois mots': 'institut formation sologne',
  'd’un mot tardif': 'reseau',
  'd’un mot élidé': 'l’institut',
  'de deux lettres': 'fo',
  'd’un niveau': 'sst',
  'd’un numéro': 'DH-2025-10500',
  'd’un numéro sans préfixe': '2025-10500',
  'd’une année': 'DH-2025',
  'd’une habilitation': '1050/2025',
  'd’un SIRET': '050 000 019',
  'd’un identifiant': 'INS50001',
  'd’un nom': 'zoe nivelle',
  'd’un stagiaire': 'zoe nivelleard',
  'd’une session': 'S-2025-1050',
  'sans résultat': 'introuvable',
} as const;

const recherches = (who: CallerName): Read[] =>
  Object.entries(TYPED).map(([name, texte]) =>
    read(who, `recherche ${name}`, `/recherche?texte=${encodeURIComponent(texte)}`),
  );

const echeances = (who: CallerName): Read[] => [
  read(who, 'ligne de temps', '/echeance/ligne'),
  read(who, 'échéances', '/echeance/'),
  read(who, 'échéances, dixième page', '/echeance/?page=10'),
  read(who, 'échéances en retard', '/echeance/?vue=en-retard'),
  read(who, 'fins d’habilitation d’un mois', '/echeance/?genre=HABILITATION&du=2027-03&au=2027-03'),
  read(who, 'pièces', '/echeance/?genre=PIECE'),
];

/** Every list, counter and search, for the callers who see the most rows. */
export const LIST_READS: readonly Read[] = [
  ...(['instructeur', 'expert', 'répartiteur', 'responsable de dispositif', 'commission'] as const).flatMap(taches),
  ...(['instructeur', 'répartiteur', 'responsable de dispositif', 'gestionnaire'] as const).flatMap(demandes),
  ...(['instructeur', 'répartiteur', 'responsable de dispositif'] as const).flatMap(habilitations),
  ...(['instructeur', 'répartiteur', 'responsable de dispositif', 'expert'] as const).flatMap(entites),
  ...(['administrateur', 'responsable de caisse'] as const).flatMap(utilisateurs),
  ...(
    ['instructeur', 'répartiteur', 'responsable de dispositif', 'expert', 'administrateur', 'gestionnaire'] as const
  ).flatMap(sessions),
  ...(['instructeur', 'répartiteur', 'responsable de dispositif', 'administrateur', 'gestionnaire'] as const).flatMap(
    certificats,
  ),
  read('gestionnaire', 'sessions à faire', '/session-certification/todo-list'),
  read('gestionnaire', 'sessions à faire, compteur', '/session-certification/todo-list/count'),
  read('instructeur', 'sessions à faire', '/session-certification/todo-list'),
  ...annuaire,
  read('responsable de caisse', 'stock par tâche', '/demande/todo-list/stock'),
  ...(
    [
      'instructeur',
      'responsable de caisse',
      'expert',
      'répartiteur',
      'responsable de dispositif',
      'administrateur',
      'gestionnaire',
    ] as const
  ).flatMap(recherches),
  ...(
    [
      'instructeur',
      'responsable de caisse',
      'expert',
      'répartiteur',
      'responsable de dispositif',
      'commission',
      'administrateur',
      'gestionnaire',
    ] as const
  ).flatMap(echeances),
  read('instructeur', 'alertes', '/alerte/'),
  read('commission', 'séances', '/commission/seances'),
  read('commission', 'à planifier', '/commission/a-planifier'),
  read('commission', 'décisions en attente', '/commission/decisions'),
  read('administrateur', 'personnes dont agir au nom', '/impersonation/personnes?recherche=zoe+nivelle'),
  read('répartiteur', 'demandes exportées', '/demande/current-list/export?format=csv'),
  read('instructeur', 'demandes exportées', '/demande/current-list/export?format=csv'),
];
