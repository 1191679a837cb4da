import { readCode } from '@habilis/domain/certificat/readCode';
import { decodeQR, type FinderPoints } from 'qr/decode.js';

/** Time limit for further attempts on a file, once the first has failed. */
const FILE_RETRY_MS = 1500;
/** Most codes that are looked for in a file. */
const MOST_CODES = 3;

const SIDES = { camera: 1200, file: 2400 } as const;

type Picture = ImageBitmap | HTMLVideoElement | HTMLCanvasElement;

const sizeOf = (picture: Picture): { width: number; height: number } =>
  picture instanceof HTMLVideoElement ? { width: picture.videoWidth, height: picture.videoHeight } : picture;

/** A picture on white paper, no larger than what is looked at. */
function drawn(picture: Picture, from: keyof typeof SIDES): CanvasRenderingContext2D | null {
  const { width, height } = sizeOf(picture);
  if (width === 0 || height === 0) return null;
  const ratio = Math.min(1, SIDES[from] / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * ratio));
  canvas.height = Math.max(1, Math.round(height * ratio));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return null;
  // Transparent pixels count as white paper.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return context;
}

type Found = { readonly text: string; readonly outline: FinderPoints['outline'] | undefined };

function decode(
  context: CanvasRenderingContext2D,
  effort: { readonly effort?: number; readonly timeLimit?: number },
): Found | null {
  const { width, height } = context.canvas;
  let outline: Found['outline'];
  try {
    const text = decodeQR(context.getImageData(0, 0, width, height), {
      ...effort,
      pointsOnDetect: (points) => (outline = points.outline),
    });
    return text === '' ? null : { text, outline };
  } catch {
    // The library throws when it finds nothing.
    return null;
  }
}

/** The same picture seen in a mirror. */
function mirrored({ canvas }: CanvasRenderingContext2D): CanvasRenderingContext2D | null {
  const copy = document.createElement('canvas');
  [copy.width, copy.height] = [canvas.width, canvas.height];
  const context = copy.getContext('2d', { willReadFrequently: true });
  context?.setTransform(-1, 0, 0, 1, canvas.width, 0);
  context?.drawImage(canvas, 0, 0);
  return context;
}

/** The text of the QR code in a frame of the camera, null when none can be read; `isMirrored` looks at it in a mirror. */
export function decodeQr(picture: Picture, isMirrored: boolean): string | null {
  const plain = drawn(picture, 'camera');
  const context = plain !== null && isMirrored ? mirrored(plain) : plain;
  return context === null ? null : (decode(context, {})?.text ?? null);
}

/** The texts of the QR codes in a picture of a file, which gets more effort than a frame: what was read is painted over, and the rest is looked at. */
function decodeAll(context: CanvasRenderingContext2D | null): string[] {
  if (context === null) return [];
  const texts: string[] = [];
  for (let found = decode(context, { effort: Infinity, timeLimit: FILE_RETRY_MS }); found !== null;) {
    texts.push(found.text);
    if (found.outline === undefined || texts.length === MOST_CODES) break;
    context.beginPath();
    for (const { x, y } of found.outline) context.lineTo(x, y);
    context.fill();
    found = decode(context, {});
  }
  return texts;
}

/** What the QR codes of a picture say: the code of its certificat, else one of something else; that it holds several certificats. */
export function codeOfPicture(picture: Picture): { readonly code: string | null; readonly hasSeveral: boolean } {
  const context = drawn(picture, 'file');
  const plain = decodeAll(context);
  // The library reads no code in a mirror, as a camera for oneself or a sheet seen from behind shows it.
  const texts = plain.length > 0 || context === null ? plain : decodeAll(mirrored(context));
  const certificats = new Set(texts.filter((text) => readCode(text) !== null));
  return { code: [...certificats][0] ?? texts[0] ?? null, hasSeveral: certificats.size > 1 };
}
