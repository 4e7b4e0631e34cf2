/** Hands a text to the player as a file. */
export function saveFile(name: string, text: string): Promise<void> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return Promise.resolve();
}

/** The text of a file the player chooses; `null` when they think better of it. */
export function pickFile(): Promise<string | null> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.onchange = () =>
      void (input.files?.[0]?.text() ?? Promise.resolve(null)).then(resolve, () => resolve(''));
    input.oncancel = () => resolve(null);
    input.click();
  });
}
