/** The parts of the product that a question, a manual or a message to the support may be about (F21). */
export const MODULES = ['COMPTE', 'DEMANDES', 'HABILITATIONS', 'SESSIONS', 'CERTIFICATS'] as const;
export type Module = (typeof MODULES)[number];
