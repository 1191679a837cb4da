import { deepStrictEqual } from 'node:assert/strict';
import type { FullConfig } from '@playwright/test';

/** Runs after all the journeys: no page broke the content security policy. */
export default async function expectPolicyKept({ projects }: FullConfig): Promise<void> {
  const answer = await fetch(`${projects[0]?.use.baseURL}/api/csp-report`);
  deepStrictEqual(await answer.json(), { reports: [] });
}
