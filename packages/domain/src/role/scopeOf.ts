import type { Capability } from './capability.ts';
import { ROLE_TYPES, type RoleType } from './RoleType.ts';

/** Over which objects a role has a capability. */
export type RoleScope = 'all' | 'entite' | 'caisse' | 'dispositif' | 'assigned' | 'delegation' | 'none';

const SCOPES: Readonly<Record<string, RoleScope>> = {
  '+': 'all',
  e: 'entite',
  c: 'caisse',
  d: 'dispositif',
  a: 'assigned',
  h: 'delegation',
  '-': 'none',
};

// One letter for each role, in the order of ROLE_TYPES: DM G E RC RD DL I R F ADM S CNH (domain, C.10).
const MATRIX: Readonly<Record<Capability, string>> = {
  'edit-demande': 'ee----------',
  'delete-demande': 'ee-------++-',
  'delete-demande-refusee': 'ee-------+++',
  'download-lettre-engagement': 'eeacd-c+-+++',
  'read-demandes': 'eeacd-c+-+++',
  'instruct-demande': '------c-----',
  'validate-instruction': '---c--------',
  dispatch: '-------+----',
  'give-avis': '--a-d-c-----',
  'give-expertise': '--a---------',
  'validate-demande': '----d-------',
  'see-latest-avis': '----d--+---+',
  'read-avis': '--acd-c+-+++',
  decide: '-----------+',
  'read-commission': '-------+-+++',
  'force-task': '---------++-',
  'download-lettre-decision': 'ee-cd-c+-+++',
  'read-entites': 'eedc+-c+-+++',
  'create-entite': '------c--++-',
  'change-caisse': '-------+-++-',
  'end-activite': '-e-c-----++-',
  'read-habilitations': 'eedcdhc+-+++',
  'suspend-habilitation': '---cd----+++',
  'terminate-habilitation': '---------+++',
  'create-habilitation': '---------+++',
  'set-date-fin-habilitation': '----d----+++',
  'delete-plateforme': '----d----++-',
  'delete-habilitation': '---------++-',
  'start-renouvellement': 'ee----------',
  'manage-entite-users': '-e-------++-',
  'manage-sessions': 'ee---h------',
  'enter-resultats': '--------a---',
  'read-sessions': 'eedcdhc+a+++',
  'delete-session': 'ee---h---++-',
  'issue-certificats': 'ee---h--a++-',
  'extend-certificat-formateur': '----d----++-',
  'scan-qrcode': '++++++++++++',
  'edit-modeles-certificat': '----d----++-',
  'edit-dispositifs': '----d----++-',
  'edit-content': '---------++-',
  'edit-types-message': '---------++-',
  'edit-settings': '---------+--',
  'send-messages': '----d-c--+++',
  'manage-users': '---c-----++-',
  'merge-users': '---------++-',
  'reset-second-factor': '---------++-',
  impersonate: '---------++-',
  'add-role-dm': '++---+--+---',
  'read-statistiques': 'eeacdhc+a+++',
};

/** Over which objects a role has a capability, `none` when it has it not (domain, C.10). */
export function scopeOf(role: RoleType, capability: Capability): RoleScope {
  return SCOPES[MATRIX[capability].charAt(ROLE_TYPES.indexOf(role))] ?? 'none';
}
