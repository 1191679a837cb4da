/** What a role may be able to do, one name for each line of the permission matrix (domain, C.10). */
export const CAPABILITIES = [
  'edit-demande', 'delete-demande', 'download-lettre-engagement', 'read-demandes', 'instruct-demande', 'validate-instruction',
  'dispatch', 'give-avis', 'see-latest-avis', 'read-avis', 'decide', 'force-task', 'download-lettre-decision', 'read-entites',
  'create-entite', 'change-caisse', 'end-activite', 'read-habilitations', 'suspend-habilitation', 'terminate-habilitation',
  'create-habilitation', 'set-date-fin-habilitation', 'delete-plateforme', 'delete-habilitation', 'start-renouvellement',
  'manage-entite-users', 'manage-sessions', 'enter-resultats', 'read-sessions', 'delete-session', 'issue-certificats',
  'extend-certificat-formateur', 'scan-qrcode', 'edit-modeles-certificat', 'edit-dispositifs', 'edit-content',
  'edit-types-message', 'edit-settings', 'send-messages', 'manage-users', 'impersonate', 'add-role-dm', 'read-statistiques',
] as const;
export type Capability = (typeof CAPABILITIES)[number];
