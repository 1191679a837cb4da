import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { strToU8, Unzip, UnzipPassThrough, unzipSync, zipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { archiveOf, type Archived } from './archiveOf.ts';

const deposeLe = new Date('2026-11-20T09:00:00Z');
const KILO = 1024;

/** Files of a size, and how many of them are open. */
function makeFiles(count: number, taille: number) {
  const open = new Set<Readable>();
  let opened = 0;
  const files = Array.from({ length: count }, (_, rank): Archived => ({
    name: `${rank}.pdf`,
    taille,
    deposeLe,
    open: () => {
      const chunks = Array.from({ length: taille / KILO }, () => Buffer.alloc(KILO, rank));
      const stream = Readable.from(chunks);
      opened++;
      open.add(stream);
      stream.once('close', () => open.delete(stream));
      return Promise.resolve(stream);
    },
  }));
  return { files, open, opened: () => opened };
}

test('[DX972] an archive is as long as it says beforehand, and holds what was put into it', async () => {
  const { files, open } = makeFiles(3, 256 * KILO);
  const { stream, taille, typeMime, userFilename } = await archiveOf(files, 'Pièces.zip');
  const bytes = await buffer(stream);
  expect([bytes.length, typeMime, userFilename]).toEqual([taille, 'application/zip', 'Pièces.zip']);
  const read = unzipSync(bytes);
  expect(Object.entries(read).map(([name, { length }]) => [name, length])).toEqual([
    ['0.pdf', 256 * KILO],
    ['1.pdf', 256 * KILO],
    ['2.pdf', 256 * KILO],
  ]);
  expect(read['2.pdf']?.every((byte) => byte === 2)).toBe(true);
  expect(open.size).toBe(0);
});

const fileOf = (name: string, bytes: Uint8Array): Archived => ({
  name,
  taille: bytes.length,
  deposeLe,
  open: () => Promise.resolve(Readable.from([bytes])),
});

test('[DX972] a program that takes an archive as it comes finds each file, though one be an archive itself', async () => {
  const office = zipSync({ 'word/document.xml': [strToU8('<document/>'), { level: 0 }] });
  const files = [
    fileOf('lettre d’été.docx', office),
    fileOf('vide.txt', new Uint8Array()),
    fileOf('note.txt', strToU8('bonjour')),
  ];
  const { stream, taille } = await archiveOf(files, 'P.zip');
  const bytes = await buffer(stream);
  expect(bytes.length).toBe(taille);
  const found: [string, number][] = [];
  const reader = new Unzip((part) => {
    let length = 0;
    part.ondata = (error, data, isLast) => {
      if (error !== null) throw error;
      length += data.length;
      if (isLast) found.push([part.name, length]);
    };
    part.start();
  });
  reader.register(UnzipPassThrough);
  reader.push(bytes, true);
  expect(found).toEqual([
    ['lettre d’été.docx', office.length],
    ['vide.txt', 0],
    ['note.txt', 7],
  ]);
});

test('[DX972] nothing is read ahead of who takes it, and nothing stays open when they leave', async () => {
  const { files, open, opened } = makeFiles(5, 1024 * KILO);
  const { stream } = await archiveOf(files, 'Pièces.zip');
  stream.once('data', () => stream.pause());
  await vi.waitFor(() => expect([opened(), open.size]).toEqual([1, 1]));
  stream.destroy();
  await vi.waitFor(() => expect(open.size).toBe(0));
  expect(opened()).toBe(1);
});

test('[DX972] a file that fails, or is not as long as it was said, breaks the archive off', async () => {
  const { files } = makeFiles(2, 4 * KILO);
  const failing: Archived = { name: 'x', taille: 1, deposeLe, open: () => Promise.reject(new Error('disque')) };
  const breaking: Archived = {
    ...failing,
    open: () =>
      Promise.resolve(
        new Readable({
          read() {
            this.destroy(new Error('coupure'));
          },
        }),
      ),
  };
  const longer: Archived = { ...failing, open: () => Promise.resolve(Readable.from([Buffer.alloc(2)])) };
  for (const [bad, why] of [
    [failing, 'disque'],
    [breaking, 'coupure'],
    [longer, 'unexpected number of bytes'],
  ] as const) {
    const { stream } = await archiveOf([...files, bad], 'Pièces.zip');
    await expect(buffer(stream)).rejects.toThrow(why);
  }
});
