/** Shortest and longest password, in characters (OWASP ASVS 2.1.1 and 2.1.2). */
export const PASSWORD_LENGTHS = { min: 12, max: 128 } as const;
