/** Saves a downloaded file in the browser, under its name. */
export function saveBlob(blob: Blob, filename: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  // The browser reads the address after the click, so it is released later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
