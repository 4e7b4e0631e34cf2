import { openPalaverFile, type PalaverFile } from './openPalaverFile';
import { pickFile } from './pickFile';

/** What is in the file that the player chooses; `null` when they think better of it. */
export async function pickPalaverFile(): Promise<PalaverFile | null> {
  try {
    const text = await pickFile();
    return text === null ? null : openPalaverFile(text);
  } catch {
    return { kind: null, problem: 'damaged' };
  }
}
