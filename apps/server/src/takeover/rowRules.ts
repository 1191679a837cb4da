import { identiteFaultsOf } from '@habilis/domain/compte/identiteFaultsOf';
import { perimetreOfRole } from '@habilis/domain/utilisateur/perimetreOfRole';
import { attacheOfRole } from '@habilis/domain/utilisateur/attacheOfRole';
import { ORGANISME_NATIONAL } from '@habilis/domain/entite/caisses';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { FileName } from './FILES.ts';
import type { Row } from './Finding.ts';

/** A fault between the cells of a row: its column, what is wrong, what to do. */
export type RowFault = readonly [column: string, what: string, remedy: string];

const faultIf = (isWrong: boolean, ...fault: RowFault): RowFault[] => (isWrong ? [fault] : []);
const text = (row: Row, column: string): string => String(row[column] ?? '');
const isBefore = (row: Row, one: string, other: string): boolean =>
  row[one] !== null && row[other] !== null && text(row, one) < text(row, other);
const order = (row: Row, end: string, start: string): RowFault[] =>
  faultIf(
    isBefore(row, end, start),
    end,
    `${text(row, end)} est avant ${start} (${text(row, start)})`,
    'Corrigez l’une des deux dates',
  );
const needs = (row: Row, column: string, other: string): RowFault[] =>
  faultIf(
    row[column] !== null && row[other] === null,
    other,
    `la cellule est vide alors que ${column} est remplie`,
    'Remplissez les deux ou aucune',
  );

const RANK = /^[1-9]\d?$/;
function ofNiveau(row: Row): RowFault[] {
  const [code, prefix] = [text(row, 'code'), `${text(row, 'dispositif')}-`];
  const isCode = code.startsWith(prefix) && RANK.test(code.slice(prefix.length));
  return [
    ...faultIf(
      !isCode,
      'code',
      `« ${code} » n’est pas « ${prefix} » suivi d’un rang`,
      `Écrivez par exemple ${prefix}1`,
    ),
    ...needs(row, 'duree_habilitation', 'unite_habilitation'),
    ...needs(row, 'unite_habilitation', 'duree_habilitation'),
    ...needs(row, 'duree_certificat', 'unite_certificat'),
    ...needs(row, 'unite_certificat', 'duree_certificat'),
    ...faultIf(
      Number(row['stagiaires_min']) > Number(row['stagiaires_max']),
      'stagiaires_max',
      'le plus grand groupe est plus petit que le plus petit',
      'Corrigez l’un des deux nombres',
    ),
  ];
}

function ofPersonne(row: Row): RowFault[] {
  const identite = { nom: text(row, 'nom'), prenom: text(row, 'prenom'), email: text(row, 'courriel') };
  return identiteFaultsOf(identite).map(({ path }) => [
    path === 'email' ? 'courriel' : path,
    `« ${path === 'email' ? identite.email : path === 'nom' ? identite.nom : identite.prenom} » ne peut pas être gardé`,
    'Retirez les signes et les adresses qu’un nom n’a pas',
  ]);
}

function ofRole(row: Row): RowFault[] {
  const type = text(row, 'type') as RoleType;
  const attache = attacheOfRole(type);
  const perimetre = perimetreOfRole(type);
  const wantsCaisse = attache === 'caisse' || attache === 'organisme-national';
  const mayHaveEntite = attache === 'entite' || attache === 'entite-facultative';
  const why = `pour un rôle ${type}`;
  return [
    ...faultIf(wantsCaisse && row['caisse'] === null, 'caisse', `la caisse manque ${why}`, 'Écrivez son code'),
    ...faultIf(!wantsCaisse && row['caisse'] !== null, 'caisse', `une caisse ne va pas ${why}`, 'Videz la cellule'),
    ...faultIf(
      attache === 'organisme-national' && row['caisse'] !== null && row['caisse'] !== ORGANISME_NATIONAL,
      'caisse',
      `seul l’organisme national convient ${why}`,
      `Écrivez ${ORGANISME_NATIONAL}`,
    ),
    ...faultIf(
      attache === 'entite' && row['entite'] === null,
      'entite',
      `l’entité manque ${why}`,
      'Écrivez son identifiant',
    ),
    ...faultIf(!mayHaveEntite && row['entite'] !== null, 'entite', `une entité ne va pas ${why}`, 'Videz la cellule'),
    ...(['dispositifs', 'niveaux'] as const).flatMap((column) => [
      ...faultIf(
        perimetre === column && row[column] === null,
        column,
        `le périmètre manque ${why}`,
        'Écrivez ses codes',
      ),
      ...faultIf(
        perimetre !== column && row[column] !== null,
        column,
        `ce périmètre ne va pas ${why}`,
        'Videz la cellule',
      ),
    ]),
  ];
}

const ofHabilitation = (row: Row): RowFault[] => [
  ...order(row, 'date_fin', 'date_debut'),
  ...order(row, 'fin_suspension', 'debut_suspension'),
  ...needs(row, 'fin_suspension', 'debut_suspension'),
  ...faultIf(
    row['rupture'] === true && row['debut_suspension'] === null,
    'debut_suspension',
    'la rupture n’a pas de date',
    'Écrivez le premier jour de la rupture',
  ),
  ...faultIf(
    row['rupture'] === true && row['fin_suspension'] !== null,
    'fin_suspension',
    'une rupture n’a pas de fin',
    'Videz la cellule, ou écrivez non dans rupture',
  ),
  ...faultIf(
    row['rupture'] === false && row['debut_suspension'] !== null && row['fin_suspension'] === null,
    'fin_suspension',
    'la suspension n’a pas de dernier jour',
    'Écrivez-le, ou 2999-12-31 si elle est sans fin',
  ),
];

const ofFormateur = (row: Row): RowFault[] => [
  ...faultIf(
    row['personne'] === null && row['stagiaire'] === null,
    'personne',
    'le formateur manque',
    'Écrivez l’identifiant de la personne ou du stagiaire',
  ),
  ...order(row, 'date_fin', 'date_obtention'),
  ...order(row, 'revoque_le', 'date_obtention'),
];

const ofCertificat = (row: Row): RowFault[] => [
  ...order(row, 'date_fin', 'date_obtention'),
  ...order(row, 'delivre_le', 'date_obtention'),
  ...order(row, 'revoque_le', 'date_obtention'),
  ...needs(row, 'motif_revocation', 'revoque_le'),
  ...needs(row, 'nom', 'prenom'),
  ...needs(row, 'prenom', 'nom'),
];

const ofNothing = (): RowFault[] => [];

/** What the cells of a row say of each other, file by file (C1141). */
export const ROW_RULES: Readonly<Record<FileName, (row: Row) => RowFault[]>> = {
  niveaux: ofNiveau,
  entites: ofNothing,
  personnes: ofPersonne,
  roles: ofRole,
  habilitations: ofHabilitation,
  plateformes: ofNothing,
  stagiaires: ofNothing,
  certificats_formateurs: ofFormateur,
  certificats: ofCertificat,
};
