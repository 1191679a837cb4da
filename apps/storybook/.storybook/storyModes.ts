import type { ComponentGuide } from '@habilis/ui/ComponentGuide';
import axe from 'axe-core';
import * as React from 'react';
import { configure, getConfig } from 'storybook/test';
import { afterEach, beforeEach } from 'vitest';
import { commands, page } from 'vitest/browser';
import { CHECKED_MODES, REFLOW_WIDTH } from './checkedModes.ts';
import { textsTooFaint } from './contrast.ts';
import { cutFigures } from './cutFigures.ts';
import { edgesDrawnByGround, edgesLost } from './edges.ts';
import { gluedWords } from '@habilis/ui/gluedWords';

/** Our own story parameters; a skipped check gives its reason, in French. */
export interface StoryParameters {
  guide?: ComponentGuide;
  /**
   * The gallery's picture, when it is not the first story as it stands: another story, one whose first button is pressed or under the
   * pointer, a window of another width (in pixels), or why there is nothing to see.
   */
  picture?: { story?: string; isPressed?: true; isHovered?: true; width?: number } | string;
  /** Rules shown on a pattern's page. */
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
    story?: { id: string; parameters: StoryParameters };
  }
}
declare module 'vitest/browser' {
  interface BrowserCommands {
    forceColors(isForced: boolean): Promise<void>;
  }
}

// Nobody looks at the page: it is laid out, and not painted.
(window.frameElement as HTMLElement | null)?.style.setProperty('opacity', '0');

// Without a service worker MSW answers in the page: through one, each module and each call went by two more processes and back.
Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');

// React notes for each element where it was made, for messages that name it: nobody reads them here, and they took a twelfth of a page's processor time.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<
  string,
  object | undefined
>;
if (internals !== undefined)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });

/** Whether a query is one look of a wait, which the library marks before it looks. */
const isLookingAgain = (): boolean =>
  (getConfig() as { readonly _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;
// While a story waits for something, each look that does not find it yet would print the whole page into an error that the next one replaces.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    isLookingAgain()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

/** What React told since the last story of elements that HTML does not nest: a reader's browser parts them. Each pair is told once a page. */
const misplaced: string[] = [];
const tell = console.error;
function hearMisplaced(...words: unknown[]): void {
  if (/cannot (be a (child|descendant)|contain)/.test(String(words[0]))) misplaced.push(words.slice(0, 3).join(' '));
  tell(...words);
}

const still = document.createElement('style');
still.textContent = '*, *::before, *::after { transition: none !important; animation: none !important; }';
const isEmpty = (reason: string | undefined) => reason !== undefined && reason.trim().length < 10;

/** Axe's contrast faults as painted now; text in exactly its background's colour is one too. */
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

/** Checks the page switched to dark, as if asked for. What our arithmetic doubts, axe judges: it alone knows what is drawn under a text. */
async function darkFaults(): Promise<string[]> {
  const { dataset } = document.documentElement;
  const before = dataset['theme'];
  dataset['theme'] = 'dark';
  const faults = textsTooFaint().length === 0 ? [] : await contrastFaults();
  dataset['theme'] = before ?? 'light';
  return faults;
}

/** Checks the page in forced colours: contrast of texts, and edges that only a background drew. */
async function forcedFaults(): Promise<string[]> {
  const drawn = edgesDrawnByGround();
  await commands.forceColors(true);
  const faults = textsTooFaint();
  const lost = edgesLost(drawn).map((name) => `${name} : le bord ne se voit plus`);
  await commands.forceColors(false);
  return [...faults, ...lost];
}

/** Checks the page at 320 px, which is 1280 px at 400 % (WCAG 1.4.10); waits a moment for layouts that measure themselves. */
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

/** Restores the page for the file's next story. */
function tidy(): void {
  still.remove();
  // Storybook leaves its style after an axe fault, which would keep animations paused for all later stories.
  for (const style of document.head.querySelectorAll('style')) {
    if (/animation-play-state:\s*paused/.test(style.textContent)) style.remove();
  }
}

/** Files of screens of which a story was checked in forced colours: they have no edges nor colours but the kit's, whose stories all are. */
const forced = new Set<string>();

async function faultsOf(parameters: StoryParameters, file: string): Promise<string[]> {
  const isComponent = file.includes('/packages/ui/');
  const faults = [...parameterFaults(parameters, isComponent), ...cutFigures(), ...gluedWords()];
  document.head.append(still);
  for (const mode of MODES) {
    if (parameters.exempt?.[mode] !== undefined) continue;
    if (mode === 'forcedColors' && !isComponent) {
      if (forced.has(file)) continue;
      forced.add(file);
    }
    for (const fault of await FAULTS_IN[mode]()) faults.push(`[${CHECKED_MODES[mode]}] ${fault}`);
  }
  // At the last, since the narrow page draws what the wide one does not.
  return [...faults, ...misplaced.splice(0)];
}

// What a story that hung left in the page would hang every later one of its file: they wait for the second try, in a new browser.
let isLost = false;
beforeEach(() => {
  if (isLost) throw new Error('an earlier story of the file hung in this page');
  console.error = hearMisplaced;
});

// Switches the rendered story between modes instead of rendering it again.
afterEach(async ({ story, task }) => {
  if (task.result?.errors?.some(({ message }) => message.includes('Test timed out')) === true) isLost = true;
  try {
    if (story === undefined || task.result?.state === 'fail') return;
    const faults = await faultsOf(story.parameters, task.file.filepath);
    if (faults.length > 0) throw new Error(faults.join('\n'));
  } finally {
    tidy();
  }
});
