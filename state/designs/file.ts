import type { Sound } from './draft';
import { type Opened, openDesign } from './checkDesign';

const VERSION = 1;
/** Looked at before a file is read: a sound design is much smaller. */
const FILE_SIZE = 65_536;
const FILE_ENDING = '.palaver.json';

export type DesignFile = { readonly name: string; readonly text: string };

const slug = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);

export function fileOf(design: Sound): DesignFile {
  const name = design.scenario?.words?.name ?? design.climate?.words?.name ?? '';
  return {
    name: (slug(name) || 'raise-your-voice') + FILE_ENDING,
    text: JSON.stringify({ palaver: 'design', game: 'ryv', version: VERSION, design }, null, 2),
  };
}

/** Never throws: people open all kinds of files. */
export function openFile(text: string): Opened {
  if (text.length > FILE_SIZE) return { problem: 'too-big' };
  try {
    const held = JSON.parse(text) as {
      palaver?: unknown;
      game?: unknown;
      version?: unknown;
      design?: unknown;
    } | null;
    if (held?.palaver !== 'design' || held.game !== 'ryv') return { problem: 'not-a-design' };
    if (held.version !== VERSION) return { problem: 'other-version' };
    return openDesign(JSON.stringify(held.design) ?? '');
  } catch {
    return { problem: 'not-a-design' };
  }
}
