/** How long a window may take to read what it is to show. */
const READ_MS = 60_000;

/** Shows a document in a window of its own: opened at once, since a browser refuses one that opens by itself later; false when it refuses all the same. */
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
