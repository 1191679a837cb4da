/** A first certification, or its upkeep (specification, section 3). */
export const SESSION_MODES = ['INI', 'MAC'] as const;
