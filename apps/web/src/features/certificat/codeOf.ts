/** The code to send for a text read or typed: of an address, only its fragment, the signed content (domain, decision 7). */
export function codeOf(text: string): string {
  const trimmed = text.trim();
  const fragment = /^https?:\/\/\S+#(\S+)$/i.exec(trimmed)?.[1];
  return (fragment ?? trimmed).slice(0, 2000);
}
