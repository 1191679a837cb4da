/** Slots of documents that every request has: titled ones of the requester and of the network, the signed letter, the appeal; the others are the ids of its level's (specification, section 3). */
export const CHAMP_INTITULE = 'I';
export const CHAMP_MRP = 'I_MRP';
export const CHAMP_LETTRE_ENGAGEMENT = 'lettreEngagement';
export const CHAMP_RECOURS = 'recours';
