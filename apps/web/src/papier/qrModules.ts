import { correction, generate } from 'lean-qr';

/** The modules of the code that holds a text, as its PDF draws them: rows, true for dark, without margin. */
export function qrModules(text: string): boolean[][] {
  const code = generate(text, { minCorrectionLevel: correction.M });
  return Array.from({ length: code.size }, (_row, y) =>
    Array.from({ length: code.size }, (_cell, x) => code.get(x, y)),
  );
}
