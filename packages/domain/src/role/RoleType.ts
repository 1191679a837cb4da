/** The twelve role codes (P1). */
export const ROLE_TYPES = ['DM', 'G', 'E', 'RC', 'RD', 'DL', 'I', 'R', 'F', 'ADM', 'S', 'CNH'] as const;
export type RoleType = (typeof ROLE_TYPES)[number];
