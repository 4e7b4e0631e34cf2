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
