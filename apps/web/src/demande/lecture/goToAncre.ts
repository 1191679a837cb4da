import { flushSync } from 'react-dom';
import { fieldId } from '../../forms/fieldId.ts';

/** Brings a fact or a section in sight, after `open` has shown it, and gives it the focus. */
export function goToAncre(path: string, open: () => void): void {
  flushSync(open);
  const section = path.startsWith('section.') ? path.slice('section.'.length) : null;
  const target =
    section === null
      ? (document.getElementById(fieldId(`point.${path}`))?.closest<HTMLElement>('[data-fact]') ?? null)
      : document.querySelector<HTMLElement>(`[data-section="${section}"]`);
  target?.scrollIntoView({ block: section === null ? 'nearest' : 'start' });
  target?.querySelector<HTMLElement>('button, a, input, textarea')?.focus({ preventScroll: true });
}
