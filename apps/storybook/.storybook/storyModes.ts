import type { ComponentGuide } from '@habilis/ui/ComponentGuide';
import axe from 'axe-core';
import { afterEach } from 'vitest';
import { commands, page } from 'vitest/browser';
import { CHECKED_MODES, REFLOW_WIDTH } from './checkedModes.ts';
import { edgesDrawnByGround, edgesLost } from './edges.ts';
import { textsTooFaint } from './forcedContrast.ts';

/** What the parameters of a story may hold of ours; being spared a check tells its reason, in French. */
export interface StoryParameters {
  guide?: ComponentGuide;
  /** What a pattern's page says beside its stories. */
  rules?: readonly string[];
  exempt?: Partial<Record<keyof typeof CHECKED_MODES, string>>;
  a11y?: {
    test?: string;
    disable?: boolean;
    config?: { rules?: { id: string; enabled?: boolean; reason?: string }[] };
  };
}
declare module 'vitest' {
  interface TestContext {
    story?: { parameters: StoryParameters };
  }
}
declare module 'vitest/browser' {
  interface BrowserCommands {
    forceColors(isForced: boolean): Promise<void>;
  }
}

const still = document.createElement('style');
still.textContent = '*, *::before, *::after { transition: none !important; animation: none !important; }';
const isEmpty = (reason: string | undefined) => reason !== undefined && reason.trim().length < 10;

/** What axe finds of the contrast as it is painted now; a text of the very colour of its ground is a fault too. */
async function contrastFaults(): Promise<string[]> {
  const { violations, incomplete } = await axe.run(
    {
      include: [document.body],
      exclude: [['.sb-wrapper'], ['#storybook-docs'], ['#storybook-highlights-root'], ['[data-live-announcer]']],
    },
    { runOnly: ['color-contrast'], resultTypes: ['violations', 'incomplete'] },
  );
  const same = incomplete
    .flatMap(({ nodes }) => nodes)
    .filter(({ any }) => any.some(({ data }) => (data as { messageKey?: string }).messageKey === 'equalRatio'));
  return [...violations.flatMap(({ nodes }) => nodes), ...same].map(
    ({ target, any }) => `${target.join(' ')} : ${any[0]?.message ?? ''}`,
  );
}

/** The same page in dark, as one that was asked for it. */
async function darkFaults(): Promise<string[]> {
  const { dataset } = document.documentElement;
  const before = dataset['theme'];
  dataset['theme'] = 'dark';
  const faults = await contrastFaults();
  dataset['theme'] = before ?? 'light';
  return faults;
}

/** The same page in forced colours: texts that stand out, and edges where only a ground drew them. */
async function forcedFaults(): Promise<string[]> {
  const drawn = edgesDrawnByGround();
  await commands.forceColors(true);
  const faults = textsTooFaint();
  const lost = edgesLost(drawn).map((name) => `${name} : le bord ne se voit plus`);
  await commands.forceColors(false);
  return [...faults, ...lost];
}

/** The same page 320 px wide, which is 1280 px at 400 % (WCAG 1.4.10); what lays itself out by its own width has a moment to do so. */
async function reflowFaults(): Promise<string[]> {
  await page.viewport(REFLOW_WIDTH, 800);
  const { documentElement } = document;
  const end = performance.now() + 2000;
  while (documentElement.scrollWidth > REFLOW_WIDTH && performance.now() < end)
    await new Promise(requestAnimationFrame);
  return documentElement.scrollWidth > REFLOW_WIDTH ? [`la page a ${documentElement.scrollWidth} px de large`] : [];
}

const FAULTS_IN: Readonly<Record<keyof typeof CHECKED_MODES, () => Promise<string[]>>> = {
  dark: darkFaults,
  forcedColors: forcedFaults,
  reflow: reflowFaults,
};
const MODES = Object.keys(FAULTS_IN) as (keyof typeof CHECKED_MODES)[];

function parameterFaults({ guide, exempt, a11y }: StoryParameters, isComponent: boolean): string[] {
  const faults = Object.entries(exempt ?? {}).flatMap(([mode, reason]) =>
    isEmpty(reason) ? [`exempt.${mode} : dire pourquoi`] : [],
  );
  if (a11y?.disable === true || a11y?.test !== 'error')
    faults.push('a11y : tout est vérifié, écarter une règle se motive');
  for (const { id, enabled, reason } of a11y?.config?.rules ?? []) {
    if (enabled === false && isEmpty(reason ?? '')) faults.push(`a11y, règle ${id} : dire pourquoi (reason)`);
  }
  if (isComponent && guide === undefined) faults.push('parameters.guide : il manque le guide du composant');
  return faults;
}

/** Leaves the page to the next story of the file as it was found. */
function tidy(): void {
  still.remove();
  // Storybook leaves its own when axe has found a fault, and animations would stay paused for all that follow.
  for (const style of document.head.querySelectorAll('style')) {
    if (/animation-play-state:\s*paused/.test(style.textContent)) style.remove();
  }
}

async function faultsOf(parameters: StoryParameters, isComponent: boolean): Promise<string[]> {
  const faults = parameterFaults(parameters, isComponent);
  document.head.append(still);
  for (const mode of MODES) {
    if (parameters.exempt?.[mode] !== undefined) continue;
    for (const fault of await FAULTS_IN[mode]()) faults.push(`[${CHECKED_MODES[mode]}] ${fault}`);
  }
  return faults;
}

// One render serves all: what has just played and passed axe in light is switched, not rendered anew.
afterEach(async ({ story, task }) => {
  try {
    if (story === undefined || task.result?.state === 'fail') return;
    const faults = await faultsOf(story.parameters, task.file.filepath.includes('/packages/ui/'));
    if (faults.length > 0) throw new Error(faults.join('\n'));
  } finally {
    tidy();
  }
});
