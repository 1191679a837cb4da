/** Slots of documents that every demande has: titled ones of the demandeur and of the network, the signed letter, the appeal; the others are the ids of its niveau's (F14). */
export const CHAMP_INTITULE = 'I';
export const CHAMP_MRP = 'I_MRP';
export const CHAMP_LETTRE_ENGAGEMENT = 'lettreEngagement';
export const CHAMP_RECOURS = 'recours';
