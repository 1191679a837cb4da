/** Saves a table in the browser, under a name without its ending. */
export function saveCsv(content: string, name: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.csv`;
  link.click();
  // The browser reads the address after the click, so it is released later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
