import jsQR from 'jsqr';

/** Longest side of what is looked at: enough for a page held before a phone, and read in a blink. */
const LARGEST_SIDES = [1400, 700] as const;

type Picture = ImageBitmap | HTMLVideoElement;

const sizeOf = (picture: Picture): { width: number; height: number } =>
  picture instanceof ImageBitmap ? picture : { width: picture.videoWidth, height: picture.videoHeight };

/** The text of the QR code in a picture, null when none can be read; nothing leaves the device. */
export function decodeQr(picture: Picture, sides: readonly number[] = LARGEST_SIDES): string | null {
  const { width, height } = sizeOf(picture);
  if (width === 0 || height === 0) return null;
  for (const side of sides) {
    const ratio = Math.min(1, side / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * ratio));
    canvas.height = Math.max(1, Math.round(height * ratio));
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) return null;
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const text = jsQR(data, canvas.width, canvas.height)?.data ?? '';
    if (text !== '') return text;
  }
  return null;
}

/** The text of the QR code in a picture file, null when it is no picture or has none. */
export async function decodeFile(file: File): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  try {
    return decodeQr(picture);
  } finally {
    picture.close();
  }
}
