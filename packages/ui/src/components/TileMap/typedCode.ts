/** What was typed until now, and when the last letter was, in milliseconds. */
export interface Typed {
  text: string;
  at: number;
}

/** Letters typed further apart begin a new code. */
const PAUSE_MS = 1000;

/** The code that begins with what was typed, the whole one first; a letter that continues nothing begins anew. */
export function typedCode(
  codes: readonly string[],
  before: Typed,
  letter: string,
  at: number,
): { typed: Typed; code: string | undefined } {
  const found = (text: string) => {
    const wanted = text.toUpperCase();
    return (
      codes.find((code) => code.toUpperCase() === wanted) ?? codes.find((code) => code.toUpperCase().startsWith(wanted))
    );
  };
  const whole = at - before.at < PAUSE_MS ? before.text + letter : letter;
  const code = found(whole);
  if (code !== undefined) return { typed: { text: whole, at }, code };
  return { typed: { text: letter, at }, code: found(letter) };
}
