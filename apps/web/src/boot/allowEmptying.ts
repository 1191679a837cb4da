type Policies = {
  createPolicy: (name: string, rules: { createHTML: (text: string) => string | null }) => unknown;
};

/**
 * Lets `innerHTML` empty an element, which react-aria's announcer does at each key typed in a date; Trusted Types
 * still refuse any other text (decision 0034).
 */
export function allowEmptying(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  trustedTypes?.createPolicy('default', { createHTML: (text) => (text === '' ? '' : null) });
}
