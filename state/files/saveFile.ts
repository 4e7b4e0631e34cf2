/** Hands a text to the browser, which puts it where downloads go. */
export function saveFile(name: string, text: string, type = 'application/json'): Promise<void> {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return Promise.resolve();
}
