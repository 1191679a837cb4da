type Rules = {
  readonly createHTML: (text: string) => string | null;
  readonly createScriptURL: (url: string) => string | null;
};

/** The worker that keeps this page for when there is no network. */
export const WORKER = '/sw.js';

/** Lets that worker start, and an element be emptied; Trusted Types still refuse any other script or text (decisions 0034, 0098). */
export function allowWorker(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy: (name: string, rules: Rules) => unknown } };
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === '' ? '' : null),
    createScriptURL: (url) => (url === WORKER ? url : null),
  });
}
