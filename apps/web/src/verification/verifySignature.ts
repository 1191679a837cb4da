/** Whether an Ed25519 key signed bytes; by the browser's own means, or by a script where it has none: an old one, or an address in plain http. */
export async function verifySignature(
  key: Uint8Array<ArrayBuffer>,
  charge: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  // Absent over plain http, whatever the types say.
  const subtle = (crypto as { subtle?: SubtleCrypto }).subtle;
  try {
    if (subtle !== undefined) {
      const imported = await subtle.importKey('raw', key, 'Ed25519', false, ['verify']);
      return await subtle.verify('Ed25519', imported, signature, charge);
    }
  } catch {
    // The browser knows no Ed25519.
  }
  const { verifyByScript } = await import('./verifyByScript.ts');
  return verifyByScript(key, charge, signature);
}
