/** Whose token it is: the subject that it bears, which only the server vouches for (RFC 7519, 4.1.2); null when it cannot be read. */
export function personneOf(token: string): string | null {
  try {
    const payload = token.split('.')[1] ?? '';
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { readonly sub?: unknown };
    return typeof sub === 'string' ? sub : null;
  } catch {
    return null;
  }
}
