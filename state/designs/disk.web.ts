import { type DesignFile, FILE_SIZE, openFile } from './file';
import type { Opened } from './opened';

/** A page from the local network is no secure context: it cannot share, but it can download. */
export function giveFile({ name, text }: DesignFile): Promise<boolean> {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return Promise.resolve(true);
}

/** `null` when nobody picked anything. */
export function pickFile(): Promise<Opened | null> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.json,application/json';
  return new Promise((done) => {
    input.addEventListener('cancel', () => done(null));
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      if (file === undefined) done(null);
      else if (file.size > FILE_SIZE) done({ problem: 'too-big' });
      else
        file.text().then(
          (text) => done(openFile(text)),
          () => done({ problem: 'damaged' }),
        );
    });
    input.click();
  });
}
