import { expect, test } from 'vitest';
import { ALERTE_RULES, ALERTE_TYPES } from './ALERTE_RULES.ts';

/** Who is told of what, and which may be dismissed (`D`), as the study has it (C.8), with what decisions added to it. */
const TABLE = `
DH_A_INSTRUIRE I
DH_AFFECTEE I E D
DH_A_VALIDER_CAISSE RC
DH_A_REPARTIR R
DH_AVIS_ATTENDU E
DH_A_VALIDER_RD RD
DH_A_PLANIFIER CNH
DH_DECISION_A_SAISIR CNH
DH_COMPLEMENT DM G
DH_EN_RETARD I E R RC RD CNH
TACHE_SANS_TITULAIRE RC RD R
DH_ACCEPTEE DM G D
DH_REFUSEE DM G D
DH_SUPPRESSION DM G
DA_A_INSTRUIRE I
DA_COMPLEMENT DM G
DA_SUSPENSION DM G I
HAB_FIN_PROCHE DM G RD D
HAB_SUSPENDUE DM G DL D
HAB_ROMPUE DM G DL D
SUSPENSION_A_CONFIRMER RD
SUSPENSION_RAPPEL RC RD CNH ADM S D
RESERVE_A_LEVER DM G RD
SESSION_RESULTATS F
SESSION_A_VERIFIER G DL
SESSION_SUPPRESSION G DL F
SESSION_SUPPRIMEE G DL D
CERT_FORMATEUR_FIN F G D
CERT_FORMATEUR_PROLONGE F D
CERT_STAGIAIRES_FIN G DL D
CERT_REVOQUE DM G DL F D
CERT_REMPLACE DM G DL F D
ENTITE_FERMEE I RC
ENTITE_SANS_GESTIONNAIRE RC`;

test('[A1] each type of alert is for the roles of its table, and is dismissed only where it asks for nothing', () => {
  const rules = ALERTE_TYPES.map((type) => {
    const { pour, supprimable } = ALERTE_RULES[type];
    return [type, ...pour, ...(supprimable ? ['D'] : [])].join(' ');
  });
  expect(rules).toEqual(TABLE.trim().split('\n'));
});
