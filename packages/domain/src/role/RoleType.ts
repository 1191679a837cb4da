/** The twelve role codes (specification, section 1). */
export const ROLE_TYPES = ['DM', 'G', 'E', 'RC', 'RD', 'DL', 'I', 'R', 'F', 'ADM', 'S', 'CNH'] as const;
export type RoleType = (typeof ROLE_TYPES)[number];
