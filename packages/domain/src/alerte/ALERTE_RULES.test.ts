import { expect, test } from 'vitest';
import { ALERTE_TYPES } from './ALERTE_RULES.ts';
import { alerteOf } from './test/alerteOf.ts';

/**
 * Who is told of what, and which may be dismissed (`D`), written a second time by hand (rules/alerts#alerts). That of another type stands in its
 * notion's test; `check` fails on one without.
 */
const TABLE = `
DH_A_INSTRUIRE I
DH_AFFECTEE I E D
DH_A_VALIDER_CAISSE RC
DH_A_REPARTIR R
DH_AVIS_ATTENDU E
DH_A_VALIDER_RD RD
DH_A_PLANIFIER CNH
DH_DECISION_A_SAISIR CNH
DH_DECISION_RETENUE CNH
DH_COMPLEMENT DM G
DH_EN_RETARD I E R RC RD CNH
TACHE_SANS_TITULAIRE RC RD R
DH_ACCEPTEE DM G D
DH_REFUSEE DM G D
DH_SUPPRESSION DM G
FORMATEUR_DECLARE F D
DA_A_INSTRUIRE I
DA_COMPLEMENT DM G
DA_SUSPENSION DM G I
HAB_FIN_PROCHE DM G RD D
HAB_SUSPENDUE DM G DL D
HAB_ROMPUE DM G DL D
SUSPENSION_A_CONFIRMER RD
SUSPENSION_RAPPEL RC RD CNH ADM S D
RESERVE_A_LEVER DM G RD
SESSION_CONFIEE F D
SESSION_RESULTATS F
SESSION_A_VERIFIER DM G DL
SESSION_A_FINIR DM G DL RC
SESSION_SUPPRESSION DM G DL F
SESSION_SUPPRIMEE DM G DL D
CERT_FORMATEUR_FIN F G D
CERT_FORMATEUR_PROLONGE F D
CERT_STAGIAIRES_FIN DM G DL D
CERT_REVOQUE DM G DL F D
CERT_REMPLACE DM G DL F D
ENTITE_FERMEE I RC
ENTITE_SANS_GESTIONNAIRE RC
FIL_MESSAGE DM G E RC RD DL I R CNH D`;

test('[A1][A31] each type of alert is for the roles of its table, and is dismissed only where it asks for nothing', () => {
  const rows = TABLE.trim().split('\n');
  const studied = new Set(rows.map((row) => row.split(' ')[0]));
  const types = ALERTE_TYPES.filter((type) => studied.has(type));
  expect(types.map((type) => `${type} ${alerteOf(type)}`)).toEqual(rows);
});
