import { decodeQR } from 'qr/decode.js';

/** Time limit for further attempts on a file, once the first has failed. */
const FILE_RETRY_MS = 1500;

const SIDES = { camera: 1200, file: 2400 } as const;

type Picture = ImageBitmap | HTMLVideoElement | HTMLCanvasElement;

const sizeOf = (picture: Picture): { width: number; height: number } =>
  picture instanceof HTMLVideoElement ? { width: picture.videoWidth, height: picture.videoHeight } : picture;

/** The text of the QR code in a picture, null when none can be read; a file gets more effort than a camera frame. */
export function decodeQr(picture: Picture, from: keyof typeof SIDES): string | null {
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
  try {
    const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
    return decodeQR(pixels, from === 'file' ? { effort: Infinity, timeLimit: FILE_RETRY_MS } : {}) || null;
  } catch {
    // The library throws when it finds nothing.
    return null;
  }
}
