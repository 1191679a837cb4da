import { type LockedPdf, lockedPdf } from '@habilis/domain/pdf/test/LOCKED_PDFS';
import { expect, test, vi } from 'vitest';
import { judgeFile } from './judgeFile.ts';

const RULES = { extensions: ['pdf', 'png'], maxFileBytes: 5000 };
/** Chooses a file: what is said at once, and what is said once it is read. */
function choose(content: BlobPart, name: string) {
  const onLate = vi.fn<Parameters<typeof judgeFile>[2]>();
  return { ...judgeFile(new File([content], name), RULES, onLate), onLate };
}
const locked = (name: LockedPdf) => choose(lockedPdf(name), 'acte.PDF');

test('[V35] a PDF under a password is refused where it is chosen, one that may only not be printed is taken', async () => {
  const taken = [
    locked('ghostscript-ouvert'),
    locked('aes-256-flux-ouvert'),
    choose('%PDF-1.7 (/Encrypt)', 'note.pdf'),
  ];
  for (const name of [
    'ghostscript-ferme',
    'aes-256-flux-ferme',
    'aes-128-metadonnees-ferme',
    'rc4-40-ferme',
  ] as const) {
    const { key, refusal, onLate } = locked(name);
    expect([name, refusal]).toEqual([name, undefined]);
    await vi.waitFor(() =>
      expect(onLate).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key, refusal: 'fichier.mot-de-passe' })),
    );
  }
  // They were chosen before, and read in turn.
  for (const { refusal, onLate } of taken) {
    expect(refusal).toBeUndefined();
    expect(onLate).not.toHaveBeenCalled();
  }
});

test('[V30] what its name or size refuses is refused at once', () => {
  expect(choose(lockedPdf('rc4-40-ferme'), 'acte.docx').refusal).toBe('fichier.extension-interdite');
  expect(choose('x'.repeat(5001), 'acte.pdf').refusal).toBe('fichier.trop-gros');
  expect(choose('', 'acte.pdf').refusal).toBe('fichier.vide');
});
