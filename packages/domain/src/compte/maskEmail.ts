const HIDDEN = '•••';

/** An address that its owner alone recognises: `e•••@e•••.org` (CO4); a text that is no address is hidden whole. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const dot = email.lastIndexOf('.');
  if (at < 1 || dot < at) return HIDDEN;
  const first = (text: string): string => [...text][0] ?? '';
  return `${first(email)}${HIDDEN}@${first(email.slice(at + 1))}${HIDDEN}${email.slice(dot)}`;
}
