import { parse } from 'bowser';

const MAX_AGENT_LENGTH = 500;

/** The browser and its system, such as `Firefox, Windows`: enough for its person to recognise it; nothing more is kept. */
export function appareilOf(agent: string | undefined): string | null {
  if (agent === undefined || agent === '') return null;
  const { browser, os } = parse(agent.slice(0, MAX_AGENT_LENGTH));
  const words = [browser.name, os.name].filter((word) => word !== undefined && word !== '');
  return words.length === 0 ? null : words.join(', ');
}
