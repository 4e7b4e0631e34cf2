import { FILES } from '@/table/wire/limits';

import { TOO_BIG } from './openPalaverFile';

/** The text of a file the player chooses; `null` when they think better of it. What is too big is not read. */
export function pickFile(): Promise<string | typeof TOO_BIG | null> {
  return new Promise((resolve, reject) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.onchange = () => {
      const file = input.files?.[0];
      if (file === undefined) resolve(null);
      else if (file.size > FILES.bytes) resolve(TOO_BIG);
      else file.text().then(resolve, reject);
    };
    input.oncancel = () => resolve(null);
    input.click();
  });
}
