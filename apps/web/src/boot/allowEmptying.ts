type Policies = {
  createPolicy: (name: string, rules: { createHTML: (text: string) => string | null }) => unknown;
};

/**
 * Lets an element be emptied by `innerHTML`, as react-aria's announcer does at each key of a date; Trusted Types
 * refuse any other text as before (decision 0034).
 */
export function allowEmptying(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  trustedTypes?.createPolicy('default', { createHTML: (text) => (text === '' ? '' : null) });
}
