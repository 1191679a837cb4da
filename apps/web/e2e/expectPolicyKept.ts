import { deepStrictEqual } from 'node:assert/strict';
import type { FullConfig } from '@playwright/test';

/** After all the journeys: the content policy was never broken, whatever was visited. */
export default async function expectPolicyKept({ projects }: FullConfig): Promise<void> {
  const answer = await fetch(`${projects[0]?.use.baseURL}/api/csp-report`);
  deepStrictEqual(await answer.json(), { reports: [] });
}
