import { crc32, deflateSync } from 'node:zlib';

type Png = {
  readonly width?: number;
  readonly height?: number;
  /** The type of its colour: 0 grey, 2 colours, 3 a palette, 4 and 6 with transparency. */
  readonly colour?: number;
  readonly depth?: number;
  /** The bytes of its rows; black by default. */
  readonly rows?: Buffer;
  /** What becomes of them once packed. */
  readonly packed?: (data: Buffer) => Buffer;
};

const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [head, tail] = [Buffer.alloc(4), Buffer.alloc(4)];
  head.writeUInt32BE(data.length);
  tail.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, tail]);
}

/** A picture; of one black point by default. */
export function pngOf({
  width = 1,
  height = 1,
  colour = 2,
  depth = 8,
  rows,
  packed = (data) => data,
}: Png = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colour], 8);
  const row = 1 + Math.ceil((width * (SAMPLES[colour] ?? 1) * depth) / 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...(colour === 3 ? [chunk('PLTE', Buffer.alloc(768))] : []),
    chunk('IDAT', packed(deflateSync(rows ?? Buffer.alloc(row * height)))),
    chunk('IEND', Buffer.of()),
  ]);
}
