import type { RoleScope } from './RoleScope.ts';
import type { RoleType } from './RoleType.ts';

type Holders = Partial<Record<RoleType, Exclude<RoleScope, 'none'>>>;

// Roles that often share a capability.
const DEMANDEURS = { DM: 'entite', G: 'entite' } satisfies Holders;
const CAISSE = { RC: 'caisse', I: 'caisse' } satisfies Holders;
const ADMINS = { ADM: 'all', S: 'all' } satisfies Holders;
const NATIONAL = { R: 'all', ...ADMINS, CNH: 'all' } satisfies Holders;
const EVERYBODY = {
  DM: 'all',
  G: 'all',
  E: 'all',
  RC: 'all',
  RD: 'all',
  DL: 'all',
  I: 'all',
  R: 'all',
  F: 'all',
  ADM: 'all',
  S: 'all',
  CNH: 'all',
} satisfies Holders;

/** What each role keeps for itself. */
const OWN = {
  DM: 'assigned',
  G: 'assigned',
  E: 'assigned',
  RC: 'assigned',
  RD: 'assigned',
  DL: 'assigned',
  I: 'assigned',
  R: 'assigned',
  F: 'assigned',
  ADM: 'assigned',
  S: 'assigned',
  CNH: 'assigned',
} satisfies Holders;

const MATRIX = {
  'edit-demande': DEMANDEURS,
  'delete-demande': { ...DEMANDEURS, ...ADMINS },
  'delete-demande-refusee': { ...DEMANDEURS, ...ADMINS, CNH: 'all' },
  'download-lettre-engagement': { ...DEMANDEURS, E: 'assigned', ...CAISSE, RD: 'dispositif', ...NATIONAL },
  'read-demandes': { ...DEMANDEURS, E: 'assigned', ...CAISSE, RD: 'dispositif', ...NATIONAL },
  'instruct-demande': { I: 'caisse' },
  'validate-instruction': { RC: 'caisse' },
  dispatch: { R: 'all' },
  'give-avis': { E: 'assigned', RD: 'dispositif', I: 'caisse' },
  'give-expertise': { E: 'assigned' },
  'validate-demande': { RD: 'dispositif' },
  'see-latest-avis': { RD: 'dispositif', R: 'all', CNH: 'all' },
  'read-avis': { E: 'assigned', ...CAISSE, RD: 'dispositif', ...NATIONAL },
  decide: { CNH: 'all' },
  'read-commission': NATIONAL,
  'force-task': ADMINS,
  'download-lettre-decision': { ...DEMANDEURS, ...CAISSE, RD: 'dispositif', ...NATIONAL },
  'read-entites': { ...DEMANDEURS, E: 'dispositif', ...CAISSE, RD: 'all', ...NATIONAL },
  'create-entite': { I: 'caisse', ...ADMINS },
  'change-caisse': { R: 'all', ...ADMINS },
  'end-activite': { G: 'entite', RC: 'caisse', ...ADMINS },
  'read-habilitations': { ...DEMANDEURS, E: 'dispositif', ...CAISSE, RD: 'dispositif', DL: 'delegation', ...NATIONAL },
  'suspend-habilitation': { RC: 'caisse', RD: 'dispositif', ...ADMINS, CNH: 'all' },
  'terminate-habilitation': { ...ADMINS, CNH: 'all' },
  'create-habilitation': { ...ADMINS, CNH: 'all' },
  'set-date-fin-habilitation': { RD: 'dispositif', ...ADMINS, CNH: 'all' },
  'delete-plateforme': { RD: 'dispositif', ...ADMINS },
  'delete-habilitation': ADMINS,
  'start-renouvellement': DEMANDEURS,
  'manage-entite-users': { G: 'entite', ...ADMINS },
  'name-gestionnaire': { RC: 'caisse', ...ADMINS },
  'manage-sessions': { ...DEMANDEURS, DL: 'delegation' },
  'manage-network-sessions': { RD: 'dispositif', I: 'caisse' },
  'correct-session': ADMINS,
  'enter-resultats': { F: 'assigned' },
  'read-sessions': {
    ...DEMANDEURS,
    E: 'dispositif',
    ...CAISSE,
    RD: 'dispositif',
    DL: 'delegation',
    F: 'assigned',
    ...NATIONAL,
  },
  'delete-session': { ...DEMANDEURS, DL: 'delegation', ...ADMINS },
  'read-certificats': { ...DEMANDEURS, ...CAISSE, RD: 'dispositif', DL: 'delegation', F: 'assigned', ...NATIONAL },
  'export-certificats': { ...DEMANDEURS, ...CAISSE, RD: 'dispositif', DL: 'delegation', ...NATIONAL },
  'issue-certificats': { ...DEMANDEURS, DL: 'delegation', ...ADMINS },
  'issue-certificats-formateur': { ...DEMANDEURS, DL: 'delegation', F: 'assigned', ...ADMINS },
  'revoke-certificats': { RD: 'dispositif', ...ADMINS },
  'extend-certificat-formateur': { RD: 'dispositif', ...ADMINS },
  'scan-qrcode': EVERYBODY,
  'edit-modeles-certificat': { RD: 'dispositif', ...ADMINS },
  'edit-dispositifs': { RD: 'dispositif', ...ADMINS },
  'edit-content': ADMINS,
  'edit-types-message': ADMINS,
  'answer-support': ADMINS,
  'edit-settings': { ADM: 'all' },
  'read-alertes-de-tous': ADMINS,
  'send-messages': { RD: 'dispositif', I: 'caisse', ...ADMINS, CNH: 'all' },
  'manage-users': { RC: 'caisse', ...ADMINS },
  'merge-users': ADMINS,
  'reset-second-factor': ADMINS,
  impersonate: ADMINS,
  'add-role-dm': { DM: 'all', G: 'all', DL: 'all', F: 'all' },
  'read-statistiques': {
    ...DEMANDEURS,
    E: 'assigned',
    ...CAISSE,
    RD: 'dispositif',
    DL: 'delegation',
    F: 'assigned',
    ...NATIONAL,
  },
  'read-echeances': EVERYBODY,
  'keep-vues': OWN,
  'read-vues-partagees': CAISSE,
  'share-vues': { RC: 'caisse' },
} satisfies Readonly<Record<string, Holders>>;

/** The permission matrix: who holds each capability, and over which objects; a role that is not named does not hold it (domain, C.10). */
export const RIGHTS: Readonly<Record<keyof typeof MATRIX, Holders>> = MATRIX;
