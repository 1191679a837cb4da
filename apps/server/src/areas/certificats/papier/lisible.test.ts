import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { scanGrayBuffer } from '@undecaf/zbar-wasm';
import { urlOfCertificat } from '@habilis/domain/certificat/fragment';
import { beforeAll, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { codeOf, MARGE } from '../../../platform/pdf/drawCode.ts';

/** As long as what is signed gets: a payload of 39 bytes and its signature. */
const URL_SIGNED = urlOfCertificat(
  'https://habilis.example.org',
  Uint8Array.from({ length: 103 }, (_, at) => (at * 151 + 1) % 256),
);
const SIDE_MM = 25;
const MM_PER_INCH = 25.4;
/** Of a plain printer, in millimetres. */
const DOT = MM_PER_INCH / 150;
/** What a camera tells apart on the paper. */
const PIXEL = MM_PER_INCH / 300;
/** Paper around the code, in millimetres. */
const AROUND_MM = 8;
/** Samples of a pixel, each way. */
const SAMPLES = 3;
const [WHITE, BLACK] = [255, 0];

/** A square of dots or pixels, in grey. */
type Grey = { readonly side: number; readonly grey: Float64Array };

/** A code printed 25 mm wide, its margin included. */
function printed(texte: string): Grey {
  const code = codeOf(texte);
  const module = SIDE_MM / (code.size + MARGE * 2);
  const side = Math.ceil((SIDE_MM + AROUND_MM * 2) / DOT);
  const moduleAt = (dot: number) => Math.floor(((dot + 0.5) * DOT - AROUND_MM) / module) - MARGE;
  const grey = Float64Array.from({ length: side ** 2 }, (_, at) =>
    code.get(moduleAt(at % side), moduleAt(Math.floor(at / side))) ? BLACK : WHITE,
  );
  return { side, grey };
}

/** What a camera sees of a paper that lies turned by some degrees. */
function photographed({ side: dots, grey: paper }: Grey, degrees: number): Grey {
  const side = Math.ceil((dots * DOT) / PIXEL);
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const inkAt = (x: number, y: number): number => {
    const [right, down] = [((x - side / 2) * PIXEL) / DOT, ((y - side / 2) * PIXEL) / DOT];
    const column = Math.floor(right * cos + down * sin + dots / 2);
    const row = Math.floor(down * cos - right * sin + dots / 2);
    return column < 0 || column >= dots ? WHITE : (paper[row * dots + column] ?? WHITE);
  };
  const grey = Float64Array.from({ length: side ** 2 }, (_, at) => {
    let sum = 0;
    for (let sample = 0; sample < SAMPLES ** 2; sample++) {
      const x = (at % side) + ((sample % SAMPLES) + 0.5) / SAMPLES;
      sum += inkAt(x, Math.floor(at / side) + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES);
    }
    return sum / SAMPLES ** 2;
  });
  return { side, grey };
}

/** Out of focus: each pixel takes from its neighbours. */
function blurred({ side, grey }: Grey): Grey {
  const WEIGHTS = [1, 2, 1, 2, 4, 2, 1, 2, 1];
  const soft = grey.map((_, at) => {
    let sum = 0;
    for (const [index, weight] of WEIGHTS.entries()) {
      sum += weight * (grey[at + (index % 3) - 1 + (Math.floor(index / 3) - 1) * side] ?? WHITE);
    }
    return sum / 16;
  });
  return { side, grey: soft };
}

/** A photocopy: grey where it was white, darker at an edge, with grain and specks, the same in each run. */
function photocopied({ side, grey }: Grey): Grey {
  let seed = 20_261_126;
  const chance = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const copied = grey.map((value, at) => {
    const shade = (25 * (at % side)) / side;
    const grain = (chance() - 0.5) * (chance() < 0.003 ? 300 : 24);
    return Math.min(WHITE, Math.max(BLACK, 35 + value * 0.75 - shade + grain));
  });
  return { side, grey: copied };
}

const pixelsOf = ({ grey }: Grey): Uint8ClampedArray =>
  Uint8ClampedArray.from({ length: grey.length * 4 }, (_, at) =>
    at % 4 === 3 ? WHITE : (grey[Math.floor(at / 4)] ?? WHITE),
  );

const READERS = {
  zbar: async ({ side, grey }: Grey) => {
    const [read] = await scanGrayBuffer(Uint8Array.from(grey).buffer, side, side);
    return read?.decode();
  },
  zxing: async (seen: Grey) => {
    const image = { data: pixelsOf(seen), width: seen.side, height: seen.side, colorSpace: 'srgb' };
    const [read] = await readBarcodes(image as ImageData, { formats: ['QRCode'], tryHarder: true });
    return read?.text;
  },
} as const;

beforeAll(async () => {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const { buffer: wasmBinary } = new Uint8Array(await readFile(wasm));
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});

test.each(Object.entries(READERS))(
  '[C10] a code printed 25 mm wide at 150 dots an inch is read by %s, turned, blurred and photocopied',
  async (_, read) => {
    const paper = printed(URL_SIGNED);
    const copy = photocopied(paper);
    for (const degrees of [0, 7, 30, 90, 187, 263]) {
      const sharp = photographed(paper, degrees);
      for (const seen of [sharp, blurred(blurred(sharp)), photographed(copy, degrees)]) {
        expect([degrees, await read(seen)]).toEqual([degrees, URL_SIGNED]);
      }
    }
  },
);

test('[C10] the code is as small as 0089 says', () => {
  expect(codeOf(URL_SIGNED).size).toBe(49);
});
