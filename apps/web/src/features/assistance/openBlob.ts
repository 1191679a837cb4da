/** Time left to the window to read the document before its address is revoked. */
const READ_MS = 60_000;

/** Shows a document in a new window, opened before the read since browsers block a later one; false when it is blocked anyway. */
export async function openBlob(read: () => Promise<Blob>): Promise<boolean> {
  const shown = window.open('', '_blank');
  if (shown === null) return false;
  try {
    const address = URL.createObjectURL(await read());
    shown.opener = null;
    shown.location.replace(address);
    setTimeout(() => URL.revokeObjectURL(address), READ_MS);
    return true;
  } catch (error) {
    shown.close();
    throw error;
  }
}
