/** The files of texts loaded at start, in the order of the specification (section 2). */
export const NAMESPACES = [
  'faqs', 'compte', 'termes', 'invite', 'captcha', 'roles', 'menu', 'erreurs', 'modals', 'utilisateurs', 'criteres', 'listes',
  'entites', 'habilitations', 'workflow', 'upload', 'tableau-bord', 'scanner-qrcode', 'liste-certificats', 'admin', 'caisse',
  'dispositifs', 'dispositifs-niveaux', 'certificats', 'modeles-certificat', 'certificats-formateur', 'statistiques',
  'sessions-certification', 'supports', 'manuels', 'actualites', 'types-message', 'messages', 'departements', 'alertes',
] as const;
export type Namespace = (typeof NAMESPACES)[number];
